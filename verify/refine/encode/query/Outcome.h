// When one outcome refines another.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_QUERY_OUTCOME_H
#define PALINDROME_VERIFY_REFINE_ENCODE_QUERY_OUTCOME_H

#include "verify/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Whether the outcome of `target` refines that of `source`, where both are
/// defined. Undefs in what is observed become choices, the last ones that
/// either side makes.
Expr outcomeRefines(Side &source, Side &target);

/// Whether each call of the target refines the call of the source that it was
/// matched with, or is harmless, and no event of the source is missing.
Expr callsRefine(Side &source, Side &target);

/// Whether the source's allocations fail exactly where the target's do. That an
/// allocation finds memory is up to the environment, which is the same for
/// both; an allocation that the target does not make at all finds memory.
Expr roomIsSame(const Side &source, const Side &target);

// Parts of an outcome. Both sides must have left their last node.

/// Whether a lane of the target refines one of the source.
Expr laneRefines(Side &source, Side &target, const Lane &sourceLane,
                 const Lane &targetLane, bool isPointer);

/// Whether memory of the target at one moment refines that of the source at
/// another, for the objects that `isSeen` holds for.
Expr memoryRefines(Side &source, Moment atSource, Side &target, Moment atTarget,
                   llvm::function_ref<Expr(Expr block)> isSeen);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_QUERY_OUTCOME_H
