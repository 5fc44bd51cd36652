// Random constants of a given type.

#include "verify/seek/mutate/random/Constants.h"
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
  unsigned kind = choose.below(7);
  // Both need all bits of the type.
  bool isExtreme = kind == 3 || kind == 4;
  if (isExtreme && width > mostIntegerBits)
    kind = 5;
  switch (kind) {
  case 0:
    return ConstantInt::get(type, 0);
  case 1:
    return ConstantInt::get(type, 1);
  case 2:
    return Constant::getAllOnesValue(type);
  case 3:
    return ConstantInt::get(type, APInt::getSignedMinValue(width));
  case 4:
    return ConstantInt::get(type, APInt::getSignedMaxValue(width));
  default:
    return ConstantInt::get(type, randomBits(width, choose));
  }
}

static Constant *randomFloat(Type *type, Chooser &choose) {
  const fltSemantics &format = type->getFltSemantics();
  LLVMContext &context = type->getContext();
  APInt payload = randomBits(APFloat::getSizeInBits(format), choose);
  auto get = [&](const APFloat &value) {
    return ConstantFP::get(context, value);
  };
  bool negative = choose.flip();
  switch (choose.below(9)) {
  case 0:
    return get(APFloat::getZero(format, negative));
  case 1:
    return get(APFloat::getInf(format, negative));
  case 2:
    return get(APFloat::getQNaN(format, negative, &payload));
  case 3:
    return get(APFloat::getSNaN(format, negative, &payload));
  case 4:
    return get(APFloat::getSmallest(format, negative));
  case 5:
    return get(APFloat::getLargest(format, negative));
  case 6:
    return get(APFloat::getOne(format, negative));
  case 7:
    return get(APFloat(format, payload.getLoBits(32).getLimitedValue()));
  default:
    return get(APFloat(format, payload));
  }
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
    auto flags = choose.oneIn(3)   ? GEPNoWrapFlags::inBounds()
                 : choose.oneIn(3) ? GEPNoWrapFlags::noUnsignedWrap()
                                   : GEPNoWrapFlags::none();
    std::optional<ConstantRange> range;
    if (choose.oneIn(3)) {
      unsigned width =
          module.getDataLayout().getIndexTypeSizeInBits(global->getType());
      range = ConstantRange(APInt(width, 0), APInt(width, 8));
    }
    return ConstantExpr::getGetElementPtr(
        choose.flip() ? Type::getInt8Ty(context)
                      : randomScalarType(context, choose),
        global, ArrayRef<Constant *>{ConstantInt::get(i64, choose.below(9))},
        flags, range);
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

/// Whether a type has a null value.
static bool hasNull(Type *type) {
  if (auto *structure = dyn_cast<StructType>(type))
    return !structure->isOpaque() &&
           llvm::all_of(structure->elements(), hasNull);
  if (auto *array = dyn_cast<ArrayType>(type))
    return hasNull(array->getElementType());
  if (auto *target = dyn_cast<TargetExtType>(type))
    return target->hasProperty(TargetExtType::HasZeroInit);
  return !type->isX86_AMXTy() && !type->isMetadataTy() && !type->isLabelTy();
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
    if (hasNull(type))
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
    return hasNull(type) && choose.flip() ? Constant::getNullValue(type)
                                          : UndefValue::get(type);
  return randomElements(module, type, choose, depth);
}

} // namespace palindrome::mutate
