// Random types of LLVM, of all kinds.

#include "verify/seek/mutate/random/Types.h"
#include "verify/seek/makers/Types.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::mutate {

IntegerType *randomIntegerType(LLVMContext &context, Chooser &choose) {
  unsigned width = choose.of(makers::integerWidths);
  if (choose.oneIn(4))
    width = 1 + choose.below(size_t(1) << choose.below(14));
  return IntegerType::get(context, width);
}

Type *randomFloatType(LLVMContext &context, Chooser &choose) {
  return Type::getPrimitiveType(context, choose.of(makers::floatFormats));
}

PointerType *randomPointerType(LLVMContext &context, Chooser &choose) {
  unsigned space = choose.flip() ? choose.of(makers::addressSpaces) : 0;
  return PointerType::get(context, choose.oneIn(4) ? choose.below(300) : space);
}

TargetExtType *randomTargetType(LLVMContext &context, Chooser &choose) {
  switch (choose.below(6)) {
  case 0:
    return TargetExtType::get(
        context, choose.flip() ? "some.target" : "spirv.Sampler",
        {randomScalarType(context, choose)}, {unsigned(choose.below(100))});
  case 1:
    return TargetExtType::get(context, "riscv.vector.tuple",
                              {ScalableVectorType::get(Type::getInt8Ty(context),
                                                       1u << choose.below(4))},
                              {unsigned(2 + choose.below(3))});
  default: {
    makers::TypeList all = makers::targetTypes(context);
    return cast<TargetExtType>(choose.of(all));
  }
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
  unsigned count = choose.of(makers::elementCounts);
  if (choose.oneIn(4))
    count = 1 + choose.below(64);
  return VectorType::get(
      randomScalarType(context, choose),
      ElementCount::get(count, /*Scalable=*/choose.oneIn(3)));
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
