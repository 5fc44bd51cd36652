// Random constants of a given type.

#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/makers/Constants.h"
#include "verify/seek/mutate/random/Types.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::mutate {

/// Random bits; of a very wide integer, only the lowest are.
static APInt randomBits(unsigned width, Chooser &choose) {
  unsigned random = std::min(width, mostIntegerBits);
  SmallVector<uint64_t> words((random + 63) / 64);
  for (uint64_t &word : words)
    word = choose.bits();
  return APInt(random, words).zext(width);
}

static Constant *randomInteger(IntegerType *type, Chooser &choose) {
  unsigned width = type->getBitWidth();
  if (choose.oneIn(3))
    return ConstantInt::get(type, randomBits(width, choose));
  SmallVector<APInt> all = makers::integersOf(width);
  // All others have as many bits as the type.
  if (width > mostIntegerBits)
    all.truncate(3);
  return ConstantInt::get(type, choose.of(all));
}

static Constant *randomFloat(Type *type, Chooser &choose) {
  const fltSemantics &format = type->getFltSemantics();
  APInt bits = randomBits(APFloat::getSizeInBits(format), choose);
  SmallVector<APFloat> all = makers::floatsOf(format, bits);
  all.push_back(APFloat(format, bits));
  APFloat &value = choose.of(all);
  if (choose.flip())
    value.changeSign();
  return ConstantFP::get(type->getContext(), value);
}

/// Chooses a global value; null if there is none.
static GlobalValue *randomGlobal(Module &module, Chooser &choose) {
  std::vector<GlobalValue *> found;
  for (GlobalValue &value : module.global_values())
    if (auto *function = dyn_cast<Function>(&value);
        !function || !function->isIntrinsic())
      found.push_back(&value);
  return found.empty() ? nullptr : choose.of(found);
}

/// A block whose address may be taken; null if there is none.
static BasicBlock *randomBlock(Module &module, Chooser &choose) {
  std::vector<BasicBlock *> found;
  for (Function &function : module)
    for (BasicBlock &block : function)
      if (!block.isEntryBlock())
        found.push_back(&block);
  return found.empty() ? nullptr : choose.of(found);
}

/// An expression with the type of any pointer, based on a global.
static Constant *randomAddress(Module &module, Chooser &choose) {
  LLVMContext &context = module.getContext();
  GlobalValue *global = randomGlobal(module, choose);
  if (!global)
    return nullptr;
  auto *i64 = Type::getInt64Ty(context);
  switch (choose.below(9)) {
  case 0:
    if (isa<Function>(global))
      return DSOLocalEquivalent::get(global);
    return global;
  case 1:
    return NoCFIValue::get(global);
  case 2: {
    auto *null = ConstantPointerNull::get(PointerType::get(context, 0));
    return ConstantPtrAuth::get(
        global, ConstantInt::get(Type::getInt32Ty(context), choose.below(4)),
        ConstantInt::get(i64, choose.flip() ? 0 : choose.bits()),
        choose.oneIn(3) ? static_cast<Constant *>(global) : null, null);
  }
  case 3:
    if (BasicBlock *block = randomBlock(module, choose))
      return BlockAddress::get(block);
    return global;
  case 4:
  case 5: {
    SmallVector<makers::AddressPromise> promises = makers::addressPromises(
        module.getDataLayout().getIndexTypeSizeInBits(global->getType()));
    const makers::AddressPromise &promise = choose.of(promises);
    return ConstantExpr::getGetElementPtr(
        choose.flip() ? Type::getInt8Ty(context)
                      : randomScalarType(context, choose),
        global, ArrayRef<Constant *>{ConstantInt::get(i64, choose.below(9))},
        promise.flags, promise.inRange);
  }
  default:
    return global;
  }
}

static Constant *randomPointer(Module &module, PointerType *type,
                               Chooser &choose) {
  switch (choose.below(8)) {
  case 0:
    return ConstantPointerNull::get(type);
  case 1:
    return UndefValue::get(type);
  case 2:
    return PoisonValue::get(type);
  case 3:
    return ConstantExpr::getIntToPtr(
        ConstantInt::get(Type::getInt64Ty(type->getContext()),
                         choose.below(4096)),
        type);
  default: {
    Constant *address = randomAddress(module, choose);
    if (!address || !address->getType()->isPointerTy())
      return ConstantPointerNull::get(type);
    return address->getType() == type
               ? address
               : ConstantExpr::getAddrSpaceCast(address, type);
  }
  }
}

/// An integer expression on the address of a global; null if there is none.
static Constant *randomIntegerExpression(Module &module, IntegerType *type,
                                         Chooser &choose) {
  GlobalValue *global = randomGlobal(module, choose);
  if (!global)
    return nullptr;
  Constant *address = ConstantExpr::getPtrToInt(global, type);
  switch (choose.below(4)) {
  case 0:
    return ConstantExpr::getAdd(address, randomInteger(type, choose),
                                choose.flip(), choose.flip());
  case 1:
    return ConstantExpr::getSub(address, randomInteger(type, choose));
  case 2:
    return ConstantExpr::getXor(address, randomInteger(type, choose));
  default:
    return address;
  }
}

static Constant *randomElements(Module &module, Type *type, Chooser &choose,
                                unsigned depth) {
  auto element = [&](Type *of) {
    return randomConstant(module, of, choose, depth - 1);
  };
  SmallVector<Constant *> elements;
  if (auto *structure = dyn_cast<StructType>(type)) {
    if (structure->isOpaque())
      return UndefValue::get(type);
    for (Type *field : structure->elements())
      elements.push_back(element(field));
    return ConstantStruct::get(structure, elements);
  }
  if (auto *array = dyn_cast<ArrayType>(type)) {
    if (array->getNumElements() > 64)
      return Constant::getNullValue(type);
    for (uint64_t i = 0; i != array->getNumElements(); ++i)
      elements.push_back(element(array->getElementType()));
    return ConstantArray::get(array, elements);
  }
  auto *vector = cast<FixedVectorType>(type);
  for (unsigned i = 0; i != vector->getNumElements(); ++i)
    elements.push_back(element(vector->getElementType()));
  return ConstantVector::get(elements);
}

Constant *randomConstant(Module &module, Type *type, Chooser &choose,
                         unsigned depth) {
  if (type->isAggregateType() && !isSmallAndSized(type))
    return UndefValue::get(type);
  if (type->isTokenTy())
    return ConstantTokenNone::get(type->getContext());
  if (type->isX86_AMXTy())
    return PoisonValue::get(type);
  switch (choose.below(8)) {
  case 0:
    return PoisonValue::get(type);
  case 1:
    return UndefValue::get(type);
  case 2:
    if (makers::hasNull(type))
      return Constant::getNullValue(type);
    break;
  default:
    break;
  }
  if (auto *integer = dyn_cast<IntegerType>(type)) {
    Constant *expression =
        choose.oneIn(5) ? randomIntegerExpression(module, integer, choose)
                        : nullptr;
    return expression ? expression : randomInteger(integer, choose);
  }
  if (type->isFloatingPointTy())
    return randomFloat(type, choose);
  if (auto *pointer = dyn_cast<PointerType>(type))
    return randomPointer(module, pointer, choose);
  if (auto *vector = dyn_cast<VectorType>(type);
      vector && (choose.oneIn(3) || isa<ScalableVectorType>(vector))) {
    Type *scalar = vector->getElementType();
    if (isa<TargetExtType>(scalar))
      return PoisonValue::get(type);
    Constant *element =
        scalar->isIntegerTy() ? randomInteger(cast<IntegerType>(scalar), choose)
        : scalar->isFloatingPointTy() ? randomFloat(scalar, choose)
                                      : Constant::getNullValue(scalar);
    return ConstantVector::getSplat(vector->getElementCount(), element);
  }
  if (isa<TargetExtType>(type) || depth == 0)
    return makers::hasNull(type) && choose.flip() ? Constant::getNullValue(type)
                                                  : UndefValue::get(type);
  return randomElements(module, type, choose, depth);
}

} // namespace palindrome::mutate
