// How far each loop of a function is unrolled.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_LOOPBOUNDS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_LOOPBOUNDS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/CycleInfo.h"
#include "llvm/IR/Function.h"

namespace palindrome::encode {

/// The bounds of the loops of one function: how often the back edges of each
/// are taken when it is entered. That is `bound`, or more for a loop of which
/// it is known that it ends after a small constant number of iterations: to
/// unroll that one as a whole leaves no execution out. Loops of which too much
/// would be copied have `bound`.
class LoopBounds {
public:
  LoopBounds(const llvm::Function &function, unsigned bound);

  /// The bound of the cycle with that header.
  unsigned of(const llvm::BasicBlock &header) const {
    auto it = known.find(&header);
    return it == known.end() ? bound : it->second;
  }
  /// The number of times that `block` counts where something is provided for
  /// each of its executions: `bound`, or as often as the loops around it that
  /// end for sure are executed.
  unsigned copies(const llvm::BasicBlock &block) const;
  /// Whether an execution in the cycle with that header has undefined behavior
  /// if it does not end by itself: no edge leaves the cycle, or one around it,
  /// nothing in there is seen by others, and it promises progress.
  bool isEndless(const llvm::BasicBlock &header) const;

  const llvm::CycleInfo &cycles() const { return info; }

private:
  const llvm::Function &function;
  unsigned bound;
  llvm::CycleInfo info;
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> known;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_LOOPBOUNDS_H
