// Reductions, products and contractions of vectors that MLIR's conversion gives
// other results, or none.

#ifndef PALINDROME_EXPORT_LOWER_REDUCTIONS_H
#define PALINDROME_EXPORT_LOWER_REDUCTIONS_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `palindrome-reduce-vectors` expresses `op`, or what it becomes, by
/// other ops: masked reductions, sums of floats, fused products, contractions
/// of narrow factors.
bool isUnsupportedReduction(mlir::Operation *op);

/// The pass `palindrome-reduce-vectors`.
extern const OwnPass reduceVectorsPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_REDUCTIONS_H
