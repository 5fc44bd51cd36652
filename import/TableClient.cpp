// The flags of instructions on the ops made from them.

#include "import/TableClient.h"

using namespace palindrome;
using namespace mlir;
using namespace mlir::LLVM;

void TableClient::setIntegerOverflowFlags(llvm::Instruction *inst,
                                          Operation *op) {
  IntegerOverflowFlags flags = IntegerOverflowFlags::none;
  if (inst->hasNoSignedWrap())
    flags = flags | IntegerOverflowFlags::nsw;
  if (inst->hasNoUnsignedWrap())
    flags = flags | IntegerOverflowFlags::nuw;
  if (flags != IntegerOverflowFlags::none)
    cast<IntegerOverflowFlagsInterface>(op).setOverflowFlags(flags);
}

void TableClient::setExactFlag(llvm::Instruction *inst, Operation *op) {
  if (inst->isExact())
    cast<ExactFlagInterface>(op).setIsExact(true);
}

void TableClient::setDisjointFlag(llvm::Instruction *inst, Operation *op) {
  if (cast<llvm::PossiblyDisjointInst>(inst)->isDisjoint())
    cast<DisjointFlagInterface>(op).setIsDisjoint(true);
}

void TableClient::setNonNegFlag(llvm::Instruction *inst, Operation *op) {
  if (inst->hasNonNeg())
    cast<NonNegFlagInterface>(op).setNonNeg(true);
}

FastmathFlags TableClient::convertFastMath(llvm::FastMathFlags flags) {
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

void TableClient::setFastmathFlagsAttr(llvm::Instruction *inst, Operation *op) {
  if (!isa<llvm::FPMathOperator>(inst))
    return;
  llvm::FastMathFlags flags = inst->getFastMathFlags();
  if (!flags.any())
    return;
  auto interface = cast<FastmathFlagsInterface>(op);
  op->setAttr(interface.getFastmathAttrName(),
              FastmathFlagsAttr::get(op->getContext(), convertFastMath(flags)));
}

StringRef TableClient::metadataText(llvm::Value *value) {
  return cast<llvm::MDString>(cast<llvm::MetadataAsValue>(value)->getMetadata())
      ->getString();
}

StringRef TableClient::getLLVMSyncScope(llvm::Instruction *inst) {
  std::optional<llvm::SyncScope::ID> scope = llvm::getAtomicSyncScopeID(inst);
  if (!scope || *scope == llvm::SyncScope::System)
    return "";
  SmallVector<StringRef> names;
  inst->getContext().getSyncScopeNames(names);
  return names[*scope];
}
