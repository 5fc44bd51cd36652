// What values are, and whether they refine each other.
//
// Each of the two needs the other. What the target loads is what the source has
// loaded (WalkValues, Partners) if the address refines that of the source
// (Refinement), and addresses are values. What the source reads is what it has
// written or read before (MemoryContents, Rereads), if the address is the same.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_WALKJUDGEMENT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_WALKJUDGEMENT_H

#include "verify/judge/refine/lockstep/values/Counterparts.h"
#include "verify/judge/refine/lockstep/values/EventOperands.h"
#include "verify/judge/refine/lockstep/values/KnownCalls.h"
#include "verify/judge/refine/lockstep/values/Learning.h"
#include "verify/judge/refine/lockstep/values/MemoryContents.h"
#include "verify/judge/refine/lockstep/values/Partners.h"
#include "verify/judge/refine/lockstep/values/Refinement.h"
#include "verify/judge/refine/lockstep/values/Rereads.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"

namespace palindrome::refine::lockstep {

struct Activity;
struct LockstepProblem;
struct Nodes;
struct Obstacles;
struct Suggestions;
struct WalkKnowledge;

/// The classes that need each other for that. Each has references to those that
/// it uses, which exist as long as this does.
struct WalkJudgement {
  WalkJudgement(LockstepProblem &problem, Activity &activity,
                Suggestions &suggestions, Nodes &nodes, Obstacles &obstacles,
                WalkKnowledge &knowledge);
  WalkJudgement(const WalkJudgement &) = delete;
  WalkJudgement &operator=(const WalkJudgement &) = delete;

  WalkValues values;
  Counterparts counterparts;
  MemoryContents contents;
  KnownCalls knownCalls;
  Rereads rereads;
  Partners partners;
  Refinement refinement;
  EventOperands operands;
  Learning learning;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_WALKJUDGEMENT_H
