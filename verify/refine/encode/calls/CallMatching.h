// Which calls are the same: one of A's as an earlier one of A's, one of B's as
// one of A's, and whether B's may be taken for that one.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_CALLS_CALLMATCHING_H
#define PALINDROME_VERIFY_REFINE_ENCODE_CALLS_CALLMATCHING_H

#include "verify/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Whether both calls of A, or both of B, are of the same function, with the
/// same arguments and the same memory to read.
Expr isSameExecution(const Side &side, const UnknownCall &before,
                     const UnknownCall &after);

/// Sets `call.id` to one of its own.
void identifyCall(Side &side, UnknownCall &call);

/// Lets `call` do what another one does: for A, an earlier one if it is sure
/// that both are the same; for B, that of A for which it is taken.
void adoptOutputs(Side &side, UnknownCall &call);

/// Whether the target may make the call where the source does not.
bool isHarmless(const UnknownCall &call);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_CALLS_CALLMATCHING_H
