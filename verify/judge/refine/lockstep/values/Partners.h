// Which instructions of both sides make the same on a walk.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_PARTNERS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_PARTNERS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class EventOperands;
class Refinement;
class Rereads;
struct Suggestions;
class WalkValues;

/// Pairs what the target makes on a walk, such as what it loads, with what the
/// source has made.
class Partners {
public:
  Partners(LockstepProblem &problem, Suggestions &suggestions,
           WalkValues &values, Rereads &rereads, Refinement &refinement,
           EventOperands &operands)
      : checked(problem.checked), metadata(problem.metadata),
        libraries(problem.libraries), suggestions(suggestions), values(values),
        rereads(rereads), refinement(refinement), operands(operands) {}

  /// What the source has made on this walk that `inst`, of the target, refines.
  /// Addresses that are not the same term are looked at if `isThorough`.
  const llvm::Instruction *partnerIn(Walk &walk, const llvm::Instruction &value,
                                     bool isThorough = false);
  /// Whether the source makes the choice `one` on this walk as it makes `two`.
  bool choosesTheSame(Walk &walk, const Term &one, const Term &two);

private:
  /// How far operands of partners are looked at: they are the same terms, or
  /// choices that the source may make alike, or the same but for leaves of
  /// which refinement is demanded, or anything that refines.
  enum class Search { Same, Chosen, Leaves, All };
  bool isPartner(Walk &walk, const llvm::Instruction &other,
                 const llvm::Instruction &inst, Search search);
  unsigned rankOf(Walk &walk, const llvm::Instruction &load);

  const LockstepObligations &checked;
  MetadataComparison &metadata;
  encode::LibraryDeclarations &libraries;
  Suggestions &suggestions;
  WalkValues &values;
  Rereads &rereads;
  Refinement &refinement;
  EventOperands &operands;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_PARTNERS_H
