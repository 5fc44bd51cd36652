// Which parts of what is known use which others.

#include "verify/judge/refine/lockstep/facts/WalkKnowledge.h"

using namespace palindrome::refine::lockstep;

WalkKnowledge::WalkKnowledge(LockstepProblem &problem, Activity &activity,
                             Nodes &nodes)
    : definedness(problem), ranges(problem),
      reduction(problem, definedness, ranges),
      facts(problem, definedness, ranges, reduction),
      premises(problem, activity, nodes, reduction),
      orders(problem, activity, reduction, premises, facts),
      pointers(problem, reduction), counters(problem, reduction, premises) {}
