// Pairs the blocks and instructions of two functions.

#ifndef PALINDROME_VERIFY_JUDGE_DIFF_PAIRING_H
#define PALINDROME_VERIFY_JUDGE_DIFF_PAIRING_H

#include "verify/judge/diff/Correspondence.h"
#include "llvm/IR/Function.h"

namespace palindrome::diff {

/// The pairs of blocks and instructions of two functions, in A's order, and
/// those without a counterpart.
struct Pairing {
  std::vector<std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>>
      blocks;
  std::vector<std::pair<const llvm::Instruction *, const llvm::Instruction *>>
      instructions;
  std::vector<const llvm::BasicBlock *> blocksOnlyInA, blocksOnlyInB;
  /// Only instructions of paired blocks.
  std::vector<const llvm::Instruction *> instructionsOnlyInA,
      instructionsOnlyInB;
};

/// Pairs the blocks of two functions by layout, by control flow from the entry
/// or by likeness, whichever leaves the fewest operands different, and the
/// instructions of paired blocks in order. Both functions have bodies; their
/// arguments and the global values must be in `values`, to which the new pairs
/// are added.
Pairing pairFunctions(const llvm::Function &a, const llvm::Function &b,
                      Correspondence &values);

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_JUDGE_DIFF_PAIRING_H
