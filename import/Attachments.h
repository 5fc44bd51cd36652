// Metadata attachments of functions to the op's own attributes.

#ifndef PALINDROME_IMPORT_ATTACHMENTS_H
#define PALINDROME_IMPORT_ATTACHMENTS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace llvm {
class MDNode;
} // namespace llvm

namespace palindrome {

class ModuleImporter;

/// Why an attachment is carried that an attribute says too, but for its form.
inline constexpr llvm::StringLiteral
    modelledInPart("what the dialect's form does not say is beside it");

/// Gives `op` the attribute that exports to `node`, the metadata of its
/// function that is called `name`. Null when it has, otherwise why there is
/// none.
const char *modelFunctionAttachment(ModuleImporter &module, unsigned kind,
                                    llvm::StringRef name,
                                    const llvm::MDNode *node,
                                    mlir::LLVM::LLVMFuncOp op);

} // namespace palindrome

#endif // PALINDROME_IMPORT_ATTACHMENTS_H
