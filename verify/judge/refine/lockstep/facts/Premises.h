// What a walk may rely on: demands on the node where it begins.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_PREMISES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_PREMISES_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

struct Activity;
struct Nodes;
class TermReduction;

/// Demands of the nodes where walks begin what walks rely on.
class Premises {
public:
  Premises(LockstepProblem &problem, Activity &activity, Nodes &nodes,
           TermReduction &reduction)
      : source(problem.source), target(problem.target), pool(problem.pool),
        activity(activity), nodes(nodes), reduction(reduction) {}

  /// Adds a demand to the node where a walk begins. False if it is known not to
  /// hold, so that nothing can rely on it.
  bool demand(Walk &walk, Demand demand);
  /// Whether `value`, which is not computed, exists whenever `node` is reached.
  bool isAvailable(const llvm::Value *value, const Node &node);
  /// Whether all of the source that a term is made of exists whenever `node` is
  /// reached.
  bool isAvailable(const Term &term, const Node &node);
  /// Whether all that a term is made of was there when the walk began.
  bool isFromBefore(Walk &walk, const Term *term);

private:
  Demand strengthened(Walk &walk, const Demand &demand);

  const Body &source;
  const Body &target;
  TermPool &pool;
  Activity &activity;
  Nodes &nodes;
  TermReduction &reduction;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_PREMISES_H
