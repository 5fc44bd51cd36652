// Constrained floating-point intrinsics.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_OPERATIONS_CONSTRAINED_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_OPERATIONS_CONSTRAINED_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Encodes a constrained floating-point intrinsic by the encoder of the plain
/// operation.
Lanes encodeConstrained(Side &side, const llvm::CallBase &inst);

/// The rounding mode of the environment: at first, and after each call that may
/// set it. Empty if no operation depends on it.
std::vector<Expr> roundingModes(const Side &source, const Side &target);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_OPERATIONS_CONSTRAINED_H
