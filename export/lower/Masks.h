// Masks of accesses to memory by vectors that MLIR drops, or takes for
// needless.

#ifndef PALINDROME_EXPORT_LOWER_MASKS_H
#define PALINDROME_EXPORT_LOWER_MASKS_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `op` is an access that `joinMasksPass` masks another way.
bool hasLostMask(mlir::Operation *op);

/// The pass `palindrome-join-masks`.
extern const OwnPass joinMasksPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_MASKS_H
