// Translates named metadata (LangRef, "Named Metadata").

#ifndef PALINDROME_IMPORT_NAMEDMETADATA_H
#define PALINDROME_IMPORT_NAMEDMETADATA_H

#include "mlir/IR/BuiltinOps.h"

namespace palindrome::importer {

class ModuleImporter;

/// Translates the named metadata of the module: module flags, `llvm.ident`,
/// libraries and linker options to the dialect's own forms where these are
/// exact, the rest to `llvmx.named_metadata`.
void importNamedMetadata(ModuleImporter &module, mlir::ModuleOp op);

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_NAMEDMETADATA_H
