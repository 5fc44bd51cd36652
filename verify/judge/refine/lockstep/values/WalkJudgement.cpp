// Which of the classes that judge values and terms use which others.

#include "verify/judge/refine/lockstep/values/WalkJudgement.h"
#include "verify/judge/refine/lockstep/facts/WalkKnowledge.h"
#include "verify/judge/refine/lockstep/state/Nodes.h"
#include "verify/judge/refine/lockstep/state/Obstacles.h"
#include "verify/judge/refine/lockstep/state/Suggestions.h"

using namespace palindrome::refine::lockstep;

WalkJudgement::WalkJudgement(LockstepProblem &problem, Activity &activity,
                             Suggestions &suggestions, Nodes &nodes,
                             Obstacles &obstacles, WalkKnowledge &knowledge)
    : values(problem, activity, suggestions, knowledge.reduction,
             knowledge.premises, knowledge.counters, counterparts, contents,
             knownCalls),
      counterparts(problem, suggestions, nodes, knowledge.premises, values,
                   rereads, partners),
      contents(problem, knowledge.definedness, knowledge.premises, values),
      knownCalls(problem, values), rereads(problem, knowledge.premises, values),
      partners(problem, suggestions, values, rereads, refinement, operands),
      refinement(problem, obstacles, knowledge.reduction, knowledge.premises,
                 knowledge.orders, knowledge.pointers, values, contents,
                 partners),
      operands(problem, knowledge.ranges, knowledge.reduction,
               knowledge.premises, knowledge.pointers, values, refinement),
      learning(problem, knowledge.definedness, knowledge.reduction,
               knowledge.premises, knowledge.facts, knowledge.pointers, values,
               contents) {}
