// Translates ops of the module that are no symbols, and its attributes: module
// flags, constructors, options. Mirrors import/ModuleOps.h and
// import/NamedMetadata.h.

#ifndef PALINDROME_EXPORT_MODULEOPS_H
#define PALINDROME_EXPORT_MODULEOPS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace palindrome::exporter {

class ModuleExporter;

/// The data layout that the module's `dlti.dl_spec` describes, or "". Fails
/// after an error at the module if LLVM has no specification for an entry.
mlir::FailureOr<std::string> dataLayoutString(mlir::Operation *module);

/// Whether exportModuleOps exports `op`.
bool isModuleOp(mlir::Operation &op);

/// Exports the module's attributes and those of its ops that are no symbols. To
/// be called when all symbols are declared.
mlir::LogicalResult exportModuleOps(ModuleExporter &module);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_MODULEOPS_H
