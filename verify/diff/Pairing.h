// Which blocks and instructions of two functions belong together.

#ifndef PALINDROME_VERIFY_DIFF_PAIRING_H
#define PALINDROME_VERIFY_DIFF_PAIRING_H

#include "verify/diff/Correspondence.h"
#include "llvm/IR/Function.h"

namespace palindrome::diff {

/// The pairs of two functions, in A's order, and what is left on each side.
struct Pairing {
  std::vector<std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>>
      blocks;
  std::vector<std::pair<const llvm::Instruction *, const llvm::Instruction *>>
      instructions;
  std::vector<const llvm::BasicBlock *> blocksOnlyInA, blocksOnlyInB;
  /// Those of paired blocks.
  std::vector<const llvm::Instruction *> instructionsOnlyInA,
      instructionsOnlyInB;
};

/// Pairs the blocks of two functions with bodies by layout, by control flow
/// from the entry or by likeness, whichever leaves the fewest operands
/// different, and their instructions in order. Arguments and global values must
/// be in `values` already; the pairs are added to it.
Pairing pairFunctions(const llvm::Function &a, const llvm::Function &b,
                      Correspondence &values);

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_DIFF_PAIRING_H
