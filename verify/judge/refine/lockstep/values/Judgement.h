// What values are, and whether they refine each other.
//
// Each of the two needs the other. What the target loads is what the source has
// loaded (Values, Partners) if the address refines that of the source
// (Refinement), and addresses are values. What the source reads is what it has
// written or read before (Contents, Rereads), if the address is the same.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_JUDGEMENT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_JUDGEMENT_H

#include "verify/judge/refine/lockstep/values/Contents.h"
#include "verify/judge/refine/lockstep/values/Counterparts.h"
#include "verify/judge/refine/lockstep/values/KnownCalls.h"
#include "verify/judge/refine/lockstep/values/Learning.h"
#include "verify/judge/refine/lockstep/values/Operands.h"
#include "verify/judge/refine/lockstep/values/Partners.h"
#include "verify/judge/refine/lockstep/values/Refinement.h"
#include "verify/judge/refine/lockstep/values/Rereads.h"
#include "verify/judge/refine/lockstep/values/Values.h"

namespace palindrome::refine::lockstep {

struct Activity;
struct Knowledge;
struct Nodes;
struct Obstacles;
struct Problem;
struct Suggestions;

/// The classes that need each other for that. Each has references to those that
/// it uses, which exist as long as this does.
struct Judgement {
  Judgement(Problem &problem, Activity &activity, Suggestions &suggestions,
            Nodes &nodes, Obstacles &obstacles, Knowledge &knowledge);
  Judgement(const Judgement &) = delete;
  Judgement &operator=(const Judgement &) = delete;

  Values values;
  Counterparts counterparts;
  Contents contents;
  KnownCalls knownCalls;
  Rereads rereads;
  Partners partners;
  Refinement refinement;
  Operands operands;
  Learning learning;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_JUDGEMENT_H
