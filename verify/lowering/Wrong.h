// Makes a function that a lowering or a pass changes smaller, to say which ops
// it gets wrong.

#ifndef PALINDROME_VERIFY_LOWERING_WRONG_H
#define PALINDROME_VERIFY_LOWERING_WRONG_H

#include "verify/lowering/Runs.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace palindrome::lowering {

/// Changes a copy of a module, and tells what differs once its function is
/// called with the arguments (see `WrongLowering::what`); nothing if that is
/// not known, or nothing does.
using FindDifference = llvm::function_ref<std::optional<std::string>(
    mlir::ModuleOp, mlir::FunctionOpInterface,
    const std::vector<std::string> &)>;

/// What is wrong in the function `name` of `module`, of which
/// `findDifference` has found `what` with `arguments`.
WrongLowering findWrong(mlir::ModuleOp module, llvm::StringRef name,
                        const std::vector<std::string> &arguments,
                        const std::string &what, const RunOptions &options,
                        FindDifference findDifference);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_LOWERING_WRONG_H
