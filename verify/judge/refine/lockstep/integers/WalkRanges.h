// Ranges and known bits of integers on a walk.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_INTEGERS_WALKRANGES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_INTEGERS_WALKRANGES_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/Support/KnownBits.h"

namespace palindrome::refine::lockstep {

/// What integers may be on a walk: by what computes them, and by its facts.
/// Each term is of the source, or refines one of it: it is poison, or in the
/// range, for each choice of its undefs.
class WalkRanges {
public:
  explicit WalkRanges(const LockstepProblem &problem)
      : source(problem.source), means(problem.means) {}

  /// The range of a term of the source, or of what refines one: it is poison or
  /// in the range, for each choice of its undefs. Facts compare a term with
  /// another one, of whose range facts tell in turn: it is followed over
  /// `comparisons` of them, so that what is found does not depend on which term
  /// was asked about first.
  llvm::ConstantRange rangeOf(Walk &walk, const Term *term,
                              unsigned comparisons = Walk::mostComparisons);
  /// Whether no bit is set in both operands, unless one is poison.
  bool areDisjoint(Walk &walk, const Term &term);
  /// Whether an `xor` with a constant is the difference from it.
  bool isComplement(Walk &walk, const Term &term);

private:
  llvm::ConstantRange rangeOfOperation(Walk &walk, const Term *term,
                                       unsigned comparisons);
  llvm::ConstantRange applyFacts(Walk &walk, const Term *term,
                                 llvm::ConstantRange range,
                                 unsigned comparisons);
  llvm::KnownBits bitsOf(Walk &walk, const Term *term, unsigned depth);

  const Body &source;
  const Means &means;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_INTEGERS_WALKRANGES_H
