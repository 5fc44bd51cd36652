// What a module says beside its symbols, as ops and attributes.

#ifndef PALINDROME_IMPORT_NAMEDMETADATA_H
#define PALINDROME_IMPORT_NAMEDMETADATA_H

#include "mlir/IR/BuiltinOps.h"

namespace palindrome {

class ModuleImporter;

/// Translates the named metadata: module flags, identification, libraries and
/// options in the dialect's own forms where these are exact, the rest into
/// carrier::namedMetadata.
void importNamedMetadata(ModuleImporter &module, mlir::ModuleOp op);

} // namespace palindrome

#endif // PALINDROME_IMPORT_NAMEDMETADATA_H
