// Passes of the lowering that MLIR lacks.

#ifndef PALINDROME_EXPORT_LOWER_OWNPASS_H
#define PALINDROME_EXPORT_LOWER_OWNPASS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"

namespace palindrome::lower {

/// A pass on builtin.module. A new one is a constant of this type in a file of
/// its own, and a row in Lower.cpp.
struct OwnPass {
  llvm::StringLiteral name; ///< In the text of a pipeline.
  llvm::StringLiteral description;
  /// Registers the dialects of the ops that `run` makes.
  void (*addDialects)(mlir::DialectRegistry &registry);
  /// Converts a module, or returns failure after reporting an error.
  mlir::LogicalResult (*run)(mlir::ModuleOp module);
};

/// Registers `pass`, which must not be destroyed, in MLIR's registry.
void registerOwnPass(const OwnPass &pass);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_OWNPASS_H
