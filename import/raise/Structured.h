// Branches between blocks, raised to structured control flow of `scf`.

#ifndef PALINDROME_IMPORT_RAISE_STRUCTURED_H
#define PALINDROME_IMPORT_RAISE_STRUCTURED_H

#include "palindrome/Raise.h"

namespace palindrome::raise {

/// Raises the control flow of each func.func of `module` whose branches are all
/// of `cf`. Counts in `stats`.
void raiseControlFlow(mlir::ModuleOp module, const RaiseOptions &options,
                      RaiseStats &stats);

} // namespace palindrome::raise

#endif // PALINDROME_IMPORT_RAISE_STRUCTURED_H
