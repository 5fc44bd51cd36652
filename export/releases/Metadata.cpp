// Metadata of instructions in the forms that a release verifies. Weights and
// annotations say nothing of an execution.

#include "llvm/IR/Metadata.h"
#include "export/releases/Changes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;
using namespace palindrome::releases;

/// The release that has the origin of branch weights, and the one that has
/// annotations of several strings.
static constexpr unsigned weightOriginSince = 19, annotationNodeSince = 17;

/// `!{!"branch_weights", !"expected", i32 1, i32 9}` without its origin.
static void changeWeights(Changes &changes, Instruction &inst) {
  MDNode *node = inst.getMetadata(LLVMContext::MD_prof);
  if (!node || node->getNumOperands() < 2 ||
      !isa_and_present<MDString>(node->getOperand(1)) ||
      !isa_and_present<MDString>(node->getOperand(0)) ||
      cast<MDString>(node->getOperand(0))->getString() != "branch_weights")
    return;
  SmallVector<Metadata *> kept(node->operands());
  kept.erase(kept.begin() + 1);
  inst.setMetadata(LLVMContext::MD_prof, MDNode::get(node->getContext(), kept));
  changes.dropped("origin of branch weights");
}

static void changeAnnotation(Changes &changes, Instruction &inst) {
  MDNode *node = inst.getMetadata(LLVMContext::MD_annotation);
  if (!node || all_of(node->operands(), IsaPred<MDString>))
    return;
  inst.setMetadata(LLVMContext::MD_annotation, nullptr);
  changes.dropped("!annotation of nodes");
}

void palindrome::releases::changeMetadata(Changes &changes) {
  for (Function &function : changes.module)
    for (Instruction &inst : instructions(function)) {
      if (changes.lacks(weightOriginSince))
        changeWeights(changes, inst);
      if (changes.lacks(annotationNodeSince))
        changeAnnotation(changes, inst);
    }
}
