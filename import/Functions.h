// Translates functions.

#ifndef PALINDROME_IMPORT_FUNCTIONS_H
#define PALINDROME_IMPORT_FUNCTIONS_H

#include "llvm/Support/LogicalResult.h"

namespace palindrome::importer {

class ModuleImporter;

/// Translates the functions of the module in order.
llvm::LogicalResult importFunctions(ModuleImporter &module);

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_FUNCTIONS_H
