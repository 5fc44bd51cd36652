// Where the walk over the paths of a function is.

#include "verify/judge/refine/encode/state/Position.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome::encode;

void Position::start(PathGraph paths) {
  graph = std::move(paths);
  edges.assign(graph.nodes.size(), {});
  entered.assign(graph.nodes.size(), domain);
  left = entered;
  number = 0;
}

bool Position::branches(unsigned node) const {
  const BlockCopy &from = graph.nodes[node];
  return llvm::isa<llvm::BranchInst, llvm::SwitchInst>(
             from.block->getTerminator()) &&
         llvm::all_of(from.successors, BlockCopy::isCopy);
}

bool Position::isReachedByAll(unsigned node) const {
  unsigned dominator = graph.nodes[node].dominator;
  llvm::SmallVector<unsigned> open = {dominator};
  llvm::DenseSet<unsigned> seen = {node, dominator};
  while (!open.empty()) {
    unsigned next = open.pop_back_val();
    // Between them, no execution may end.
    if (!branches(next) ||
        (next != dominator && !left[next].isSame(entered[next])))
      return false;
    for (unsigned successor : graph.nodes[next].successors)
      if (seen.insert(successor).second)
        open.push_back(successor);
  }
  return true;
}

void Position::enter(unsigned node) {
  left[number] = domain;
  number = node;
  if (node != 0) {
    const BlockCopy &entering = graph.nodes[node];
    domain = Expr::boolean(false);
    if (entering.predecessors.size() > 1 && isReachedByAll(node))
      domain = left[entering.dominator];
    else
      for (auto [from, successor] : entering.predecessors)
        domain |= edge(from, successor);
  }
  entered[node] = domain;
}

void Position::leave() {
  number = graph.nodes.size();
  domain = Expr::boolean(true);
  current = nullptr;
}

void Position::onlyIf(Expr condition, llvm::function_ref<void()> act) {
  Expr before = domain, within = domain && condition;
  if (within.isFalse())
    return;
  bool wasPartial = isPartial;
  isPartial |= !condition.isTrue();
  domain = within;
  act();
  domain = domain.isSame(within) ? before : (before && !condition) || domain;
  isPartial = wasPartial;
}
