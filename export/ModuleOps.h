// What a module says beside its symbols: ops and attributes of the module's
// own.

#ifndef PALINDROME_EXPORT_MODULEOPS_H
#define PALINDROME_EXPORT_MODULEOPS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace palindrome {

class ModuleExporter;

/// The data layout that `dlti.dl_spec` describes, or nothing; an error at the
/// module when LLVM has no word for an entry.
mlir::FailureOr<std::string> dataLayoutString(mlir::Operation *module);

/// Whether `op` is one that `exportModuleOps` exports.
bool isModuleOp(mlir::Operation &op);

/// Exports the ops of the module that are no symbols and its attributes, once
/// every symbol is declared.
mlir::LogicalResult exportModuleOps(ModuleExporter &module);

} // namespace palindrome

#endif // PALINDROME_EXPORT_MODULEOPS_H
