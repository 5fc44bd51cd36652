// The plain form of an import: the `llvm` dialect without carried entries
// (docs/carried.md, "The plain form").

#ifndef PALINDROME_IMPORT_PLAIN_H
#define PALINDROME_IMPORT_PLAIN_H

#include "mlir/IR/BuiltinOps.h"

namespace palindrome::importer {

/// Removes the carried entries of ops and locations from `module`, and the
/// calls that exist only to carry. Moves entries to attributes of the `llvm`
/// dialect that represent them inexactly, if there are any. Warns of each kind
/// that is left out, or for each op if `listsLosses`; fails with an error if
/// the program would mean something else without it.
mlir::LogicalResult makePlain(mlir::ModuleOp module, bool listsLosses);

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_PLAIN_H
