// Conditions that the source has shown on a walk.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_FACTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_FACTS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class Definedness;
class TermReduction;
class WalkRanges;

/// Notes which conditions hold on a walk, and what follows from that.
class Facts {
public:
  Facts(LockstepProblem &problem, Definedness &definedness, WalkRanges &ranges,
        TermReduction &reduction)
      : source(problem.source), pool(problem.pool), terms(problem.terms),
        definedness(definedness), ranges(ranges), reduction(reduction) {}

  /// Adds to the facts of a walk that `condition` is true, or false unless it
  /// `holds`, and that it is no poison. The walk is impossible if it cannot be
  /// so.
  void learn(Walk &walk, const Term *condition, bool holds);

private:
  const Term *comparedParts(const Term &condition);

  const Body &source;
  TermPool &pool;
  LooseTerms &terms;
  Definedness &definedness;
  WalkRanges &ranges;
  TermReduction &reduction;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_FACTS_H
