// The nodes that walks have led to.

#include "verify/judge/refine/lockstep/state/Nodes.h"
#include "verify/judge/refine/lockstep/state/Suggestions.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

Node &Nodes::nodeOf(const Value *source, const Value *target) {
  std::unique_ptr<Node> &node = all[{source, target}];
  if (!node) {
    node = std::make_unique<Node>(source, target);
    // What its phis correspond to may depend on whether the node exists.
    if (auto *block = dyn_cast<BasicBlock>(target))
      for (const PHINode &phi : block->phis())
        suggestions.noteSuggestion(&phi);
  }
  if (!node->isFound) {
    node->isFound = true;
    found.push_back(node.get());
  }
  return *node;
}
