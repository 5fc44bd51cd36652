// Loops and accesses of memrefs, raised to `affine`.

#ifndef PALINDROME_IMPORT_RAISE_AFFINE_H
#define PALINDROME_IMPORT_RAISE_AFFINE_H

#include "palindrome/Raise.h"

namespace palindrome::raise {

/// Raises each scf.for in the functions of `module` with affine bounds to an
/// affine.for, and each access of a memref with affine subscripts to one of
/// `affine`. Counts in `stats`.
void raiseToAffine(mlir::ModuleOp module, const RaiseOptions &options,
                   RaiseStats &stats);

} // namespace palindrome::raise

#endif // PALINDROME_IMPORT_RAISE_AFFINE_H
