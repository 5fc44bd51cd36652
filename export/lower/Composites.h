// Ops that MLIR expresses by others in functions of its own, for which it has
// no pass.

#ifndef PALINDROME_EXPORT_LOWER_COMPOSITES_H
#define PALINDROME_EXPORT_LOWER_COMPOSITES_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `palindrome-decompose` converts `op`.
bool isComposite(mlir::Operation *op);

/// Whether `op` is in the body of a named structured op, which has to be the
/// one that the name stands for.
bool isImplied(mlir::Operation *op);

/// The pass `palindrome-decompose`. It reports an error at an op that MLIR's
/// functions do not take.
extern const OwnPass decomposePass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_COMPOSITES_H
