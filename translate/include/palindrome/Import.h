// LLVM IR to MLIR: the importer's public entry point.

#ifndef PALINDROME_IMPORT_H
#define PALINDROME_IMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include <string>
#include <vector>

namespace llvm {
class Module;
}

namespace palindrome {

struct ImportStats;

/// Registers the imports that are part of Palindrome: that of the `llvm`
/// dialect, which every import needs, and those of other dialects, for
/// `ImportOptions::dialects`. `registerDialects` registers the dialects
/// themselves.
void registerImports(mlir::DialectRegistry &registry);

/// How an import treats parts of LLVM IR that the `llvm` dialect has no exact
/// form for.
enum class ImportForm {
  Lossless, ///< Carries them in `llvmx.` attributes.
  Plain,    ///< Leaves them out, with a warning for each kind.
};

struct ImportOptions {
  ImportForm form = ImportForm::Lossless;
  /// Whether the plain form warns of each thing that it leaves out, with its
  /// place, not of each kind.
  bool listsLosses = false;
  /// The name in the comment `; ModuleID = '...'` with which the text of the
  /// module began, which LLVM's parser skips; the lossless form carries it, and
  /// the export prints it again. Empty: there was none.
  std::string moduleID;
  /// Where to count what is modelled and what is carried; may be null.
  ImportStats *stats = nullptr;
  /// The dialects whose import interfaces are used, in addition to `llvm`
  /// (ImportInterface in palindrome/Extension.h).
  std::vector<std::string> dialects;
};

/// Translates `module` to a builtin.module of the `llvm` dialect in `context`,
/// with everything that the dialect does not represent carried in `llvmx.`
/// attributes (docs/carried.md), so that `exportModule` makes the same module.
///
/// `module` must be valid (llvm::verifyModule) and is left unchanged. `context`
/// must have the dialects of `registerDialects` and the imports of
/// `registerImports` registered; the dialects are loaded here. Returns null if
/// the module contains something that cannot be translated, after reporting an
/// error to the diagnostic engine of `context`.
mlir::OwningOpRef<mlir::ModuleOp>
importModule(llvm::Module &module, mlir::MLIRContext &context,
             const ImportOptions &options = {});

} // namespace palindrome

#endif // PALINDROME_IMPORT_H
