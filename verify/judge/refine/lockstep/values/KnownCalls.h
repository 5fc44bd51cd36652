// Calls whose result is known without them.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_KNOWNCALLS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_KNOWNCALLS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class WalkValues;

/// The results of calls of the source that the target need not make.
class KnownCalls {
public:
  KnownCalls(LockstepProblem &problem, WalkValues &values)
      : target(problem.target), pool(problem.pool), terms(problem.terms),
        values(values) {}

  /// The result of a call of the source; null if it is not known.
  ///
  /// Which number says that a character is in a range is the implementation's
  /// choice: it is 1, where the target makes no call that might return another
  /// one.
  const Term *resultOf(Walk &walk, const llvm::CallInst &call);

private:
  bool mayBeCalledByTarget(const llvm::CallInst &call);

  const Body &target;
  TermPool &pool;
  LooseTerms &terms;
  WalkValues &values;
  /// Whether the target may call functions, as far as that is known.
  llvm::DenseMap<const llvm::Function *, bool> calledByTarget;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_KNOWNCALLS_H
