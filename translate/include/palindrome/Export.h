// MLIR to LLVM IR: the exporter's public entry point.

#ifndef PALINDROME_EXPORT_H
#define PALINDROME_EXPORT_H

#include "mlir/IR/BuiltinOps.h"
#include <memory>
#include <optional>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace palindrome {

/// Registers the exports that are part of Palindrome: that of the `llvm`
/// dialect, which every export needs, and those of other dialects.
/// `registerDialects` registers the dialects themselves.
void registerExports(mlir::DialectRegistry &registry);

/// How an export builds instructions and which diagnostics it has.
enum class ExportForm {
  Lossless, ///< Nothing is folded.
  Upstream, ///< Folds, orders and reports errors as MLIR's own exporter does.
};

struct ExportOptions {
  ExportForm form = ExportForm::Lossless;
};

/// Translates `module`, a builtin.module of the `llvm` dialect that verifies,
/// to a new LLVM module in `context`, restoring what `importModule` carried in
/// `llvmx.` attributes.
///
/// `context` should be fresh: the names of struct types and the numbers of
/// metadata kinds belong to it, and a struct whose name is taken is renamed.
/// Returns null if an op cannot be translated, after reporting an error at the
/// op to the diagnostic engine of the MLIR context.
///
/// Any op that has a symbol table and is isolated from above may stand for the
/// module.
///
/// Several threads may export from one MLIR context, each a module of its own,
/// if the dialects of all attributes are loaded.
std::unique_ptr<llvm::Module> exportModule(mlir::Operation *module,
                                           llvm::LLVMContext &context,
                                           const ExportOptions &options = {});

/// The same as `exportModule` in the lossless form, but the result always
/// passes llvm::verifyModule: debug info that LLVM rejects is stripped with a
/// warning; anything else is reported as an error, at the op of the function if
/// it is in one, and the result is null. Use it for modules whose carried
/// entries may be stale because passes or other tools changed the module. It
/// costs a run of LLVM's verifier.
std::unique_ptr<llvm::Module> exportVerifiedModule(mlir::ModuleOp module,
                                                   llvm::LLVMContext &context);

/// Whether `error`, which an export reported, says that the value of a constant
/// is none of its type. MLIR's verifier accepts some of these, and no lowering
/// or extension would help.
bool isConstantMisfit(mlir::Diagnostic &error);

/// What an export is at.
struct ExportProgress {
  mlir::Operation *op; ///< The op being translated.
  /// Whether MLIR's own interface for the dialect of `op` translates it, or an
  /// attribute of it, rather than Palindrome.
  bool isUpstreams;
  /// The op that contains `op`, or is it, and that MLIR's own interface
  /// translates; null if there is none.
  mlir::Operation *enclosing;
};

/// What the export in this thread is at; nothing if there is none under way.
/// It is for programs that recover from a crash of an export by leaving it
/// (llvm::CrashRecoveryContext), which must call it before they export
/// anything else, and for handlers of signals: it allocates nothing.
std::optional<ExportProgress> exportInProgress();

} // namespace palindrome

#endif // PALINDROME_EXPORT_H
