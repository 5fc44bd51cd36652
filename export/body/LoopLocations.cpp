// Moves the debug locations of loop metadata into the function of the loop's
// branch, where LLVM's verifier requires them. A pass that inlines a loop
// leaves them in the function that the loop comes from:
//
//   br ..., !dbg !1, !llvm.loop !2
//   !1 = !DILocation(line: 9, scope: !callee, inlinedAt: !5)
//   !2 = distinct !{!2, !3}
//   !3 = !DILocation(line: 7, scope: !callee)
//
// becomes the same with
//
//   !3 = !DILocation(line: 7, scope: !callee, inlinedAt: !5)

#include "export/body/BodyExporter.h"
#include "translate/Carrier.h"
#include "translate/DebugChains.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace palindrome::exporter;
using llvm::dyn_cast_or_null;

/// `location` inlined at the same call as the innermost frame of `branch` that
/// has the same subprogram; null if no frame has.
static llvm::DILocation *inlinedWith(const llvm::DILocation *location,
                                     const llvm::DILocation *branch) {
  const llvm::DISubprogram *own = enclosingSubprogram(location->getRawScope());
  if (!own)
    return nullptr;
  for (; branch; branch = branch->getInlinedAt())
    if (enclosingSubprogram(branch->getRawScope()) == own)
      return llvm::DILocation::get(
          location->getContext(), location->getLine(), location->getColumn(),
          location->getRawScope(), branch->getInlinedAt(),
          location->isImplicitCode(), location->getAtomGroup(),
          location->getAtomRank());
  return nullptr;
}

/// The node of `loop` with the locations of other functions moved to that of
/// `branch`, or dropped with a warning if they cannot be. The first operand is
/// that of `loop`, or the new node where `loop` refers to itself.
llvm::MDNode *BodyExporter::loopWithin(llvm::MDNode *loop,
                                       const llvm::DILocation *branch) {
  auto isForeign = [&](const llvm::Metadata *operand) {
    auto *place = dyn_cast_or_null<llvm::DILocation>(operand);
    return place && outermostSubprogram(place) != subprogram;
  };
  if (loop->getNumOperands() == 0 ||
      llvm::none_of(llvm::drop_begin(loop->operands()), isForeign))
    return loop;

  llvm::SmallVector<llvm::Metadata *> operands = {loop->getOperand(0)};
  bool dropsAny = false;
  for (llvm::Metadata *operand : llvm::drop_begin(loop->operands())) {
    if (isForeign(operand)) {
      operand = inlinedWith(llvm::cast<llvm::DILocation>(operand), branch);
      if (!operand || isForeign(operand)) {
        dropsAny = true;
        continue;
      }
    }
    operands.push_back(operand);
  }
  if (dropsAny)
    module.report.drop("a location of !llvm.loop",
                       "its scope is of another function");
  // All branches of one loop get one node.
  llvm::MDNode *&copy = loopsWithin[{loop, operands}];
  if (!copy) {
    copy = loop->isDistinct()
               ? llvm::MDNode::getDistinct(module.context, operands)
               : llvm::MDNode::get(module.context, operands);
    if (operands.front() == loop)
      copy->replaceOperandWith(0, copy);
  }
  return copy;
}

void BodyExporter::finishLoops() {
  if (!subprogram)
    return;
  for (auto [op, inst] : loops) {
    module.report.op = op;
    if (llvm::MDNode *loop = inst->getMetadata(llvm::LLVMContext::MD_loop))
      inst->setMetadata(llvm::LLVMContext::MD_loop,
                        loopWithin(loop, inst->getDebugLoc()));
  }
}
