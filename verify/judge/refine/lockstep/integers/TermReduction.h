// Terms in the form that they have on a walk, by what is known there.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_INTEGERS_TERMREDUCTION_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_INTEGERS_TERMREDUCTION_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class Definedness;
class WalkRanges;

/// Makes of a term one that the facts of a walk allow in its place.
class TermReduction {
public:
  TermReduction(LockstepProblem &problem, const Definedness &definedness,
                WalkRanges &ranges)
      : layout(problem.layout), pool(problem.pool), terms(problem.terms),
        definedness(definedness), ranges(ranges) {}

  /// The form of `term` on a walk: what its facts say of it and of its parts,
  /// in a form that terms of the same value have.
  const Term *reduce(Walk &walk, const Term *term);
  /// Whether an integer is poison or not negative.
  bool isNonNegative(Walk &walk, const Term *term);
  /// The flags of an operation of the source that hold for all that its
  /// operands may be.
  unsigned impliedFlags(Walk &walk, const Term &term);
  /// A term of the source alone, with constants for what can be nothing else
  /// but poison, and addresses in fewer steps: that is a refinement.
  const Term *foldInSource(Walk &walk, const Term *term);
  /// Whether no step of an address leads back.
  bool isForward(Walk &walk, const Term &address);
  /// Whether a term of the source is no poison where none of `others` is.
  bool isNoPoisonUnless(Walk &walk, const Term *term,
                        llvm::ArrayRef<const Term *> others);

private:
  const Term *reduceOperation(Walk &walk, const Term *term);
  const Term *comparedBefore(Walk &walk, const Term &comparison);
  unsigned noUnsignedWrap(Walk &walk, const Term &term);
  const Term *extendedBack(Walk &walk, const Term &term);
  const Term *truncatedBefore(Walk &walk, const Term *term);
  const Term *dividedBack(const Term *division);
  const Term *reduceAddress(Walk &walk, const Term *term);
  const Term *reduceAbsorbed(Walk &walk, const Term *term);

  const llvm::DataLayout &layout;
  TermPool &pool;
  LooseTerms &terms;
  const Definedness &definedness;
  WalkRanges &ranges;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_INTEGERS_TERMREDUCTION_H
