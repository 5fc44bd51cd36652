// Brings a module into the context of another, where equal attributes and types
// are the same.

#ifndef PALINDROME_VERIFY_MLIR_ONECONTEXT_H
#define PALINDROME_VERIFY_MLIR_ONECONTEXT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"

namespace palindrome::mlirdiff {

/// A copy of `module` in the context of `home`. A struct type that `home` has
/// under the same name with another body is renamed in it, so that the two
/// differ.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
bringInto(mlir::ModuleOp home, mlir::ModuleOp module);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_MLIR_ONECONTEXT_H
