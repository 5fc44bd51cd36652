// What is neither undef nor poison on a walk, since the source has used it
// where that would be undefined.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_DEFINEDNESS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_DEFINEDNESS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

/// Which terms of the source are one value, and no poison, on a walk
/// (Undef.cpp, Poison.cpp).
class Definedness {
public:
  explicit Definedness(const LockstepProblem &problem)
      : source(problem.source) {}

  /// `term`, which the source has used, is no poison.
  void learnNoPoison(Walk &walk, const Term *term);
  /// Whether a term is known to be no poison. It may be undef.
  bool isNoPoison(const Walk &walk, const Term *term) const;
  /// Whether a term is surely not undef. It may be poison.
  bool isSingle(const Walk &walk, const Term *term) const;

private:
  bool isSingleLeaf(const Walk &walk, const Term &leaf) const;
  bool isSingleByte(const Walk &walk, const Term &term) const;

  const Body &source;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_DEFINEDNESS_H
