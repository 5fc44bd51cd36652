// Functions, calls and returns, raised to `func`.

#ifndef PALINDROME_IMPORT_RAISE_FUNCTIONS_H
#define PALINDROME_IMPORT_RAISE_FUNCTIONS_H

#include "palindrome/Raise.h"
#include "translate/Counterparts.h"

namespace palindrome::raise {

/// Raises the functions of `module` of which only calls know that are raised
/// with them. Counts in `stats`.
void raiseFunctions(mlir::ModuleOp module, const RaiseOptions &options,
                    counterparts::Maker &maker, RaiseStats &stats);

} // namespace palindrome::raise

#endif // PALINDROME_IMPORT_RAISE_FUNCTIONS_H
