// Loops that end and leave nothing behind.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LOOPS_IDLE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LOOPS_IDLE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/BasicBlock.h"
#include <vector>

namespace palindrome::refine::lockstep {

/// A loop without events, of which no value is used outside.
struct IdleLoop {
  const llvm::BasicBlock *head;
  /// The one edge by which it is left.
  const llvm::BasicBlock *from, *to;
  llvm::SmallVector<const llvm::BasicBlock *, 2> blocks;
  /// Whether it is left after some iterations, or the function is undefined.
  bool ends;
};

/// The idle loops of `function`. All of its loops are taken for such that end
/// if the function promises progress (`mustprogress`, `willreturn`), and a loop
/// whose branches back to its head do (`llvm.loop.mustprogress`).
std::vector<IdleLoop> idleLoopsOf(const llvm::Function &function);

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LOOPS_IDLE_H
