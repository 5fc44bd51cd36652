// LLVM IR to MLIR: the importer's public entry point.

#ifndef PALINDROME_IMPORT_H
#define PALINDROME_IMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace llvm {
class Module;
}

namespace palindrome {

struct ImportStats;

struct ImportOptions {
  /// Where to count what is modelled and what is carried; may be null.
  ImportStats *stats = nullptr;
  /// Makes the pure `llvm` dialect: nothing is carried. A warning for each kind
  /// of thing left out says what, in LLVM's terms, and how often; what cannot
  /// be left out without breaking the program is an error.
  bool plain = false;
};

/// Translates `module` to a builtin.module of the `llvm` dialect in `context`,
/// with everything that the dialect cannot say carried in `llvmx.` attributes
/// (docs/design.md), so that `exportModule` gives the same module back.
///
/// `module` must be valid (llvm::verifyModule) and is left unchanged. `context`
/// must have the dialects of `registerDialects` registered; they are loaded
/// here. Gives null after reporting an error to `context`'s diagnostic engine
/// when the module holds something that cannot be translated.
mlir::OwningOpRef<mlir::ModuleOp>
importModule(llvm::Module &module, mlir::MLIRContext &context,
             const ImportOptions &options = {});

} // namespace palindrome

#endif // PALINDROME_IMPORT_H
