// Functions to MLIR.

#ifndef PALINDROME_IMPORT_FUNCTIONS_H
#define PALINDROME_IMPORT_FUNCTIONS_H

#include "llvm/Support/LogicalResult.h"

namespace palindrome {

class ModuleImporter;

/// Translates the module's functions, in order.
llvm::LogicalResult importFunctions(ModuleImporter &module);

} // namespace palindrome

#endif // PALINDROME_IMPORT_FUNCTIONS_H
