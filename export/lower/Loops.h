// Loops whose conversion by MLIR is wrong.

#ifndef PALINDROME_EXPORT_LOWER_LOOPS_H
#define PALINDROME_EXPORT_LOWER_LOOPS_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `op` is a loop that compares unsigned numbers.
bool isUnsignedLoop(mlir::Operation *op);

/// Expresses all such loops by signed ones.
extern const OwnPass signLoopsPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_LOOPS_H
