// Translates metadata attachments of functions to attributes of llvm.func.

#ifndef PALINDROME_IMPORT_BODY_ATTACHMENTS_H
#define PALINDROME_IMPORT_BODY_ATTACHMENTS_H

#include "import/state/Modelling.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace llvm {
class MDNode;
} // namespace llvm

namespace palindrome::importer {

class ModuleImporter;

/// Sets the attribute of `op` that is exported to `node`, an attachment of the
/// kind with number `kind` and name `name` to the function.
Modelling modelFunctionAttachment(ModuleImporter &module, unsigned kind,
                                  llvm::StringRef name,
                                  const llvm::MDNode *node,
                                  mlir::LLVM::LLVMFuncOp op);

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_BODY_ATTACHMENTS_H
