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

/// Registers the imports that Palindrome brings: that of the `llvm` dialect,
/// which every import needs, and those of others, for
/// `ImportOptions::dialects`. (Which dialects are there to be loaded,
/// `registerDialects` says.)
void registerImports(mlir::DialectRegistry &registry);

/// What an import makes of what the `llvm` dialect has no exact form for.
enum class ImportForm {
  Lossless, ///< It is carried in `llvmx.` attributes.
  Plain,    ///< It is left out, with a warning for each kind of thing.
  Upstream, ///< What MLIR's own importer makes of it, with its diagnostics.
};

struct ImportOptions {
  ImportForm form = ImportForm::Lossless;
  /// Where to count what is modelled and what is carried; may be null.
  ImportStats *stats = nullptr;
  /// The dialects whose intrinsics, instructions and metadata come back as
  /// theirs, besides those that claim them unasked (palindrome/Extension.h).
  std::vector<std::string> dialects;

  // What mlir-translate has options for.

  /// Warns of metadata and debug records that an upstream import leaves out.
  bool expensiveWarnings = false;
  /// Leaves out the elements of DICompositeTypes.
  bool dropCompositeElements = false;
  /// Makes llvm.call_intrinsic of every intrinsic.
  bool preferUnregisteredIntrinsics = false;
  /// Makes nameless structs of named ones.
  bool structsAsLiterals = false;
};

/// Translates `module` to a builtin.module of the `llvm` dialect in `context`,
/// with everything that the dialect cannot say carried in `llvmx.` attributes
/// (docs/carried.md), so that `exportModule` gives the same module back.
///
/// `module` must be valid (llvm::verifyModule) and is left unchanged. `context`
/// must have the dialects of `registerDialects` and the imports of
/// `registerImports` registered; the dialects are loaded here. Gives null after
/// reporting an error to `context`'s diagnostic engine when the module holds
/// something that cannot be translated.
mlir::OwningOpRef<mlir::ModuleOp>
importModule(llvm::Module &module, mlir::MLIRContext &context,
             const ImportOptions &options = {});

} // namespace palindrome

#endif // PALINDROME_IMPORT_H
