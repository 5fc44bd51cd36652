// Translates global variables, aliases, ifuncs and comdats.

#ifndef PALINDROME_IMPORT_GLOBALS_H
#define PALINDROME_IMPORT_GLOBALS_H

#include "llvm/Support/LogicalResult.h"

namespace palindrome::importer {

class ModuleImporter;

/// Translates the comdats, global variables, aliases and ifuncs of the module.
llvm::LogicalResult importGlobals(ModuleImporter &module);

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_GLOBALS_H
