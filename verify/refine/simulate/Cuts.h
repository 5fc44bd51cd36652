// Where two functions are cut, and which cuts of the two are the same.

#ifndef PALINDROME_VERIFY_REFINE_SIMULATE_CUTS_H
#define PALINDROME_VERIFY_REFINE_SIMULATE_CUTS_H

#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Function.h"
#include <optional>
#include <vector>

namespace palindrome::refine {

/// A cut: execution of the source arrives at the beginning of one block where
/// that of the target arrives at the beginning of the other.
struct Cut {
  const llvm::BasicBlock *source, *target;
  /// No two cuts of a proof have the same.
  unsigned number = 0;
  /// Whether the proof needs this cut, because it is in a cycle that need not
  /// contain another one.
  bool isHead = true;
};

/// The cuts of a source and a target at the heads of their loops, in the order
/// of the source's blocks: each cycle of either function passes through one.
/// Nothing if the cycles of the functions do not correspond.
std::optional<std::vector<Cut>> cutAtHeads(const llvm::Function &source,
                                           const llvm::Function &target);

/// Adds to `cuts` some behind calls, of unknown functions, that look alike in
/// source and target, so that a segment has about `calls` of them. Splits the
/// blocks there.
void cutBehindCalls(llvm::Function &source, llvm::Function &target,
                    unsigned calls, std::vector<Cut> &cuts);

/// Blocks in the order in which they were found.
using Region = llvm::SmallSetVector<const llvm::BasicBlock *, 16>;

/// The blocks that execution may pass through from the beginning of `start`, up
/// to the next arrival at one of `cuts`. `start` comes first, and may be a cut
/// itself.
Region regionFrom(const llvm::BasicBlock &start,
                  llvm::ArrayRef<const llvm::BasicBlock *> cuts);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_SIMULATE_CUTS_H
