// Copies a module to the context of another, in which equal attributes and
// types are the same object.

#ifndef PALINDROME_VERIFY_JUDGE_MLIR_ONECONTEXT_H
#define PALINDROME_VERIFY_JUDGE_MLIR_ONECONTEXT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"

namespace palindrome::mlirdiff {

/// Copies `module` to the context of `home`. A struct type that `home` has with
/// the same name and another body is renamed in the copy, so that the two
/// differ. Returns an error if the module cannot be written or read.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
bringInto(mlir::ModuleOp home, mlir::ModuleOp module);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_JUDGE_MLIR_ONECONTEXT_H
