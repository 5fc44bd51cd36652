// Where the walk over the paths of a function is, and under which condition.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_POSITION_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_POSITION_H

#include "verify/judge/refine/encode/ir/Unroll.h"
#include "verify/judge/refine/encode/model/Terms.h"
#include "llvm/IR/Instruction.h"

namespace palindrome::encode {

/// The position of the walk in the acyclic graph of paths (ir/Unroll.h). Nodes
/// are entered predecessors first, so that the conditions of the edges that
/// lead to a node are known when it is entered.
class Position {
public:
  /// Whether execution reaches this point, as a term over the inputs and the
  /// choices made so far. Encoders narrow it where execution ends.
  Expr domain = Expr::boolean(true);
  /// The instruction that is being encoded; null before the first and after the
  /// last.
  const llvm::Instruction *current = nullptr;

  /// Sets the graph; the walk is then at its entry.
  void start(PathGraph paths);
  const PathGraph &paths() const { return graph; }
  /// The node that the walk is in; past the last one after `leave`.
  unsigned node() const { return number; }
  /// Moves to a node. Its domain is the disjunction of its incoming edges:
  /// where all paths from its immediate dominator meet again in it, the domain
  /// that holds at the end of that one.
  void enter(unsigned node);
  /// The condition of an edge to `node`, given that execution gets to `node`.
  Expr edgeWithin(unsigned from, unsigned successor, unsigned node) const {
    return edge(from, successor).given(entered[node]);
  }
  /// Moves behind all nodes. Memory is then what it is at the end of the
  /// function, whichever path was taken.
  void leave();

  /// The conditions of the edges out of the current node, by the successors of
  /// its terminator. Each includes the domain.
  llvm::SmallVectorImpl<Expr> &edgesOut() { return edges[number]; }
  Expr edge(unsigned from, unsigned successor) const {
    return edges[from][successor];
  }

  /// Runs `act` with the domain narrowed to `condition`. Paths that `act` ends
  /// are ended afterwards, too. Does nothing if `condition` cannot hold.
  void onlyIf(Expr condition, llvm::function_ref<void()> act);
  /// A name for this point, to be given to `isPassed` later on.
  unsigned place() const { return isPartial ? noPlace : number; }
  /// Whether every path to here executed what happened at `place`.
  bool isPassed(unsigned place) const {
    return place != noPlace && number < graph.nodes.size() &&
           graph.dominates(place, number);
  }

private:
  /// The place of what happens on some paths through its node only.
  static constexpr unsigned noPlace = ~0u;

  /// Whether all paths from the end of its immediate dominator lead to `node`.
  bool isReachedByAll(unsigned node) const;
  /// Whether execution goes on from the node's end by its branch alone, to
  /// nodes within the bound.
  bool branches(unsigned node) const;

  PathGraph graph;
  /// The domains at the beginning and at the end of each node.
  std::vector<Expr> entered, left;
  unsigned number = 0;
  bool isPartial = false;
  std::vector<llvm::SmallVector<Expr, 2>> edges;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_POSITION_H
