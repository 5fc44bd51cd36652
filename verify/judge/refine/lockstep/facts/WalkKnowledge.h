// What is known on walks, but for what values are.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_WALKKNOWLEDGE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_WALKKNOWLEDGE_H

#include "verify/judge/refine/lockstep/facts/Counters.h"
#include "verify/judge/refine/lockstep/facts/Facts.h"
#include "verify/judge/refine/lockstep/facts/Orders.h"
#include "verify/judge/refine/lockstep/facts/Pointers.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/integers/WalkRanges.h"
#include "verify/judge/refine/lockstep/state/Definedness.h"

namespace palindrome::refine::lockstep {

/// What follows from the facts of a walk, and how more of them are demanded.
/// None of it evaluates values: terms are given.
struct WalkKnowledge {
  WalkKnowledge(LockstepProblem &problem, Activity &activity, Nodes &nodes);

  Definedness definedness;
  WalkRanges ranges;
  TermReduction reduction;
  Facts facts;
  Premises premises;
  Orders orders;
  Pointers pointers;
  Counters counters;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_WALKKNOWLEDGE_H
