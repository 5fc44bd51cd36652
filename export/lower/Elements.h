// Accesses of vectors to memory where elements do not follow each other as in a
// vector.

#ifndef PALINDROME_EXPORT_LOWER_ELEMENTS_H
#define PALINDROME_EXPORT_LOWER_ELEMENTS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"

namespace palindrome::lower {

/// Whether `type` is a memref whose elements do not follow each other as those
/// of a vector in memory: LLVM packs them in a vector, or there is a stride.
bool hasOtherPlaces(mlir::Type type);

/// Whether `op` accesses such memory by a vector of at most one dimension.
bool accessesElements(mlir::Operation *op);

/// Replaces such an access with a loop over the elements.
void accessInLoop(mlir::Operation *op, mlir::RewriterBase &rewriter);

/// Whether `op` loads or stores through a vector.type_cast to vectors whose
/// layout is another one than that of the memref.
bool accessesCast(mlir::Operation *op);

/// Replaces such an access with one of the memref itself.
void accessSource(mlir::Operation *op, mlir::RewriterBase &rewriter);

/// Whether `op` becomes an op of one of these forms, or is such a cast.
bool becomesElements(mlir::Operation *op);

/// Removes the casts from `module`, or reports one that is used by other ops
/// than loads and stores.
mlir::LogicalResult checkCasts(mlir::ModuleOp module);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_ELEMENTS_H
