// Translates the lists of constructors and destructors of a module.

#ifndef PALINDROME_IMPORT_MODULEOPS_H
#define PALINDROME_IMPORT_MODULEOPS_H

#include "import/module/ModuleImporter.h"

namespace palindrome::importer {

/// Imports `variable` as llvm.mlir.global_ctors or global_dtors. Returns false
/// if it is no such list, or if the op is not exported to exactly this
/// variable.
bool importStructors(ModuleImporter &module,
                     const llvm::GlobalVariable &variable);

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_MODULEOPS_H
