// Checks of metadata that lists ranges of integers. The conditions are those of
// LLVM's verifier, so that no attachment of a valid module is dropped.

#include "export/types/RangeChecks.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::exporter;
using llvm::ConstantRange;
using llvm::isa;
using llvm::StringRef;

static bool touch(const ConstantRange &a, const ConstantRange &b) {
  return a.getUpper() == b.getLower() || a.getLower() == b.getUpper();
}

static StringRef defectOfNeighbours(const ConstantRange &earlier,
                                    const ConstantRange &later) {
  if (!later.intersectWith(earlier).isEmptySet())
    return "its ranges overlap";
  return touch(earlier, later) ? "its ranges are contiguous" : "";
}

/// What is wrong with `node` as a list of ranges of integers of `type`.
static StringRef defectOfList(const llvm::MDNode &node, const llvm::Type *type,
                              bool mayBeFull) {
  if (node.getNumOperands() == 0 || node.getNumOperands() % 2 != 0)
    return "it lists no pairs of bounds";
  llvm::SmallVector<ConstantRange> ranges;
  for (unsigned i = 0; i < node.getNumOperands(); i += 2) {
    const llvm::MDOperand &lower = node.getOperand(i);
    const llvm::MDOperand &upper = node.getOperand(i + 1);
    auto *from =
        lower ? llvm::mdconst::dyn_extract<llvm::ConstantInt>(lower) : nullptr;
    auto *to =
        upper ? llvm::mdconst::dyn_extract<llvm::ConstantInt>(upper) : nullptr;
    if (!from || !to || from->getType() != type || to->getType() != type)
      return "its bounds are no integers of the type";
    const llvm::APInt &low = from->getValue();
    if (low == to->getValue() &&
        (low.isMinValue() || !low.isMaxValue() || !mayBeFull))
      return "a range is empty";
    ranges.emplace_back(low, to->getValue());
  }
  for (size_t i = 1; i < ranges.size(); ++i) {
    if (StringRef why = defectOfNeighbours(ranges[i - 1], ranges[i]);
        !why.empty())
      return why;
    if (!ranges[i].getLower().sgt(ranges[i - 1].getLower()))
      return "its ranges are not in order";
  }
  // The last range may wrap around to the first.
  return ranges.size() > 2 ? defectOfNeighbours(ranges.front(), ranges.back())
                           : "";
}

StringRef palindrome::exporter::defectOfRanges(const llvm::MDNode &node,
                                               unsigned kind,
                                               const llvm::Instruction &inst) {
  if (kind == llvm::LLVMContext::MD_range)
    return isa<llvm::LoadInst, llvm::CallInst, llvm::InvokeInst>(inst)
               ? defectOfList(node, inst.getType()->getScalarType(),
                              /*mayBeFull=*/false)
               : "it stands on calls and loads only";
  if (kind == llvm::LLVMContext::MD_noalias_addrspace)
    return isa<llvm::LoadInst, llvm::StoreInst, llvm::AtomicRMWInst,
               llvm::AtomicCmpXchgInst, llvm::CallInst>(inst)
               ? defectOfList(node, llvm::Type::getInt32Ty(inst.getContext()),
                              /*mayBeFull=*/false)
               : "it stands on accesses of memory only";
  return "";
}

StringRef
palindrome::exporter::defectOfRanges(const llvm::MDNode &node, unsigned kind,
                                     const llvm::GlobalObject &symbol) {
  if (kind != llvm::LLVMContext::MD_absolute_symbol)
    return "";
  const llvm::DataLayout &layout = symbol.getParent()->getDataLayout();
  return defectOfList(node, layout.getIntPtrType(symbol.getType()),
                      /*mayBeFull=*/true);
}
