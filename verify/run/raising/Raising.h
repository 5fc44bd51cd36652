// Judges what was raised: each raised function, converted to `llvm` again,
// against the function that it was made of.

#ifndef PALINDROME_VERIFY_RUN_RAISING_RAISING_H
#define PALINDROME_VERIFY_RUN_RAISING_RAISING_H

#include "mlir/IR/BuiltinOps.h"
#include "palindrome/Refine.h"
#include "verify/base/io/Diagnostic.h"
#include <functional>

namespace palindrome::raising {

/// Has the prover judge each function that `original`, a module of the `llvm`
/// dialect, defines, as the source, and what became of it in `raised`, as the
/// target. The latter is converted by MLIR's own conversions: these share
/// nothing with the table by which it was raised, so that a mistake of the
/// table cannot undo itself. Calls `deliver` with the symbol of each function
/// and the result, or of those alone that `isWanted`, if it is there, says.
/// Neither module changes. Returns false after setting `error` if one has no
/// translation.
///
/// The context of the modules has the dialects and conversions of
/// `registerLowering`. Passes of MLIR crash on some input: callers guard
/// themselves.
bool judgeRaised(
    mlir::ModuleOp original, mlir::ModuleOp raised,
    const RefineOptions &options,
    llvm::function_ref<void(llvm::StringRef, const PairResult &)> deliver,
    Diagnostic &error,
    llvm::function_ref<bool(llvm::StringRef)> isWanted = nullptr);

} // namespace palindrome::raising

#endif // PALINDROME_VERIFY_RUN_RAISING_RAISING_H
