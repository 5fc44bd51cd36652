// Memory, raised to `memref`.

#ifndef PALINDROME_IMPORT_RAISE_MEMORY_H
#define PALINDROME_IMPORT_RAISE_MEMORY_H

#include "palindrome/Raise.h"

namespace palindrome::raise {

/// Whether `raiseMemory` decides on `op`, and counts it.
bool isOfMemory(mlir::Operation *op);

/// Raises arguments and allocas of each func.func of `module` to memrefs, where
/// all accesses through them fit. Counts in `stats`.
void raiseMemory(mlir::ModuleOp module, const RaiseOptions &options,
                 RaiseStats &stats);

} // namespace palindrome::raise

#endif // PALINDROME_IMPORT_RAISE_MEMORY_H
