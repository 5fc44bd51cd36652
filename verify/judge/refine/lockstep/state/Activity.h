// What a search is doing.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_ACTIVITY_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_ACTIVITY_H

#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

/// What is being explored, shown or looked at again, and how often that was
/// done.
struct Activity {
  /// What is being shown; null while nodes are explored.
  const Claim *showing = nullptr;
  /// In the second look at a walk: what it relied on, all that it may demand.
  const Demands *audited = nullptr;
  /// The exploration that is going on; null while demands are shown.
  Exploration *exploring = nullptr;
  /// Those of all attempts, and those before this attempt.
  unsigned explorations = 0, exploredBefore = 0;
  unsigned walks = 0;     ///< Those begun in this attempt.
  bool hasFailed = false; ///< Whether an event was not shown in it.
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_ACTIVITY_H
