// The debug locations of loop metadata. A pass that inlines takes a loop to
// another function with the locations that it had, and LLVM's verifier wants
// them to be within the function of the loop's branch.

#include "export/BodyExporter.h"
#include "translate/Carrier.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using llvm::dyn_cast_or_null;

/// The subprogram of the function that the code at `location` is in.
static llvm::DISubprogram *outermost(const llvm::DILocation *location) {
  return location->getInlinedAtScope()->getSubprogram();
}

/// `location` as inlined where `branch` is: within the frame of the branch that
/// is of the same subprogram. Null when there is none.
static llvm::DILocation *inlinedWith(const llvm::DILocation *location,
                                     const llvm::DILocation *branch) {
  const llvm::DISubprogram *own = location->getScope()->getSubprogram();
  for (; branch; branch = branch->getInlinedAt())
    if (branch->getScope()->getSubprogram() == own)
      return llvm::DILocation::get(
          location->getContext(), location->getLine(), location->getColumn(),
          location->getRawScope(), branch->getInlinedAt(),
          location->isImplicitCode(), location->getAtomGroup(),
          location->getAtomRank());
  return nullptr;
}

/// The node of a loop without what is of another function. The first operand,
/// which should be the node itself, is as it was: nothing reads it.
llvm::MDNode *BodyExporter::loopWithin(llvm::MDNode *loop,
                                       const llvm::DILocation *branch) {
  auto isForeign = [&](const llvm::Metadata *operand) {
    auto *location = dyn_cast_or_null<llvm::DILocation>(operand);
    return location && outermost(location) != subprogram;
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
  // The branches of one loop keep one node.
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
