// Atomic updates of memory.

#ifndef PALINDROME_EXPORT_LOWER_ATOMICS_H
#define PALINDROME_EXPORT_LOWER_ATOMICS_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `op` is an atomic update that LLVM has no instruction for, or one by
/// a region that MLIR's conversion does not take.
bool isUnsupportedAtomicOp(mlir::Operation *op);

/// Expresses all such ops by updates of integers by a region, or by exchanges.
extern const OwnPass expandAtomicsPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_ATOMICS_H
