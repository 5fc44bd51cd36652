// Judges what passes of MLIR's made of a function: runs it before and after
// them, without any lowering, on the same arguments.

#ifndef PALINDROME_VERIFY_RUN_LOWERING_INTERPRETED_H
#define PALINDROME_VERIFY_RUN_LOWERING_INTERPRETED_H

#include "mlir/IR/BuiltinOps.h"
#include "verify/run/lowering/Runs.h"

namespace palindrome::lowering {

/// The verdict by `judgeByRuns` on the function `name` of `after`, which the
/// function of that name of `before` became: unknown as well if it is not in
/// both modules with a body, or if its type changed in another way than that
/// tensors became memrefs of the same shape and elements, integers the vectors
/// of their halves that arith-emulate-wide-int makes, or lost their signs. Both
/// modules are in one context, verify, and do not change.
///
/// A run is `different` if the changed function has undefined behaviour, or
/// poison where there was none; if a result, an element of memory that a caller
/// can see, or the output is another; or if one of both alone aborts. It says
/// nothing where the documents allow several results. What a memref has that
/// was a tensor before belongs to no caller.
SettledSymbol judgeInterpreted(mlir::ModuleOp before, mlir::ModuleOp after,
                               llvm::StringRef name, const RunOptions &options);

/// What one run shows: that of both functions with `arguments`.
Trial tryInterpreted(mlir::ModuleOp before, mlir::ModuleOp after,
                     llvm::StringRef name,
                     const std::vector<std::string> &arguments,
                     const RunOptions &options);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_RUN_LOWERING_INTERPRETED_H
