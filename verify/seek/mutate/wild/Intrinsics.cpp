// A mutation that inserts a call of a random intrinsic of any target.

#include "llvm/IR/Intrinsics.h"
#include "verify/seek/makers/Signatures.h"
#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/mutate/random/Types.h"
#include "verify/seek/mutate/random/Values.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::mutate {

/// The type of an intrinsic with overloads that fit it; null if none were
/// found.
static FunctionType *randomSignature(Module &module, Intrinsic::ID id,
                                     SmallVectorImpl<Type *> &overloads,
                                     Chooser &choose) {
  makers::PlainTypes types(module.getContext());
  makers::TypeList any = types.scalars;
  for (unsigned more = 0; more != 8; ++more)
    any.push_back(randomSizedType(module, choose));
  any.insert(any.end(), types.vectors.begin(), types.vectors.end());
  makers::Signature signature(id, types, any);
  for (unsigned again = 0; again != 100; ++again) {
    overloads.clear();
    for (const makers::TypeList &candidates : signature.candidates())
      overloads.push_back(choose.of(candidates));
    if (signature.fits(overloads))
      return Intrinsic::getType(module.getContext(), id, overloads);
  }
  return nullptr;
}

static Value *randomMetadataArgument(Module &module, Chooser &choose) {
  static constexpr StringLiteral strings[] = {"round.tonearest",
                                              "round.dynamic",
                                              "round.towardzero",
                                              "fpexcept.strict",
                                              "fpexcept.ignore",
                                              "fpexcept.maytrap",
                                              "oeq",
                                              "ult",
                                              "sp",
                                              "round.upward"};
  LLVMContext &context = module.getContext();
  auto *string = MDString::get(context, choose.of(strings));
  if (choose.oneIn(4))
    return MetadataAsValue::get(
        context,
        MDNode::get(context, {MDString::get(context, randomName(choose))}));
  return MetadataAsValue::get(context, string);
}

static bool intrinsicMade(Module &module, Chooser &choose) {
  Instruction *point = randomPoint(module, choose);
  if (!point)
    return false;
  Intrinsic::ID id = 0;
  SmallVector<Type *> overloads;
  FunctionType *type = nullptr;
  for (unsigned again = 0; again != 8 && !type; ++again) {
    // Two thirds of all intrinsics are of targets.
    id = 1 + choose.below(Intrinsic::num_intrinsics - 1);
    if (Intrinsic::isTargetIntrinsic(id) && choose.flip())
      continue;
    type = randomSignature(module, id, overloads, choose);
  }
  if (!type)
    return false;
  LLVMContext &context = module.getContext();
  AttributeList attributes = Intrinsic::getAttributes(context, id, type);
  SmallVector<Value *> arguments;
  for (auto [index, parameter] : llvm::enumerate(type->params())) {
    if (parameter->isMetadataTy()) {
      arguments.push_back(randomMetadataArgument(module, choose));
    } else if (attributes.hasParamAttr(index, Attribute::ImmArg)) {
      arguments.push_back(
          parameter->isIntegerTy()
              ? ConstantInt::get(
                    parameter, choose.below(parameter->isIntegerTy(1) ? 2 : 4))
              : Constant::getNullValue(parameter));
    } else {
      arguments.push_back(randomValue(*point, parameter, choose));
    }
  }
  Function *callee = Intrinsic::getOrInsertDeclaration(&module, id, overloads);
  auto *call =
      CallInst::Create(type, callee, arguments, "", point->getIterator());
  useResult(*call, choose);
  return true;
}

constexpr Mutation intrinsicRows[] = {
    {"intrinsic made", forFuzzing, intrinsicMade},
};

ArrayRef<Mutation> intrinsicMutations() { return intrinsicRows; }

} // namespace palindrome::mutate
