// When one outcome refines another.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_OUTCOME_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_OUTCOME_H

#include "verify/judge/refine/encode/query/Encode.h"
#include "verify/judge/refine/encode/query/SharedWrites.h"

namespace palindrome::encode {

/// When the outcome of the target refines that of the source, by parts.
struct OutcomeTerms {
  Expr sourceHasUB, targetHasUB;
  Expr bothReturn, bothUnwind, bothStop;
  /// Whether each part of the outcome refines; not that the sides end alike.
  Expr result, memory, exception, calls, objects;
  /// Whether the floating-point exceptions raised so far refine.
  Expr flags;

  /// Whether the target refines the source. The parts that `ignored` contains
  /// are taken to refine.
  Expr refines(llvm::ArrayRef<OutcomePart> ignored = {}) const;
  /// Conditions that imply together that the target refines the source.
  llvm::SmallVector<Expr> conditions() const;
};

/// Compares the outcomes. Undefs in what is observed become choices, the last
/// ones that either side makes.
OutcomeTerms compareOutcomes(Side &source, Side &target);

/// Whether each call of the target refines the call of the source that it was
/// matched with, or is harmless, and no event of the source is missing.
Expr callsRefine(Side &source, Side &target, const SharedWrites &shared);

/// Whether the source's allocations fail exactly where the target's do. That an
/// allocation finds memory is up to the environment, which is the same for
/// both; an allocation that the target does not make at all finds memory.
Expr roomIsSame(const Side &source, const Side &target);

// Parts of an outcome. Both sides must have left their last node.

/// Whether a lane of the target refines one of the source.
Expr laneRefines(Side &source, Side &target, const Lane &sourceLane,
                 const Lane &targetLane, bool isPointer);

/// The writes that both sides have alike.
SharedWrites shareWrites(Side &source, Side &target);

/// Whether memory of the target at one moment refines that of the source at
/// another, for the objects that `isSeen` holds for.
Expr memoryRefines(Side &source, Moment atSource, Side &target, Moment atTarget,
                   const SharedWrites &shared,
                   llvm::function_ref<Expr(Expr block)> isSeen);

/// Whether the object exists on entry, or is a local block of both sides that
/// other code may know.
Expr isKnownToBoth(const Side &source, Side &target, Expr block);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_OUTCOME_H
