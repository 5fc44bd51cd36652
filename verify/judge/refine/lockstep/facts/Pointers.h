// Pointers on a walk, and null.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_POINTERS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_POINTERS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class TermReduction;

/// Which pointers are not null, and which have the address of null (Nulls.cpp).
class Pointers {
public:
  Pointers(LockstepProblem &problem, TermReduction &reduction)
      : source(problem.source), target(problem.target), pool(problem.pool),
        terms(problem.terms), reduction(reduction) {}

  /// An access of the source through `address` has shown that its base is not
  /// null.
  void learnAccess(Walk &walk, const Term *address);
  /// Whether an address of the target is known to be poison or not null:
  /// nothing is in bounds of null but that.
  bool isNotNull(Walk &walk, const Term *address);
  /// Whether both are null, or equal to it, so that either may be taken for the
  /// other.
  bool areBothNull(Walk &walk, const Term *from, const Term *to);

private:
  bool isMoved(Walk &walk, const Term &address);
  bool isAbove(Walk &walk, const Term *address);

  const Body &source;
  const Body &target;
  TermPool &pool;
  LooseTerms &terms;
  TermReduction &reduction;
  std::optional<bool> isNothingAtNull; ///< Once something asks for it.
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_POINTERS_H
