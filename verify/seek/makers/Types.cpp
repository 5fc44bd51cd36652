// Makes the types of the tables in a context.

#include "verify/seek/makers/Types.h"

using namespace llvm;

namespace palindrome::makers {

TypeList targetTypes(LLVMContext &context) {
  Type *i8 = Type::getInt8Ty(context);
  Type *voidType = Type::getVoidTy(context);
  return {TargetExtType::get(context, "unknown"),
          TargetExtType::get(context, "unknown.parameters",
                             {i8, PointerType::get(context, 1), voidType},
                             {0, 7}),
          TargetExtType::get(context, "spirv.Event"),
          TargetExtType::get(context, "spirv.Image", voidType,
                             {1, 0, 0, 0, 0, 0, 0}),
          TargetExtType::get(context, "spirv.IntegralConstant", {}, {32, 4}),
          TargetExtType::get(context, "aarch64.svcount"),
          TargetExtType::get(context, "riscv.vector.tuple",
                             ScalableVectorType::get(i8, 8), 2),
          TargetExtType::get(context, "dx.RawBuffer", i8, {1, 0}),
          TargetExtType::get(context, "amdgcn.named.barrier", {}, 0),
          TargetExtType::get(context, "llvm.test.vectorelement")};
}

PlainTypes::PlainTypes(LLVMContext &context) {
  for (unsigned width : integerWidths)
    integers.push_back(IntegerType::get(context, width));
  for (Type::TypeID format : floatFormats)
    floats.push_back(Type::getPrimitiveType(context, format));
  for (unsigned space : addressSpaces)
    pointers.push_back(PointerType::get(context, space));
  for (auto [kind, likes] : {std::pair{&integers, &integerLike},
                             {&floats, &floatLike},
                             {&pointers, &pointerLike}}) {
    scalars.insert(scalars.end(), kind->begin(), kind->end());
    *likes = *kind;
    for (Type *element : *kind)
      for (bool scalable : {false, true})
        for (unsigned count : elementCounts) {
          vectors.push_back(VectorType::get(element, count, scalable));
          likes->push_back(vectors.back());
        }
  }
}

} // namespace palindrome::makers
