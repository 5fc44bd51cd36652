// Whether both sides of a walk are at the same event.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_MEETINGS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_MEETINGS_H

#include "verify/judge/refine/lockstep/memory/WriteMeetings.h"
#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class EventOperands;
class Refinement;
class WalkValues;

/// Compares the events at which both sides of a walk are.
class Meetings {
public:
  Meetings(LockstepProblem &problem, WalkValues &values, Refinement &refinement,
           EventOperands &operands)
      : target(problem.target), checked(problem.checked),
        metadata(problem.metadata), libraries(problem.libraries),
        values(values), refinement(refinement), operands(operands),
        writeMeetings(problem, values, refinement) {}

  /// Whether both sides are at the same event.
  bool meet(Walk &walk);

private:
  bool isSameEvent(Walk &walk);
  bool returnsPromised(Walk &walk, const llvm::ReturnInst &from,
                       const llvm::ReturnInst &to);

  const Body &target;
  const LockstepObligations &checked;
  MetadataComparison &metadata;
  encode::LibraryDeclarations &libraries;
  WalkValues &values;
  Refinement &refinement;
  EventOperands &operands;
  WriteMeetings writeMeetings;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_MEETINGS_H
