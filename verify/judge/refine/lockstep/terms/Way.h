// The steps that lead to an address, all levels of it taken together.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_WAY_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_WAY_H

#include "verify/judge/refine/lockstep/terms/Term.h"
#include "llvm/IR/GEPNoWrapFlags.h"

namespace palindrome::refine::lockstep {

/// A step that is taken as often as a value says.
struct IndexedStep {
  const Term *index;
  int64_t scale;
  llvm::GEPNoWrapFlags flags; ///< Those of the address that the step is in.
};

/// An address as the term that it is based on and the steps from there:
/// `%p + 8 * %i + 16` has the base %p, one indexed step, and 16 bytes.
struct Way {
  explicit Way(const Term *address);

  const Term *base;
  llvm::SmallVector<IndexedStep, 2> steps;
  int64_t bytes = 0;      ///< The sum of the constant steps.
  bool isKnown = true;    ///< Whether that sum has not overflowed.
  bool isInBounds = true; ///< Whether all steps are `inbounds`.
};

/// Removes the indexed steps that both ways have: they lead both as far.
void dropCommon(Way &one, Way &other);

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_WAY_H
