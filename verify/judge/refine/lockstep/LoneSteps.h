// What one side of a walk passes while the other stays where it is.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LONESTEPS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LONESTEPS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class Facts;
class KnownCalls;
class Learning;
class LoneWrites;
class WalkValues;

/// Passes what need not happen at the same time on both sides, or what the
/// source alone has.
class LoneSteps {
public:
  LoneSteps(LockstepProblem &problem, Facts &facts, WalkValues &values,
            KnownCalls &knownCalls, Learning &learning, LoneWrites &writes)
      : problem(problem), facts(facts), values(values), knownCalls(knownCalls),
        learning(learning), writes(writes) {}

  /// Passes what need not happen at the same time on both sides.
  void pass(Walk &walk, bool isSource);
  /// Enters the block at which a side has arrived, if it is decided how that
  /// side goes on, or if the other side has entered such a block before. False
  /// if it does not.
  bool passJoin(Walk &walk, bool isSource);
  /// Passes an event of the source, but for a store, that the target need not
  /// have.
  bool passAlone(Walk &walk);
  /// Passes an idle loop at which the source has arrived, if the target is
  /// likely not to have it: it has fewer of them, and is in none.
  bool skipIdleLoop(Walk &walk);

private:
  bool isDecided(Walk &walk, bool isSource);
  bool passAssumption(Walk &walk);
  bool passKnownCall(Walk &walk);

  LockstepProblem &problem;
  Facts &facts;
  WalkValues &values;
  KnownCalls &knownCalls;
  Learning &learning;
  LoneWrites &writes;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LONESTEPS_H
