// What the search does, a line each, for people who want to know why it finds
// no proof.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_PROVERTRACE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_PROVERTRACE_H

#include "verify/judge/refine/lockstep/Lockstep.h"
#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"
#include "verify/judge/refine/lockstep/terms/TermText.h"

namespace palindrome::refine::lockstep {

struct Activity;
struct Nodes;
struct Obstacles;
class WalkValues;

/// Writes down attempts, stops and refuted demands, if somebody reads that.
class ProverTrace {
public:
  /// Lines are added to `traced`, if that is not null.
  ProverTrace(LockstepProblem &problem, const Activity &activity,
              const Nodes &nodes, const Obstacles &obstacles,
              WalkValues &values, std::vector<std::string> *traced)
      : problem(problem), activity(activity), nodes(nodes),
        obstacles(obstacles), values(values), traced(traced) {}

  /// The names of all values, which are numbered once.
  const ValueNames &valueNames();
  /// A demand and the node that it is on.
  std::string textOf(const Node &node, const Demand &demand);
  /// Notes what the attempt that ends has come to.
  void traceAttempt(bool areShown);
  /// Notes where a walk cannot go on, and what it knows there.
  void traceStop(Walk &walk, ObstacleKind kind);
  /// Notes that a demand was refuted, and the walk that has shown that, unless
  /// it is null.
  void traceRefuted(const FailedDemand &failed, const Walk *walk);

private:
  LockstepProblem &problem;
  const Activity &activity;
  const Nodes &nodes;
  const Obstacles &obstacles;
  WalkValues &values;
  std::vector<std::string> *const traced; ///< Null if nobody reads it.
  std::optional<ValueNames> knownNames;   ///< Once a line is written.
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_PROVERTRACE_H
