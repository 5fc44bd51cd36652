// Functions of a module whose names are those of the C library's functions that
// ops become calls of.

#ifndef PALINDROME_EXPORT_LOWER_LIBRARYNAMES_H
#define PALINDROME_EXPORT_LOWER_LIBRARYNAMES_H

#include "mlir/IR/BuiltinOps.h"

namespace palindrome::lower {

/// Reports an op of `math` or `arith` that becomes a call of a function of the
/// C library where the function of that name that `module` defines has another
/// type, or would call itself in this way without end. Warns if it has the
/// type, so that it is what the program calls, and if a machine may have an
/// instruction for the op. Runs before these ops are converted.
mlir::LogicalResult checkLibraryNames(mlir::ModuleOp module);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_LIBRARYNAMES_H
