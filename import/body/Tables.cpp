// What the tables that MLIR generates call: it sets the flags of instructions
// on their ops, and translates the arguments of intrinsics. The table of the
// intrinsics of the `llvm` dialect.

#include "import/body/BodyImporter.h"
#include "import/body/IntrinsicCall.h"
#include "import/types/Enums.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

void BodyImporter::setIntegerOverflowFlags(llvm::Instruction *inst,
                                           Operation *op) {
  IntegerOverflowFlags flags = IntegerOverflowFlags::none;
  if (inst->hasNoSignedWrap())
    flags = flags | IntegerOverflowFlags::nsw;
  if (inst->hasNoUnsignedWrap())
    flags = flags | IntegerOverflowFlags::nuw;
  if (flags != IntegerOverflowFlags::none)
    cast<IntegerOverflowFlagsInterface>(op).setOverflowFlags(flags);
}

void BodyImporter::setExactFlag(llvm::Instruction *inst, Operation *op) {
  if (inst->isExact())
    cast<ExactFlagInterface>(op).setIsExact(true);
}

void BodyImporter::setDisjointFlag(llvm::Instruction *inst, Operation *op) {
  if (cast<llvm::PossiblyDisjointInst>(inst)->isDisjoint())
    cast<DisjointFlagInterface>(op).setIsDisjoint(true);
}

void BodyImporter::setNonNegFlag(llvm::Instruction *inst, Operation *op) {
  if (inst->hasNonNeg())
    cast<NonNegFlagInterface>(op).setNonNeg(true);
}

FastmathFlags BodyImporter::convertFastMath(llvm::FastMathFlags flags) {
  FastmathFlags result = FastmathFlags::none;
  auto add = [&](bool set, FastmathFlags flag) {
    if (set)
      result = result | flag;
  };
  add(flags.noNaNs(), FastmathFlags::nnan);
  add(flags.noInfs(), FastmathFlags::ninf);
  add(flags.noSignedZeros(), FastmathFlags::nsz);
  add(flags.allowReciprocal(), FastmathFlags::arcp);
  add(flags.allowContract(), FastmathFlags::contract);
  add(flags.approxFunc(), FastmathFlags::afn);
  add(flags.allowReassoc(), FastmathFlags::reassoc);
  return result;
}

void BodyImporter::setFastmathFlagsAttr(llvm::Instruction *inst,
                                        Operation *op) {
  if (!isa<llvm::FPMathOperator>(inst))
    return;
  llvm::FastMathFlags flags = inst->getFastMathFlags();
  if (!flags.any())
    return;
  auto interface = cast<FastmathFlagsInterface>(op);
  op->setAttr(interface.getFastmathAttrName(),
              FastmathFlagsAttr::get(op->getContext(), convertFastMath(flags)));
}

StringRef BodyImporter::metadataText(llvm::Value *value) {
  return cast<llvm::MDString>(cast<llvm::MetadataAsValue>(value)->getMetadata())
      ->getString();
}

StringRef BodyImporter::getLLVMSyncScope(llvm::Instruction *inst) {
  std::optional<llvm::SyncScope::ID> scope = llvm::getAtomicSyncScopeID(inst);
  if (!scope || *scope == llvm::SyncScope::System)
    return "";
  SmallVector<StringRef> names;
  inst->getContext().getSyncScopeNames(names);
  return names[*scope];
}

LogicalResult BodyImporter::convertIntrinsicArguments(
    ArrayRef<llvm::Value *> llvmValues,
    ArrayRef<llvm::OperandBundleUse> bundles, bool requiresBundles,
    ArrayRef<unsigned> immArgPositions, ArrayRef<StringLiteral> immArgNames,
    SmallVectorImpl<Value> &operands,
    SmallVectorImpl<NamedAttribute> &attributes) {
  for (auto [i, value] : llvm::enumerate(llvmValues)) {
    const unsigned *position = llvm::find(immArgPositions, i);
    if (position == immArgPositions.end()) {
      FailureOr<Value> operand = convertValue(value);
      if (failed(operand))
        return failure();
      operands.push_back(*operand);
      continue;
    }
    Attribute attribute = argumentAttribute(value);
    if (!attribute)
      return failure();
    attributes.push_back(builder.getNamedAttr(
        immArgNames[position - immArgPositions.begin()], attribute));
  }
  if (!requiresBundles)
    return success();
  SmallVector<int32_t> sizes;
  SmallVector<Attribute> tags;
  for (const llvm::OperandBundleUse &bundle : bundles) {
    for (const llvm::Use &input : bundle.Inputs) {
      FailureOr<Value> operand = convertValue(input.get());
      if (failed(operand))
        return failure();
      operands.push_back(*operand);
    }
    sizes.push_back(static_cast<int32_t>(bundle.Inputs.size()));
    tags.push_back(builder.getStringAttr(bundle.getTagName()));
  }
  attributes.push_back(
      builder.getNamedAttr(LLVMDialect::getOpBundleSizesAttrName(),
                           builder.getDenseI32ArrayAttr(sizes)));
  if (!tags.empty())
    attributes.push_back(builder.getNamedAttr(
        LLVMDialect::getOpBundleTagsAttrName(), builder.getArrayAttr(tags)));
  return success();
}

FailureOr<SmallVector<Value>>
BodyImporter::convertClauses(llvm::LandingPadInst *inst) {
  SmallVector<llvm::Value *> clauses;
  for (unsigned i = 0; i < inst->getNumClauses(); ++i)
    clauses.push_back(inst->getClause(i));
  return convertValues(clauses);
}

FPExceptionBehaviorAttr
BodyImporter::matchFPExceptionBehaviorAttr(llvm::Value *value) {
  return FPExceptionBehaviorAttr::get(
      builder.getContext(),
      convertFPExceptionBehaviorFromLLVM(
          *llvm::convertStrToExceptionBehavior(metadataText(value))));
}

RoundingModeAttr BodyImporter::matchRoundingModeAttr(llvm::Value *value) {
  return RoundingModeAttr::get(
      builder.getContext(),
      convertRoundingModeFromLLVM(
          *llvm::convertStrToRoundingMode(metadataText(value))));
}

LogicalResult BodyImporter::importByIntrinsicTable(llvm::CallInst *inst) {
  BodyImporter &moduleImport = *this;
  OpBuilder &odsBuilder = builder;
  llvm::Intrinsic::ID intrinsicID = inst->getIntrinsicID();
  IntrinsicCall call(inst);
  ArrayRef<llvm::Value *> llvmOperands = call.arguments;
  ArrayRef<llvm::OperandBundleUse> llvmOpBundles = call.bundles;
#include "mlir/Dialect/LLVMIR/LLVMIntrinsicFromLLVMIRConversions.inc"
  return failure();
}
