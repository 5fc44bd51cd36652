// Ops that MLIR expresses by others in functions of its own, for which it has
// no pass.

#ifndef PALINDROME_EXPORT_LOWER_COMPOSITES_H
#define PALINDROME_EXPORT_LOWER_COMPOSITES_H

#include "mlir/IR/Operation.h"

namespace palindrome::lower {

/// Whether `palindrome-decompose` converts `op`.
bool isComposite(mlir::Operation *op);

/// Registers the pass `palindrome-decompose` on builtin.module. It reports an
/// error at an op that MLIR's functions do not take.
void registerDecompose();

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_COMPOSITES_H
