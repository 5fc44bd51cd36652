// A function as the paths through it within the bound: an acyclic graph of
// copies of its blocks.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_IR_UNROLL_H
#define PALINDROME_VERIFY_REFINE_ENCODE_IR_UNROLL_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/Function.h"
#include <optional>
#include <string>
#include <vector>

namespace palindrome::encode {

/// The n-th copy of a block, in the iteration of each loop around it.
struct Node {
  const llvm::BasicBlock *block;
  /// By the terminator's successors: the node there, or `pastBound`.
  llvm::SmallVector<unsigned, 2> successors;
  /// The edges that lead here: a node and which of its successors this is.
  llvm::SmallVector<std::pair<unsigned, unsigned>, 2> predecessors;
  /// The closest node that every path to here passes; its own number for the
  /// entry.
  unsigned dominator = 0;

  static constexpr unsigned pastBound = ~0u;
};

struct PathGraph {
  /// The entry first, predecessors before successors.
  std::vector<Node> nodes;
  bool hasLoops = false;

  /// Whether every path to `node` passes `by`.
  bool dominates(unsigned by, unsigned node) const;
};

/// Unrolls the loops of `function` so that each runs for up to `bound`
/// iterations when it is entered. Nothing if its control flow is irreducible or
/// there would be too many nodes; `why` says which.
std::optional<PathGraph> unroll(const llvm::Function &function, unsigned bound,
                                std::string &why);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_IR_UNROLL_H
