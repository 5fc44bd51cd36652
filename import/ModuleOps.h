// What a module says beside its symbols.

#ifndef PALINDROME_IMPORT_MODULEOPS_H
#define PALINDROME_IMPORT_MODULEOPS_H

#include "import/ModuleImporter.h"

namespace palindrome {

/// Imports `variable` as a list of constructors or destructors; false if it is
/// none, or one that the op would not export to exactly this.
bool importStructors(ModuleImporter &module,
                     const llvm::GlobalVariable &variable);

} // namespace palindrome

#endif // PALINDROME_IMPORT_MODULEOPS_H
