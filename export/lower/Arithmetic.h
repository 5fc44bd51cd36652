// The conversion of arithmetic to `llvm` without any folding.

#ifndef PALINDROME_EXPORT_LOWER_ARITHMETIC_H
#define PALINDROME_EXPORT_LOWER_ARITHMETIC_H

#include "palindrome/Lower.h"

namespace palindrome::lower {

/// Converts the ops of `arith`, `index`, `math` and `ub` on numbers and vectors
/// of numbers below `module` to `llvm`, by MLIR's patterns, with an `index` of
/// `width` bits. Unlike MLIR's passes, it folds no op. Constants, ops on other
/// types and ops without a pattern stay. Returns failure after reporting an
/// error.
mlir::LogicalResult convertArithmetic(mlir::ModuleOp module, unsigned width);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_ARITHMETIC_H
