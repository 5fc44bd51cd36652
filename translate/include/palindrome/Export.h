// MLIR to LLVM IR: the exporter's public entry point.

#ifndef PALINDROME_EXPORT_H
#define PALINDROME_EXPORT_H

#include "mlir/IR/BuiltinOps.h"
#include <memory>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace palindrome {

/// Registers the exports that Palindrome brings: that of the `llvm` dialect,
/// which every export needs, and those of others. (Which dialects are there to
/// be loaded, `registerDialects` says.)
void registerExports(mlir::DialectRegistry &registry);

/// What an export restores and how it builds.
enum class ExportForm {
  Lossless, ///< What is carried is restored; nothing is folded.
  Upstream, ///< As MLIR's own exporter: folds, and has its diagnostics.
};

struct ExportOptions {
  ExportForm form = ExportForm::Lossless;
};

/// Translates `module`, a builtin.module of the `llvm` dialect that verifies,
/// to a new LLVM module in `context`, restoring what `importModule` carried in
/// `llvmx.` attributes.
///
/// `context` should be fresh: struct type names and metadata-kind numbers live
/// there, and a name that is taken would be renamed. Gives null after
/// reporting an error at the op in question, to the MLIR context's diagnostic
/// engine, when an op cannot be translated.
///
/// Any op that has a symbol table and is isolated from above may stand for the
/// module.
///
/// Several threads may export from one MLIR context, each a module of its own,
/// if the dialects of all attributes are loaded.
std::unique_ptr<llvm::Module> exportModule(mlir::Operation *module,
                                           llvm::LLVMContext &context,
                                           const ExportOptions &options = {});

/// The same, and the result always verifies (llvm::verifyModule): debug info
/// that LLVM rejects is stripped with a warning, and anything else that it
/// rejects is reported as an error, at the function's op where it is in one,
/// and gives null. For modules that passes or other tools may have left with
/// carried information that is stale; it costs a run of LLVM's verifier.
std::unique_ptr<llvm::Module> exportVerifiedModule(mlir::ModuleOp module,
                                                   llvm::LLVMContext &context);

} // namespace palindrome

#endif // PALINDROME_EXPORT_H
