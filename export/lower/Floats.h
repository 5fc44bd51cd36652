// Floating-point operations that LLVM does not have.

#ifndef PALINDROME_EXPORT_LOWER_FLOATS_H
#define PALINDROME_EXPORT_LOWER_FLOATS_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `op` computes with floats of less than 16 bits, rounds by a mode of
/// its own, scales, or is the maximum or minimum of floats of more than 64
/// bits.
bool isUnsupportedFloatOp(mlir::Operation *op);

/// Expresses all such ops by others that compute element by element, before
/// any pass of MLIR folds them: its folders make infinities and NaNs of formats
/// that have none.
extern const OwnPass expandElementwisePass;

/// Expresses all such ops by others.
extern const OwnPass expandFloatsPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_FLOATS_H
