// Ops on memory that no pass of MLIR converts to `llvm` where they stand, and
// their expression by others.

#ifndef PALINDROME_EXPORT_LOWER_MEMORY_H
#define PALINDROME_EXPORT_LOWER_MEMORY_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `palindrome-simplify-memory` expresses `op`, or what it becomes, by
/// other ops: scopes of stack memory, memory of other address spaces that is
/// freed, and shapes with several unknown sizes for one.
bool isUnsupportedMemoryOp(mlir::Operation *op);

/// The pass `palindrome-simplify-memory`.
extern const OwnPass simplifyMemoryPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_MEMORY_H
