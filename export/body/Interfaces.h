// Hands ops and attributes to the ExportInterface of their dialect or to the
// bridge, and reports those that have neither.

#ifndef PALINDROME_EXPORT_BODY_INTERFACES_H
#define PALINDROME_EXPORT_BODY_INTERFACES_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace llvm {
class Instruction;
} // namespace llvm

namespace palindrome::exporter {

class BodyExporter;
class ModuleExporter;

/// Exports `op` by its dialect's interface, at the insertion point of `body`.
mlir::LogicalResult convertByInterface(mlir::Operation &op, BodyExporter &body);

/// Hands a discardable attribute of `op` to the attribute's dialect, with the
/// instructions that `op` became.
mlir::LogicalResult
amendByInterface(mlir::Operation &op,
                 llvm::ArrayRef<llvm::Instruction *> instructions,
                 mlir::NamedAttribute attribute, BodyExporter &body);

/// Hands the attributes of a symbol or of the module to their dialects. Those
/// of `llvm` and `llvmx` are excluded: the export of the symbol reads them.
mlir::LogicalResult amendSymbol(ModuleExporter &module, mlir::Operation &op);

/// Hands the attributes of a function's parameters to their dialects.
mlir::LogicalResult convertParameterAttrs(ModuleExporter &module,
                                          mlir::LLVM::LLVMFuncOp function);

/// Exports an op at the top level of the module that is no `llvm` symbol.
mlir::LogicalResult convertModuleOp(ModuleExporter &module,
                                    mlir::Operation &op);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_BODY_INTERFACES_H
