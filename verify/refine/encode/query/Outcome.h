// When one outcome refines another.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_QUERY_OUTCOME_H
#define PALINDROME_VERIFY_REFINE_ENCODE_QUERY_OUTCOME_H

#include "verify/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Whether what `b` did is something that `a` did too, both being defined. The
/// undefs in what is observed become choices, the last that either side makes.
Expr outcomeRefines(Side &a, Side &b);

/// Whether what `b` called is what `a` called: each of B's calls was rightly
/// taken for one of A's, or has no effect, and no event of A's is missing.
Expr callsRefine(Side &a, Side &b);

/// Whether A finds room where B does, and where B asks for none. That it might
/// not is no excuse: it is the environment that says.
Expr roomIsSame(const Side &a, const Side &b);

// Parts of it, which must be asked for once both sides were left.

Expr laneRefines(Side &a, Side &b, const Lane &laneA, const Lane &laneB,
                 bool isPointer);

/// Memory as it was at those moments, of the blocks that `isSeen` lets through.
Expr memoryRefines(Side &a, Moment atA, Side &b, Moment atB,
                   llvm::function_ref<Expr(Expr block)> isSeen);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_QUERY_OUTCOME_H
