// The conversion of dialects to `llvm` whose passes take no width of `index`.

#ifndef PALINDROME_EXPORT_LOWER_INDEXWIDTH_H
#define PALINDROME_EXPORT_LOWER_INDEXWIDTH_H

#include "palindrome/Lower.h"

namespace palindrome::lower {

/// `options` with what the width of `index` in `module` demands: the width
/// itself, if only the data layout (`dlti.dl_spec`) states it, and
/// `aligned_alloc`, if a pointer has more bits. Otherwise MLIR aligns a pointer
/// by arithmetic on `index`, which loses the upper bits.
LoweringOptions withIndexBitwidth(mlir::ModuleOp module,
                                  const LoweringOptions &options);

/// Reports ops of `module` that take the bits of an `index`, as many as the
/// data layout of `module` states, if `options`, made by `withIndexBitwidth`,
/// have another width.
mlir::LogicalResult checkIndexBits(mlir::ModuleOp module,
                                   const LoweringOptions &options);

/// Whether `options`, made by `withIndexBitwidth`, have a width that MLIR's
/// passes do not assume.
bool hasOtherIndexBitwidth(const LoweringOptions &options);

/// Converts ops of `vector`, `math` and `complex` below `module` to `llvm`, by
/// MLIR's patterns, with an `index` of `width` bits. Leaves ops that no pattern
/// converts, so that MLIR's passes find the others done. Returns failure after
/// reporting an error.
mlir::LogicalResult convertWithIndexBitwidth(mlir::ModuleOp module,
                                             unsigned width);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_INDEXWIDTH_H
