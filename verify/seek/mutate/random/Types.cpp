// Random types of LLVM, of all kinds.

#include "verify/seek/mutate/random/Types.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

using namespace llvm;

namespace palindrome::mutate {

IntegerType *randomIntegerType(LLVMContext &context, Chooser &choose) {
  static constexpr unsigned widths[] = {
      1,   2,    3,    5,    7,  8,  9,  13, 16,  17,  24,  31,
      32,  33,   48,   63,   64, 65, 80, 96, 127, 128, 129, 200,
      256, 1000, 1024, 4097, 8,  16, 32, 64, 128, 1,   32,  64};
  return IntegerType::get(context, choose.of(widths));
}

Type *randomFloatType(LLVMContext &context, Chooser &choose) {
  static constexpr Type::TypeID allKinds[] = {
      Type::HalfTyID,     Type::BFloatTyID,   Type::FloatTyID,
      Type::DoubleTyID,   Type::X86_FP80TyID, Type::FP128TyID,
      Type::PPC_FP128TyID};
  return Type::getPrimitiveType(context, choose.of(allKinds));
}

PointerType *randomPointerType(LLVMContext &context, Chooser &choose) {
  static constexpr unsigned spaces[] = {0, 0, 0,  0,   1,   2,
                                        3, 5, 10, 200, 270, 16777215};
  return PointerType::get(context, choose.of(spaces));
}

TargetExtType *randomTargetType(LLVMContext &context, Chooser &choose) {
  auto bytes =
      ScalableVectorType::get(Type::getInt8Ty(context), 1u << choose.below(4));
  auto get = [&](StringRef name, ArrayRef<Type *> types,
                 ArrayRef<unsigned> integers) -> TargetExtType * {
    Expected<TargetExtType *> type =
        TargetExtType::getOrError(context, name, types, integers);
    if (type)
      return *type;
    consumeError(type.takeError());
    return TargetExtType::get(context, "palindrome");
  };
  switch (choose.below(8)) {
  case 0:
    return get("aarch64.svcount", {}, {});
  case 1:
    return get("riscv.vector.tuple", {bytes}, {unsigned(2 + choose.below(3))});
  case 2:
    return get("spirv.Image", {Type::getVoidTy(context)},
               {unsigned(choose.below(3)), 0, 0, 0, 0, 0, 0});
  case 3:
    return get("spirv.Sampler", {}, {});
  case 4:
    return get("amdgcn.named.barrier", {}, {0});
  case 5:
    return get("dx.RawBuffer", {Type::getFloatTy(context)}, {0, 0});
  case 6:
    return get("spirv.Event", {}, {});
  default:
    return get("some.target", {randomScalarType(context, choose)},
               {unsigned(choose.below(100))});
  }
}

Type *randomScalarType(LLVMContext &context, Chooser &choose) {
  switch (choose.below(5)) {
  case 0:
  case 1:
    return randomIntegerType(context, choose);
  case 2:
  case 3:
    return randomFloatType(context, choose);
  default:
    return randomPointerType(context, choose);
  }
}

VectorType *randomVectorType(LLVMContext &context, Chooser &choose) {
  static constexpr unsigned counts[] = {1, 2, 2, 3, 4, 4, 5, 7, 8, 16, 17, 64};
  return VectorType::get(
      randomScalarType(context, choose),
      ElementCount::get(choose.of(counts), /*Scalable=*/choose.oneIn(3)));
}

static Type *randomStructType(Module &module, Chooser &choose, unsigned depth) {
  LLVMContext &context = module.getContext();
  if (choose.oneIn(3)) {
    std::vector<StructType *> named;
    for (StructType *type : module.getIdentifiedStructTypes())
      if (type->getNumElements() && isSmallAndSized(type))
        named.push_back(type);
    if (!named.empty())
      return choose.of(named);
  }
  SmallVector<Type *> fields;
  for (size_t n = choose.below(4) + 1; n != 0; --n)
    fields.push_back(randomSizedType(module, choose, depth - 1));
  bool packed = choose.oneIn(4);
  // Not without a name: LLVM prints the address of such a type where it occurs
  // in nothing but attributes.
  if (choose.oneIn(3))
    return StructType::create(context, fields, "made", packed);
  return StructType::get(context, fields, packed);
}

Type *randomSizedType(Module &module, Chooser &choose, unsigned depth) {
  LLVMContext &context = module.getContext();
  switch (choose.below(depth ? 12 : 8)) {
  case 0:
  case 1:
  case 2:
  case 3:
    return randomScalarType(context, choose);
  case 4:
  case 5:
  case 6:
    return randomVectorType(context, choose);
  case 7: {
    if (choose.oneIn(4))
      return Type::getX86_AMXTy(context);
    Type *type = randomTargetType(context, choose);
    return type->isSized() ? type : randomScalarType(context, choose);
  }
  case 8:
  case 9: {
    static constexpr unsigned counts[] = {0, 1, 2, 3, 4, 7, 16};
    Type *element = randomSizedType(module, choose, depth - 1);
    return ArrayType::isValidElementType(element)
               ? ArrayType::get(element, choose.of(counts))
               : element;
  }
  default:
    return randomStructType(module, choose, depth);
  }
}

/// Counts the parts of a type off `budget`; false if there are more, or if one
/// is too wide. Types may share parts, so that there are exponentially many.
static bool isWithin(Type *type, unsigned &budget) {
  if (budget == 0)
    return false;
  --budget;
  if (auto *array = dyn_cast<ArrayType>(type))
    return array->getNumElements() < 1000 &&
           isWithin(array->getElementType(), budget);
  if (auto *structure = dyn_cast<StructType>(type))
    return llvm::all_of(structure->elements(),
                        [&](Type *field) { return isWithin(field, budget); });
  return type->getScalarType()->getPrimitiveSizeInBits() <= mostIntegerBits;
}

bool isSmallAndSized(Type *type) {
  unsigned budget = 1000;
  return isWithin(type, budget) && type->isSized();
}

} // namespace palindrome::mutate
