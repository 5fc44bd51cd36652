// The differ of MLIR: lists those differences between two modules of the `llvm`
// dialect that a translation to LLVM IR and back can preserve.

#ifndef PALINDROME_MLIRDIFFER_H
#define PALINDROME_MLIRDIFFER_H

#include "mlir/IR/BuiltinOps.h"
#include "palindrome/Difference.h"
#include "llvm/Support/Error.h"

namespace palindrome {

/// The class table of the MLIR differ.
llvm::ArrayRef<DifferenceClass> mlirDifferenceClasses();

/// The row of the class table that covers `name`; null if there is none.
const DifferenceClass *findMLIRDifferenceClass(llvm::StringRef name);

/// Compares `a` with `b`, a module imported from LLVM IR, up to the normal form
/// of docs/mlir-normal-form.md, and lists every difference. `Identical` means
/// that there is none.
///
/// The modules may belong to different contexts. Neither is changed, but `b` is
/// copied into the context of `a`. The result is an error if that fails.
llvm::Expected<DiffResult> diffModules(mlir::ModuleOp a, mlir::ModuleOp b,
                                       const DiffOptions &options = {});

} // namespace palindrome

#endif // PALINDROME_MLIRDIFFER_H
