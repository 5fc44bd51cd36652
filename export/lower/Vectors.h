// Ops on vectors that no pass of MLIR converts to `llvm`, and their expression
// by others.

#ifndef PALINDROME_EXPORT_LOWER_VECTORS_H
#define PALINDROME_EXPORT_LOWER_VECTORS_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `palindrome-split-vectors` expresses `op`, or what it becomes, by
/// other ops: accesses of rows, elements at positions that are not known,
/// accesses of `Elements.h`, numbers that are repeated over `vector<[1]xi8>`.
bool isUnsupportedVectorOp(mlir::Operation *op);

/// The pass `palindrome-split-vectors`.
extern const OwnPass splitVectorsPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_VECTORS_H
