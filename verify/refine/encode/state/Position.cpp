// Where the walk over the paths of a function is.

#include "verify/refine/encode/state/Position.h"

using namespace palindrome::encode;

void Position::start(PathGraph paths) {
  graph = std::move(paths);
  edges.assign(graph.nodes.size(), {});
  number = 0;
}

void Position::enter(unsigned node) {
  number = node;
  if (node == 0)
    return;
  domain = Expr::boolean(false);
  for (auto [from, successor] : graph.nodes[node].predecessors)
    domain |= edge(from, successor);
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
