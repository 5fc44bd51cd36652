// Makes a function that something changed smaller, to say which ops the change
// gets wrong.

#ifndef PALINDROME_VERIFY_RUN_LOWERING_WRONG_H
#define PALINDROME_VERIFY_RUN_LOWERING_WRONG_H

#include "mlir/IR/BuiltinOps.h"
#include "palindrome/Verify.h"

namespace palindrome::lowering {

/// A function of a module, and what it is called with, as `palindrome run`
/// takes it.
struct Program {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::string function;
  std::vector<std::string> arguments;

  Program clone() const {
    return {mlir::OwningOpRef<mlir::ModuleOp>(module.get().clone()), function,
            arguments};
  }
};

/// What differs if a program, whose module verifies, runs before and after the
/// change (see `WrongLowering::what`); nothing if that is not known, or nothing
/// does.
using FindDifference =
    std::function<std::optional<std::string>(const Program &)>;

struct WrongProgram {
  Program program;
  std::string what; ///< What differs.
};

struct ReductionLimits {
  double seconds = 4;
  unsigned indexBits = 64;
};

/// Makes `wrong` smaller as long as `find` says that something differs.
WrongProgram reduceProgram(WrongProgram wrong, const FindDifference &find,
                           const ReductionLimits &limits);

/// The ops of `wrong`, and its text.
WrongLowering describeWrong(const WrongProgram &wrong);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_RUN_LOWERING_WRONG_H
