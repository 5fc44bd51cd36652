// What a lowering did not convert, and which step of MLIR would.

#ifndef PALINDROME_EXPORT_LOWER_LEFTOVERS_H
#define PALINDROME_EXPORT_LOWER_LEFTOVERS_H

#include "mlir/IR/BuiltinOps.h"
#include "palindrome/Lower.h"

namespace palindrome::lower {

/// Reports an error at the first op below `module` of a dialect that another
/// step has to convert before the lowering. Succeeds if there is no such op.
mlir::LogicalResult checkLowerable(mlir::ModuleOp module);

/// Reports an error at the first op below `module` with vectors of several
/// dimensions whose elements have no type in the `llvm` dialect, such as
/// `tf32`: MLIR's conversions crash at some of these ops. Succeeds if there is
/// no such op.
mlir::LogicalResult checkVectors(mlir::ModuleOp module);

/// The first op below `module` that no export translates; null if there is
/// none.
mlir::Operation *findForeign(mlir::ModuleOp module);

/// Reports an error at the first op below `module` that no export translates,
/// after a lowering. Succeeds if there is no such op.
mlir::LogicalResult checkLowered(mlir::ModuleOp module);

/// The error for an op with `memref` among its types, whose memory space is no
/// number.
std::string describeForeignSpace(mlir::OperationName op,
                                 mlir::BaseMemRefType memref);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_LEFTOVERS_H
