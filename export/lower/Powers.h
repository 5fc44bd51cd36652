// Powers of which MLIR makes functions with branches.

#ifndef PALINDROME_EXPORT_LOWER_POWERS_H
#define PALINDROME_EXPORT_LOWER_POWERS_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `op` is a power of an integer, or with an exponent that may be
/// poison.
bool isRiskyPower(mlir::Operation *op);

/// Freezes the integral operands of such powers, and avoids 0 with a negative
/// exponent, right before MLIR makes calls of them.
extern const OwnPass guardPowersPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_POWERS_H
