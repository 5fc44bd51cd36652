// Functions that a lowered module declares and does not define, for the
// interpreter of LLVM IR: MLIR's runner libraries, and functions of which
// nothing is known.

#ifndef PALINDROME_VERIFY_RUN_LOWERING_LIBRARY_H
#define PALINDROME_VERIFY_RUN_LOWERING_LIBRARY_H

#include "verify/judge/dialects/machine/Machine.h"
#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::lowering {

/// The limits of a machine that prints what it is told to: memory has no
/// address in its output.
dialects::Limits limitsForOutput(unsigned indexBits);

/// A function of which nothing is known may do anything. In a run it does the
/// same before and after a change: it prints its arguments, and returns numbers
/// that depend on its name and on how many such calls there were.
class UnknownFunctions {
public:
  /// Carries out a call; false if its arguments or results are not of types for
  /// which that is possible, or it is a function of C's library.
  bool call(dialects::Machine &machine, mlir::FunctionOpInterface function,
            llvm::ArrayRef<dialects::Value> arguments,
            dialects::Values &results);

private:
  unsigned calls = 0;
};

/// The functions that a module of LLVM IR declares, in one run.
class Library {
public:
  /// `original` is the module of MLIR that was lowered, whose declarations say
  /// which types the arguments have.
  Library(mlir::ModuleOp original, unsigned indexBits);

  /// Carries out a call of function `name`; returns false if nothing is known
  /// of it.
  bool call(interpret::Machine &machine, llvm::StringRef name,
            llvm::ArrayRef<interpret::Lanes> arguments,
            interpret::Lanes &result);

  const std::string &output() const { return printed; }

private:
  mlir::ModuleOp original;
  std::string printed;
  llvm::raw_string_ostream stream{printed};
  dialects::Machine printer;
  UnknownFunctions unknown;
};

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_RUN_LOWERING_LIBRARY_H
