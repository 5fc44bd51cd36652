// The MLIR differ: what two modules of the `llvm` dialect have that LLVM IR can
// tell apart.

#ifndef PALINDROME_MLIRDIFFER_H
#define PALINDROME_MLIRDIFFER_H

#include "mlir/IR/BuiltinOps.h"
#include "palindrome/Differ.h"
#include "llvm/Support/Error.h"

namespace palindrome {

/// The class table of the MLIR differ.
llvm::ArrayRef<DifferenceClass> mlirDifferenceClasses();

/// The row of a difference's class name; null for a name that is in no row.
const DifferenceClass *findMLIRDifferenceClass(llvm::StringRef name);

/// Compares `a` with `b`, which came back from LLVM IR, up to the normal form
/// of docs/mlir-normal-form.md, and names every difference; `Identical` means
/// that there is none. The modules may live in different contexts; neither is
/// changed, but the context of `a` gets copies of what is in `b`. It is an
/// error if `b` cannot be brought there.
llvm::Expected<DiffResult> diffModules(mlir::ModuleOp a, mlir::ModuleOp b,
                                       const DiffOptions &options = {});

} // namespace palindrome

#endif // PALINDROME_MLIRDIFFER_H
