// The entry point of the upstream form.

#ifndef PALINDROME_IMPORT_UPSTREAM_UPSTREAM_H
#define PALINDROME_IMPORT_UPSTREAM_UPSTREAM_H

#include "palindrome/Import.h"

namespace palindrome::upstream {

/// Translates `module` as MLIR's own importer does (docs/carried.md, "The
/// upstream form").
mlir::OwningOpRef<mlir::ModuleOp> importModule(llvm::Module &module,
                                               mlir::MLIRContext &context,
                                               const ImportOptions &options);

} // namespace palindrome::upstream

#endif // PALINDROME_IMPORT_UPSTREAM_UPSTREAM_H
