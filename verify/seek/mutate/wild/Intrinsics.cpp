// A mutation that inserts a call of a random intrinsic of any target.

#include "llvm/IR/Intrinsics.h"
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
using Intrinsic::IITDescriptor;

namespace palindrome::mutate {

/// What the overloaded types of an intrinsic have to be, by their number, as
/// far as others are derived from them.
struct OverloadNeeds {
  bool vector = false;  ///< Its elements or its count are used.
  bool integer = false; ///< It is extended, truncated or reinterpreted.
};

static Type *randomOverload(Module &module, IITDescriptor::ArgKind kind,
                            OverloadNeeds needs, Chooser &choose) {
  LLVMContext &context = module.getContext();
  // Widths that can be doubled and halved, and counts likewise.
  static constexpr unsigned widths[] = {8, 16, 32, 64};
  static constexpr unsigned counts[] = {4, 8, 16};
  Type *scalar = nullptr;
  switch (kind) {
  case IITDescriptor::AK_AnyFloat:
    scalar = randomFloatType(context, choose);
    break;
  case IITDescriptor::AK_AnyPointer:
    scalar = randomPointerType(context, choose);
    break;
  case IITDescriptor::AK_AnyInteger:
    scalar = needs.integer ? IntegerType::get(context, choose.of(widths))
                           : randomIntegerType(context, choose);
    break;
  case IITDescriptor::AK_AnyVector:
    needs.vector = true;
    [[fallthrough]];
  default:
    if (!needs.integer && !needs.vector && choose.flip())
      return randomSizedType(module, choose);
    scalar = needs.integer ? IntegerType::get(context, choose.of(widths))
                           : randomScalarType(context, choose);
  }
  if (needs.vector || choose.oneIn(3))
    return VectorType::get(
        scalar, ElementCount::get(choose.of(counts), choose.oneIn(3)));
  return scalar;
}

/// Chooses the overloaded types of an intrinsic.
static SmallVector<Type *> randomOverloads(Module &module, Intrinsic::ID id,
                                           Chooser &choose) {
  SmallVector<IITDescriptor, 8> table;
  Intrinsic::getIntrinsicInfoTableEntries(id, table);
  SmallVector<IITDescriptor::ArgKind> kinds;
  SmallVector<OverloadNeeds> needs;
  auto reach = [&](unsigned number) -> OverloadNeeds & {
    if (number >= needs.size()) {
      needs.resize(number + 1);
      kinds.resize(number + 1, IITDescriptor::AK_MatchType);
    }
    return needs[number];
  };
  for (const IITDescriptor &entry : table)
    switch (entry.Kind) {
    case IITDescriptor::Argument:
      reach(entry.getArgumentNumber());
      if (entry.getArgumentKind() != IITDescriptor::AK_MatchType)
        kinds[entry.getArgumentNumber()] = entry.getArgumentKind();
      break;
    case IITDescriptor::ExtendArgument:
    case IITDescriptor::TruncArgument:
    case IITDescriptor::Subdivide2Argument:
    case IITDescriptor::Subdivide4Argument:
    case IITDescriptor::VecOfBitcastsToInt:
      reach(entry.getArgumentNumber()).integer = true;
      if (entry.Kind != IITDescriptor::ExtendArgument &&
          entry.Kind != IITDescriptor::TruncArgument)
        reach(entry.getArgumentNumber()).vector = true;
      break;
    case IITDescriptor::SameVecWidthArgument:
    case IITDescriptor::VecElementArgument:
      reach(entry.getArgumentNumber()).vector = true;
      break;
    case IITDescriptor::OneNthEltsVecArgument:
    case IITDescriptor::VecOfAnyPtrsToElt:
      reach(entry.getRefArgNumber()).vector = true;
      break;
    default:
      break;
    }
  SmallVector<Type *> types;
  for (auto [kind, need] : llvm::zip_equal(kinds, needs))
    types.push_back(randomOverload(module, kind, need, choose));
  return types;
}

/// Whether `type` is or holds a vector without elements, which is what LLVM
/// makes of an eighth of four elements, and which it does not read.
static bool hasEmptyVector(Type *type) {
  if (auto *vector = dyn_cast<VectorType>(type))
    return vector->getElementCount().isZero();
  return llvm::any_of(type->subtypes(), hasEmptyVector);
}

/// The type of an intrinsic with overloads that fit it; null if none were
/// found.
static FunctionType *randomSignature(Module &module, Intrinsic::ID id,
                                     SmallVectorImpl<Type *> &overloads,
                                     Chooser &choose) {
  for (unsigned again = 0; again != 8; ++again) {
    overloads = randomOverloads(module, id, choose);
    FunctionType *type = Intrinsic::getType(module.getContext(), id, overloads);
    SmallVector<IITDescriptor, 8> table;
    Intrinsic::getIntrinsicInfoTableEntries(id, table);
    ArrayRef<IITDescriptor> rest = table;
    SmallVector<Type *> matched;
    if (Intrinsic::matchIntrinsicSignature(type, rest, matched) ==
            Intrinsic::MatchIntrinsicTypes_Match &&
        matched == overloads && !hasEmptyVector(type))
      return type;
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
