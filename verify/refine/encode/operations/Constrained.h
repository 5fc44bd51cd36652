// Constrained floating-point intrinsics.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_OPERATIONS_CONSTRAINED_H
#define PALINDROME_VERIFY_REFINE_ENCODE_OPERATIONS_CONSTRAINED_H

#include "verify/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Encodes a constrained floating-point intrinsic by the encoder of the plain
/// operation.
Lanes encodeConstrained(Side &side, const llvm::CallBase &inst);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_OPERATIONS_CONSTRAINED_H
