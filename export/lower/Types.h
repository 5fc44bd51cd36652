// Which types the lowering cannot convert.

#ifndef PALINDROME_EXPORT_LOWER_TYPES_H
#define PALINDROME_EXPORT_LOWER_TYPES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace palindrome::lower {

/// The types of the operands and results of `op`, and of the function that it
/// is.
llvm::SmallVector<mlir::Type> typesOf(mlir::Operation *op);

/// `typesOf(op)`, and the types of the arguments of its blocks.
llvm::SmallVector<mlir::Type> typesWithin(mlir::Operation *op);

/// The first memref among the types of the operands, results, parameters and
/// block arguments of `op` whose memory space is no number; null if there is
/// none.
mlir::BaseMemRefType findForeignSpace(mlir::Operation *op);

/// Whether the operand and the result of `cast` have the same form in the
/// `llvm` dialect.
bool changesNothing(mlir::UnrealizedConversionCastOp cast);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_TYPES_H
