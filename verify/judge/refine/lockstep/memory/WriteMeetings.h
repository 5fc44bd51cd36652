// Writes of both sides that are the same, and do not look so.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_MEMORY_WRITEMEETINGS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_MEMORY_WRITEMEETINGS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class Refinement;
class WalkValues;

/// Meets a write of the source and another one of the target that leaves the
/// same in memory (Shortened.cpp, Filled.cpp).
class WriteMeetings {
public:
  WriteMeetings(LockstepProblem &problem, WalkValues &values,
                Refinement &refinement)
      : layout(problem.layout), checked(problem.checked),
        metadata(problem.metadata), libraries(problem.libraries),
        values(values), refinement(refinement) {}

  /// Whether both sides are at a `memset`, or a copy, of which the target
  /// leaves out bytes that nobody reads.
  bool meetShortened(Walk &walk);
  /// Whether the source is at a `memset`, or a copy of constant bytes, and the
  /// target at a store of them as one integer.
  bool meetFilled(Walk &walk);

private:
  const llvm::DataLayout &layout;
  const LockstepObligations &checked;
  MetadataComparison &metadata;
  encode::LibraryDeclarations &libraries;
  WalkValues &values;
  Refinement &refinement;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_MEMORY_WRITEMEETINGS_H
