// Makes a function that its lowering changes smaller, to say which ops the
// lowering gets wrong.

#ifndef PALINDROME_VERIFY_LOWERING_WRONG_H
#define PALINDROME_VERIFY_LOWERING_WRONG_H

#include "verify/lowering/Judge.h"

namespace palindrome::lowering {

/// What is wrong in the lowering of `function`, which does something else with
/// `arguments`: `what` differs. `options.lower` is set.
WrongLowering findWrong(mlir::ModuleOp module,
                        mlir::FunctionOpInterface function,
                        const std::vector<std::string> &arguments,
                        const std::string &what,
                        const JudgeLoweringOptions &options);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_LOWERING_WRONG_H
