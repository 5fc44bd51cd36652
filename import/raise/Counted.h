// Raises loops that a counter counts from scf.while to scf.for.

#ifndef PALINDROME_IMPORT_RAISE_COUNTED_H
#define PALINDROME_IMPORT_RAISE_COUNTED_H

#include "mlir/IR/Operation.h"

namespace palindrome::raise {

/// Puts an scf.for into the place of each scf.while in `function` that is
/// known to make as many iterations. Of each, the location stays.
void raiseCountedLoops(mlir::Operation *function);

} // namespace palindrome::raise

#endif // PALINDROME_IMPORT_RAISE_COUNTED_H
