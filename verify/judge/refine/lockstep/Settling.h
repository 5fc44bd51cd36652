// Which demands hold.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_SETTLING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_SETTLING_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

struct Activity;
struct Nodes;
struct Obstacles;
class ProverTrace;
class Showing;
struct Suggestions;

/// Has all walks show what is demanded of the nodes where they end, and refutes
/// what some walk does not show, with what relied on it.
class Settling {
public:
  Settling(LockstepProblem &problem, Activity &activity,
           Suggestions &suggestions, Nodes &nodes, Obstacles &obstacles,
           Showing &showing, ProverTrace &trace)
      : problem(problem), activity(activity), suggestions(suggestions),
        nodes(nodes), obstacles(obstacles), showing(showing), trace(trace) {}

  /// Whether all that was demanded in this attempt holds. What does not is
  /// refuted for the next attempt, with all that relies on it: an attempt for
  /// each step of a long row of demands would take too long.
  bool settle();
  /// Whether a walk shows a demand on the node where it ends. If it does not,
  /// the cause is noted.
  bool isShownBy(const Claim &claim, Walk &walk);

private:
  void checkClaims();
  llvm::SetVector<FailedDemand> refute();

  LockstepProblem &problem;
  Activity &activity;
  Suggestions &suggestions;
  Nodes &nodes;
  Obstacles &obstacles;
  Showing &showing;
  ProverTrace &trace;
  /// The demands that some walk does not show.
  llvm::MapVector<FailedDemand, const Claim *> failed;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_SETTLING_H
