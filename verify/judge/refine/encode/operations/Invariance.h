// Memory that is constant for a while.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_OPERATIONS_INVARIANCE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_OPERATIONS_INVARIANCE_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Adds undefined behavior where memory is written in a scope of
/// llvm.invariant.start. To be called behind the last instruction.
void checkInvariance(Side &side);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_OPERATIONS_INVARIANCE_H
