// Unrolling: the graph of paths within the bound.

#include "verify/judge/refine/encode/ir/Unroll.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/CycleInfo.h"
#include <map>

using namespace palindrome::encode;
using namespace llvm;

/// The most nodes that a graph may have.
static constexpr unsigned mostNodes = 4000;

bool PathGraph::dominates(unsigned by, unsigned node) const {
  while (node > by)
    node = nodes[node].dominator;
  return node == by;
}

namespace {
/// Visits the copies depth first. The reverse of the order in which it leaves
/// them is topological.
class Unroller {
public:
  Unroller(const llvm::Function &function, unsigned bound)
      : bounds(function, bound), function(function) {}

  std::optional<PathGraph> run(std::string &why);

private:
  /// The iterations of the cycles around a block, outermost first.
  using Iterations = SmallVector<unsigned, 2>;
  using Copy = std::pair<const BasicBlock *, std::vector<unsigned>>;

  /// The copy of `to` that is the successor of `from`; nothing past the bound.
  std::optional<Copy> follow(const Copy &from, const BasicBlock *to);

  /// Each cycle has a header, the one of its entries that a depth-first search
  /// meets first. Without the edges to the header from within, what remains of
  /// a cycle are the cycles nested in it. So these edges are what the bound
  /// counts, in irreducible cycles as well.
  LoopBounds bounds;
  const CycleInfo &cycles = bounds.cycles();
  const llvm::Function &function;
};
} // namespace

std::optional<Unroller::Copy> Unroller::follow(const Copy &from,
                                               const BasicBlock *to) {
  const Cycle *cycle = cycles.getCycle(to);
  const Cycle *common = cycle;
  while (common && !common->contains(from.first))
    common = common->getParentCycle();
  Copy copy{to, from.second};
  copy.second.resize(common ? common->getDepth() : 0);
  copy.second.resize(cycle ? cycle->getDepth() : 0, 0);
  bool isBack = common && common->getHeader() == to;
  if (isBack && ++copy.second.back() > bounds.of(*to))
    return std::nullopt;
  return copy;
}

std::optional<PathGraph> Unroller::run(std::string &why) {
  std::map<Copy, unsigned> numbers; // In post order.
  std::vector<std::pair<Copy, SmallVector<std::optional<Copy>, 2>>> found;
  struct Frame {
    Copy copy;
    SmallVector<std::optional<Copy>, 2> successors;
    unsigned next = 0;
  };
  std::vector<Frame> stack;
  auto enter = [&](const Copy &copy) {
    if (!numbers.try_emplace(copy, 0).second)
      return;
    Frame frame{copy, {}, 0};
    for (const BasicBlock *successor : successors(copy.first))
      frame.successors.push_back(follow(copy, successor));
    stack.push_back(std::move(frame));
  };
  enter({&function.getEntryBlock(), {}});
  while (!stack.empty()) {
    if (numbers.size() > mostNodes) {
      why = "too many paths";
      return std::nullopt;
    }
    Frame &frame = stack.back();
    if (frame.next < frame.successors.size()) {
      std::optional<Copy> successor = frame.successors[frame.next++];
      if (successor)
        enter(*successor);
      continue;
    }
    numbers[frame.copy] = found.size();
    found.emplace_back(std::move(frame.copy), std::move(frame.successors));
    stack.pop_back();
  }

  PathGraph graph;
  graph.hasLoops = cycles.toplevel_begin() != cycles.toplevel_end();
  auto numberOf = [&](const Copy &copy) {
    return unsigned(found.size() - 1 - numbers[copy]);
  };
  for (auto &[copy, copySuccessors] : reverse(found)) {
    BlockCopy node{copy.first, {}, {}, 0};
    for (auto [to, successor] :
         zip_equal(successors(copy.first), copySuccessors))
      node.successors.push_back(successor               ? numberOf(*successor)
                                : bounds.isEndless(*to) ? BlockCopy::endless
                                                        : BlockCopy::pastBound);
    graph.nodes.push_back(std::move(node));
  }
  for (auto [number, node] : enumerate(graph.nodes))
    for (auto [edge, successor] : enumerate(node.successors))
      if (BlockCopy::isCopy(successor))
        graph.nodes[successor].predecessors.emplace_back(number, edge);
  // Without cycles, one pass in order finds all dominators.
  for (unsigned number = 1; number < graph.nodes.size(); ++number) {
    auto &predecessors = graph.nodes[number].predecessors;
    unsigned common = predecessors.front().first;
    for (auto [predecessor, edge] : drop_begin(predecessors))
      for (unsigned other = predecessor; other != common;)
        if (other > common)
          other = graph.nodes[other].dominator;
        else
          common = graph.nodes[common].dominator;
    graph.nodes[number].dominator = common;
  }
  return graph;
}

std::optional<PathGraph>
palindrome::encode::unroll(const llvm::Function &function, unsigned bound,
                           std::string &why) {
  return Unroller(function, bound).run(why);
}
