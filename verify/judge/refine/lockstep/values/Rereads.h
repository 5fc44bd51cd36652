// What was read before a walk, and is read on it.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_REREADS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_REREADS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class Premises;
class WalkValues;

/// Finds loads of one side whose value the other has read or written at another
/// time.
class Rereads {
public:
  Rereads(LockstepProblem &problem, Premises &premises, WalkValues &values)
      : layout(problem.layout), pool(problem.pool), checked(problem.checked),
        premises(premises), values(values) {}

  /// The value that the source has read or written before the walk where the
  /// target loads on it: a load, or a phi of some. Null if there is none.
  const llvm::Instruction *readBefore(Walk &walk, const llvm::LoadInst &load);
  /// The load by which the source reads on this walk what the target has kept
  /// as `value`, from a load or some of them that meet at a phi, or has stored.
  const llvm::LoadInst *readAgain(Walk &walk, const llvm::Instruction &value);

private:
  const llvm::LoadInst *readThroughPhis(Walk &walk, const llvm::PHINode &value);

  const llvm::DataLayout &layout;
  TermPool &pool;
  const LockstepObligations &checked;
  Premises &premises;
  WalkValues &values;
  /// Values that `readAgain` is looking at, so that it does not look at them
  /// again for their own pointers.
  llvm::SmallPtrSet<const llvm::Value *, 4> beingRead;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_REREADS_H
