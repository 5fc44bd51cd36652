// The pure `llvm` dialect: an imported module without what it carries.

#ifndef PALINDROME_IMPORT_PLAIN_H
#define PALINDROME_IMPORT_PLAIN_H

#include "mlir/IR/BuiltinOps.h"

namespace palindrome {

/// Takes everything of Palindrome's own out of `module`: `llvmx.` entries of
/// ops and locations, and calls that only bear such. What the `llvm` dialect
/// has a place for, though not an exact one, goes there. Warns of each kind of
/// thing left out; fails with an error where a program without it would be
/// another.
mlir::LogicalResult makePlain(mlir::ModuleOp module);

} // namespace palindrome

#endif // PALINDROME_IMPORT_PLAIN_H
