// Operations on complex numbers that MLIR folds wrongly, or by formulas that
// lose digits.

#ifndef PALINDROME_EXPORT_LOWER_COMPLEX_H
#define PALINDROME_EXPORT_LOWER_COMPLEX_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `expandComplexPass` converts `op`.
bool isInexactComplexOp(mlir::Operation *op);

/// Expresses such operations by those on real numbers.
extern const OwnPass expandComplexPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_COMPLEX_H
