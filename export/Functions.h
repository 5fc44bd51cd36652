// Translates functions to LLVM. Mirrors import/Functions.h.

#ifndef PALINDROME_EXPORT_FUNCTIONS_H
#define PALINDROME_EXPORT_FUNCTIONS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace palindrome::exporter {

class ModuleExporter;

/// Makes the function with its blocks, but without instructions.
mlir::LogicalResult declareFunction(ModuleExporter &module,
                                    mlir::LLVM::LLVMFuncOp op);

/// Sets the subprogram that the function's location names, unless the function
/// carries one. To be called after the metadata table is built.
void setSubprogram(ModuleExporter &module, mlir::LLVM::LLVMFuncOp op);

/// Translates the function's body, and sets what refers to other symbols:
/// attachments, personality, prefix and prologue data.
mlir::LogicalResult defineFunction(ModuleExporter &module,
                                   mlir::LLVM::LLVMFuncOp op);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_FUNCTIONS_H
