// Walks along which a callee unwinds.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EXCEPTIONS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EXCEPTIONS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class Finishing;
class WalkValues;

/// Takes walks behind calls that may unwind.
class Exceptions {
public:
  Exceptions(LockstepProblem &problem, WalkValues &values, Finishing &finishing)
      : problem(problem), values(values), finishing(finishing) {}

  /// Whether a side goes on after the callees of two events have unwound.
  bool mayContinueUnwinding(const llvm::Instruction &source,
                            const llvm::Instruction &target);
  /// Takes one side of a walk behind an event.
  void goOn(Walk &walk, bool isSource, const llvm::Instruction &event,
            bool isUnwinding);
  /// Whether one side resumes the exception that has left the other one.
  bool unwindAlike(Walk &walk);
  /// Passes the landing pad of an exception that has left the other side.
  static bool passLandingPad(WalkSide &side);

private:
  LockstepProblem &problem;
  WalkValues &values;
  Finishing &finishing;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EXCEPTIONS_H
