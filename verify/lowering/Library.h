// Functions of MLIR's runner libraries that a lowering calls, for the
// interpreter of LLVM IR.

#ifndef PALINDROME_VERIFY_LOWERING_LIBRARY_H
#define PALINDROME_VERIFY_LOWERING_LIBRARY_H

#include "verify/dialects/machine/Machine.h"
#include "verify/refine/interpret/state/Machine.h"

namespace palindrome::lowering {

/// The libraries during one run. What they print is as in a run of MLIR: the
/// same functions print it.
class RunnerLibrary {
public:
  /// `module` was lowered. Addresses of memrefs are not printed.
  RunnerLibrary(mlir::ModuleOp module, unsigned indexBits);

  /// Carries out a call of function `name`; returns false if that is none of
  /// the libraries, or has a result.
  bool call(interpret::Machine &machine, llvm::StringRef name,
            llvm::ArrayRef<interpret::Lanes> arguments);
  /// What was printed.
  const std::string &output() const { return text; }

private:
  bool printMemRef(interpret::Machine &machine, llvm::StringRef name,
                   llvm::ArrayRef<interpret::Lanes> arguments);
  void printString(interpret::Machine &machine, interpret::Lane at);
  bool printScalars(interpret::Machine &machine, llvm::StringRef name,
                    llvm::ArrayRef<interpret::Lanes> arguments);
  /// Calls the function, of which the operands are known.
  bool print(interpret::Machine &machine, llvm::StringRef name,
             llvm::ArrayRef<mlir::Type> types,
             llvm::ArrayRef<dialects::Value> operands);

  mlir::MLIRContext &context;
  std::string text;
  llvm::raw_string_ostream stream{text};
  dialects::Machine printer;
};

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_LOWERING_LIBRARY_H
