// The upstream form's entry point.

#ifndef PALINDROME_IMPORT_UPSTREAM_UPSTREAM_H
#define PALINDROME_IMPORT_UPSTREAM_UPSTREAM_H

#include "palindrome/Import.h"

namespace palindrome::upstream {

/// Translates `module` to what MLIR's own importer makes of it.
mlir::OwningOpRef<mlir::ModuleOp> importModule(llvm::Module &module,
                                               mlir::MLIRContext &context,
                                               const ImportOptions &options);

} // namespace palindrome::upstream

#endif // PALINDROME_IMPORT_UPSTREAM_UPSTREAM_H
