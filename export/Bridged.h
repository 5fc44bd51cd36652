// Exports modules with ops that need the bridge (export/body/Bridge.h).

#ifndef PALINDROME_EXPORT_BRIDGED_H
#define PALINDROME_EXPORT_BRIDGED_H

#include "palindrome/Export.h"

namespace palindrome::exporter {

/// Registers the translation of `llvmx.bridge`, and loads `llvmx` with the
/// `llvm` dialect: an export changes nothing in its MLIR context, which other
/// threads may be using.
void registerStandIn(mlir::DialectRegistry &registry);

/// Exports a module for which Bridge::isNeeded holds; null after an error was
/// reported.
std::unique_ptr<llvm::Module> exportBridged(mlir::Operation *module,
                                            llvm::LLVMContext &context,
                                            const ExportOptions &options);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_BRIDGED_H
