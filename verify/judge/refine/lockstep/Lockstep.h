// Proofs in lockstep: source and target have the same effects one after the
// other, and what they compute in between corresponds (docs/semantics.md,
// "Lockstep"). Memory is no part of such a proof: both sides change it in the
// same way.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LOCKSTEP_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LOCKSTEP_H

#include "palindrome/Refine.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Function.h"

namespace palindrome::refine {

/// What a proof consists of. It needs all of it; a test leaves a part out, to
/// see that a wrong pair is then accepted.
struct LockstepObligations {
  bool events = true;       ///< Events do the same, and promise no more.
  bool operands = true;     ///< Operands of events refine.
  bool captures = true;     ///< They capture no more of the parameters.
  bool requirements = true; ///< What the target's event requires is shown.
  bool promises = true;     ///< The target promises no more, as a function.
  bool convergence = true;  ///< Convergent calls depend on the same branches.
  bool partners = true;    ///< The source loads and calls what the target does.
  bool divisions = true;   ///< Divisions of the target are defined.
  bool assumptions = true; ///< What the target assumes holds.
  bool choices = true;     ///< A choice is taken for one of the target's only.
  bool demands = true;     ///< Demands are shown on all walks that arrive.
  bool clobbers = true;    ///< Memory is as it was where no event writes to it.
  bool progress = true;    ///< Loops promise no more progress.
  bool branches = true;    ///< Branches of the target are defined.
  bool stores = true;      ///< Nobody reads what the source alone stores.
  bool redundancy = true;  ///< Or it has read from there what it stores.
  bool repetition = true;  ///< What the target alone stores is there.
  bool accesses = true;    ///< What the target reads later it may read there.
  bool exits = true;       ///< Copies of a loop can be left as the loop can.
  bool unwinding = true;   ///< What unwinds has the same effects.
};

/// What a proof in lockstep can do without.
struct LockstepParts {
  /// A proof is tried of coverings of the functions (Covering.h), too, which
  /// exist during the call only, in the modules of the functions.
  bool coverings = true;
  /// Operations that compute the same are one term (Term.h).
  bool normalForms = true;
  /// An event leaves memory as it was where it surely does not write
  /// (Writes.h).
  bool knownPlaces = true;
  /// Whether the solver is asked, where it is open which way a loop goes, with
  /// conditions at the heads of loops: that takes long.
  bool asksWithConditions = true;
};

/// What a search for a proof tells people about itself.
struct LockstepNotes {
  /// What the last attempt stopped at, where there is no proof.
  std::optional<Obstacle> obstacle;
  bool traces = false; ///< Whether the attempts are written down.
  /// A line on each attempt, on each walk that came to a stop, and on each
  /// demand that was refuted.
  std::vector<std::string> attempts;
};

/// Whether `target` is proved to refine `source`, for all executions. False
/// means nothing.
///
/// `notes`, if not null, receives what the search did.
///
/// `ask` is whether one of two functions refines the other, for all arguments
/// that are poison or not, and not undef; they are pure and have no loops. The
/// functions exist during the call only. The search is given up once
/// `isOver`.
bool refinesInLockstep(const llvm::Function &source,
                       const llvm::Function &target,
                       llvm::function_ref<bool(const llvm::Function &source,
                                               const llvm::Function &target)>
                           ask,
                       llvm::function_ref<bool()> isOver,
                       const LockstepObligations &checked = {},
                       const LockstepParts &parts = {},
                       LockstepNotes *notes = nullptr);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_LOCKSTEP_H
