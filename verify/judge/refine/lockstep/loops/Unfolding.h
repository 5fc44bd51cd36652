// Which covering of a function to try: one for each place where one side of a
// walk arrives at the head of a loop and the other does not.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LOOPS_UNFOLDING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LOOPS_UNFOLDING_H

#include "verify/judge/refine/lockstep/loops/Covering.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <memory>

namespace llvm {
class Loop;
} // namespace llvm

namespace palindrome::refine::lockstep {

/// Where no walk can go on: one side has come from `from` to `head`, the head
/// of a loop, alone. The other side is in the block `other`.
struct LoneHead {
  bool isSource;
  const llvm::BasicBlock *head, *from, *other;
};

/// A function, or a covering of it.
class Unfolding {
public:
  /// `keepsExits`: see Covering.
  explicit Unfolding(const llvm::Function &original, bool keepsExits = true)
      : original(original), covering(original, keepsExits) {}

  /// The covering, or the function itself as long as there is none.
  const llvm::Function &function() const {
    return covered ? covered->function() : original;
  }
  const llvm::Function &ofFunction() const { return original; }
  /// The block that a block of `function()` is a copy of.
  const llvm::BasicBlock *originOf(const llvm::BasicBlock *block) const {
    return covered ? covered->origins().lookup(block) : block;
  }

  /// Replaces the covering by one in which this side may have passed the head
  /// at `place`, which is on this side. `theirs` is the other side. False if
  /// none is likely to help: the covering is as it was.
  bool unfold(const LoneHead &place, const Unfolding &theirs);
  /// Rotates the loops whose head both sides arrive at together, where only
  /// one of both leaves its loop there, or at the end of an iteration, or
  /// unrolls one as a whole, which has more loops in it than the other; `pairs`
  /// are those heads. False if there is none.
  static bool
  adjust(Unfolding &source, Unfolding &target,
         llvm::ArrayRef<
             std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>>
             pairs);

private:
  bool replace(Covering &&by);
  unsigned numberOf(const llvm::BasicBlock *block) const;
  llvm::SmallVector<unsigned> numbersOf(const llvm::Loop &loop) const;

  const llvm::Function &original;
  Covering covering;
  std::unique_ptr<CoveringFunction> covered;
  /// The heads of loops, in the original, that were rotated or peeled or
  /// unrolled.
  llvm::SmallPtrSet<const llvm::BasicBlock *, 4> rotated, unrolled;
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> peeled;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LOOPS_UNFOLDING_H
