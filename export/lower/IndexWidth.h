// The conversion of dialects to `llvm` whose passes take no width of `index`.

#ifndef PALINDROME_EXPORT_LOWER_INDEXWIDTH_H
#define PALINDROME_EXPORT_LOWER_INDEXWIDTH_H

#include "mlir/IR/BuiltinOps.h"

namespace palindrome::lower {

/// The width that MLIR's conversions give `index` unless they are told another.
constexpr unsigned defaultIndexBitwidth = 64;

/// The width of `index` in `module` by its data layout (`dlti.dl_spec`).
unsigned getIndexBitwidth(mlir::ModuleOp module);

/// Converts ops of `vector`, `math` and `complex` below `module` to `llvm`, by
/// MLIR's patterns, with an `index` of `width` bits. Leaves ops that no pattern
/// converts, so that MLIR's passes find the others done. Returns failure after
/// reporting an error.
mlir::LogicalResult convertWithIndexBitwidth(mlir::ModuleOp module,
                                             unsigned width);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_INDEXWIDTH_H
