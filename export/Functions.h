// Functions from MLIR.

#ifndef PALINDROME_EXPORT_FUNCTIONS_H
#define PALINDROME_EXPORT_FUNCTIONS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace palindrome {

class ModuleExporter;

/// Makes the function, and its blocks, without instructions.
mlir::LogicalResult declareFunction(ModuleExporter &module,
                                    mlir::LLVM::LLVMFuncOp op);

/// Gives the function the subprogram that its location names, unless it carries
/// one. To be called when the metadata table is there.
void setSubprogram(ModuleExporter &module, mlir::LLVM::LLVMFuncOp op);

/// Fills the function's blocks, and sets what refers to other symbols.
mlir::LogicalResult defineFunction(ModuleExporter &module,
                                   mlir::LLVM::LLVMFuncOp op);

} // namespace palindrome

#endif // PALINDROME_EXPORT_FUNCTIONS_H
