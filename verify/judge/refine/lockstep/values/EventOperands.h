// Operands of events that both sides have.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_EVENTOPERANDS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_EVENTOPERANDS_H

#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class Pointers;
class Premises;
class Refinement;
class TermReduction;
class WalkRanges;
class WalkValues;

/// Whether the target's operands of an event are shown to be as the event
/// requires.
class EventOperands {
public:
  EventOperands(LockstepProblem &problem, WalkRanges &ranges,
                TermReduction &reduction, Premises &premises,
                Pointers &pointers, WalkValues &values, Refinement &refinement)
      : source(problem.source), layout(problem.layout), pool(problem.pool),
        cones(problem.cones), checked(problem.checked),
        metadata(problem.metadata), terms(problem.terms), ranges(ranges),
        reduction(reduction), premises(premises), pointers(pointers),
        values(values), refinement(refinement) {}

  /// Whether the operands of `target`, of which the first two may be exchanged,
  /// are shown to refine those of `source`, and what else is `required` of
  /// them.
  bool shows(Walk &walk, const llvm::Instruction &source,
             const llvm::Instruction &target,
             llvm::ArrayRef<Requirement> required, bool isSwapped = false);
  /// Whether an operand of an event of the target may tell more of a parameter
  /// with `captures` than that of the source.
  bool mayCaptureMore(Walk &walk, const llvm::Use &ours,
                      const llvm::Use &theirs);
  /// Whether a value of the target tells no more of a parameter than that of
  /// the source (Demand::Captured).
  bool capturesNoMore(Walk &walk, const llvm::Value *from,
                      const llvm::Value *to, bool onArrival,
                      unsigned steps = 16);

private:
  bool isAtLeast(Walk &walk, const llvm::Value *size, uint64_t least);
  bool isMet(Walk &walk, const llvm::Instruction &source,
             const llvm::Instruction &target, const Requirement &required);

  const Body &source;
  const llvm::DataLayout &layout;
  TermPool &pool;
  Cones &cones;
  const LockstepObligations &checked;
  MetadataComparison &metadata;
  LooseTerms &terms;
  WalkRanges &ranges;
  TermReduction &reduction;
  Premises &premises;
  Pointers &pointers;
  WalkValues &values;
  Refinement &refinement;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_EVENTOPERANDS_H
