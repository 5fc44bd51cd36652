// The paths through a function on which each loop runs for a bounded number of
// iterations: an acyclic graph whose nodes are copies of basic blocks.
//
//   br label %l          with a bound of 1 becomes
//   l:
//     br %c, %l, %e      entry -> l (1st) -> l (2nd) -> past the bound
//   e:                              |          |
//                                   +----------+-----> e

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_UNROLL_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_UNROLL_H

#include "verify/judge/refine/encode/ir/LoopBounds.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/Function.h"
#include <optional>
#include <string>
#include <vector>

namespace palindrome::encode {

/// A copy of a basic block, for one iteration of each loop around it.
struct BlockCopy {
  const llvm::BasicBlock *block;
  /// For each successor of the terminator: the node, `pastBound` or `endless`.
  llvm::SmallVector<unsigned, 2> successors;
  /// The edges to this node: the node they come from and the number of the
  /// successor there.
  llvm::SmallVector<std::pair<unsigned, unsigned>, 2> predecessors;
  /// The immediate dominator; the entry's is the entry itself.
  unsigned dominator = 0;

  static constexpr unsigned pastBound = ~0u;
  /// An execution past the bound that has undefined behavior, as it never
  /// leaves a cycle in which it would have to make progress (LoopBounds.h).
  static constexpr unsigned endless = pastBound - 1;

  static constexpr bool isCopy(unsigned successor) {
    return successor < endless;
  }
};

struct PathGraph {
  /// The entry first, predecessors before successors.
  std::vector<BlockCopy> nodes;
  bool hasLoops = false;

  /// Whether every path from the entry to `node` passes through `by`.
  bool dominates(unsigned by, unsigned node) const;
};

/// Unrolls the loops of `function` so that the back edges of each are taken up
/// to `bound` times when it is entered, or as often as they are at most if that
/// is a small constant (LoopBounds.h); those of an irreducible cycle are the
/// edges to one of its entries. Nothing if there would be too many nodes; `why`
/// is then set.
std::optional<PathGraph> unroll(const llvm::Function &function, unsigned bound,
                                std::string &why);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_UNROLL_H
