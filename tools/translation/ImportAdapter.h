// Lets MLIR's own importer call the imports that dialects register with
// Palindrome.

#ifndef PALINDROME_TOOLS_TRANSLATION_IMPORTADAPTER_H
#define PALINDROME_TOOLS_TRANSLATION_IMPORTADAPTER_H

#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace palindrome::tools {

/// Makes an `mlir::LLVMImportDialectInterface` of the ImportInterface of each
/// of `dialects`, which are loaded in `context`. A dialect that has such an
/// interface of MLIR's keeps that one. Fails after reporting an error if a
/// dialect has no import, or several.
mlir::LogicalResult adaptImports(mlir::MLIRContext &context,
                                 llvm::ArrayRef<std::string> dialects);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_TRANSLATION_IMPORTADAPTER_H
