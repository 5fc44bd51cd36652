// Runs a function of a module of MLIR with arguments that are text, without any
// lowering.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_INTERPRET_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_INTERPRET_H

#include "verify/judge/dialects/machine/Machine.h"

namespace palindrome::dialects {

/// How a run ended.
struct Interpretation {
  /// Why the function did not return; nothing if it did.
  std::optional<Stop> stop;
  /// The place and the origin of the first poison among the results, if there
  /// is one.
  std::optional<mlir::Location> poison;
  /// The result in one line, or nothing if there is none. With
  /// `printsMemRefs`, a line for each argument that is a memref before it.
  std::string text;
  /// The exit status, if the function is a program.
  int status = 0;
  /// See `Machine::hasLatitude`.
  bool hasLatitude = false;
};

struct InterpretOptions {
  Limits limits;
  /// The text begins with what the memrefs among the arguments hold after the
  /// call.
  bool printsMemRefs = false;
};

/// Whether `function` is a program: `main` without parameters, whose result is
/// an exit status.
bool isProgram(mlir::FunctionOpInterface function);

/// The function `name` that `module` defines and an interpretation can call; it
/// is an error if there is none.
llvm::Expected<mlir::FunctionOpInterface> findEntry(mlir::ModuleOp module,
                                                    llvm::StringRef name);

/// The values that `texts` are, for the parameters of `function`; memory for
/// them is in `machine`. It is an error if they do not fit.
llvm::Expected<Values> readArguments(Machine &machine,
                                     mlir::FunctionOpInterface function,
                                     llvm::ArrayRef<std::string> texts);

/// Does `work` on a stack that is large enough for the calls that a machine
/// allows: a new one unless such work is being done. To make one takes longer
/// than most functions run.
void runOnOwnStack(llvm::function_ref<void()> work);

/// Calls `function` with `arguments` on such a stack.
std::optional<Values> callOnOwnStack(Machine &machine,
                                     mlir::FunctionOpInterface function,
                                     const Values &arguments);

/// Calls `function` of `module`, which verifies, with `arguments`; what the
/// program prints goes to `output`. It is an error if the arguments do not fit
/// the parameters.
llvm::Expected<Interpretation> interpret(mlir::ModuleOp module,
                                         mlir::FunctionOpInterface function,
                                         llvm::ArrayRef<std::string> arguments,
                                         const InterpretOptions &options,
                                         llvm::raw_ostream &output);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_INTERPRET_H
