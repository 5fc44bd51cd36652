// `palindrome run --interpret`: a function of a module of MLIR, without any
// lowering.

#ifndef PALINDROME_TOOLS_COMMANDS_INTERPRETATION_H
#define PALINDROME_TOOLS_COMMANDS_INTERPRETATION_H

#include "palindrome/Lower.h"
#include "tools/line/CommandLine.h"
#include "verify/judge/dialects/Interpret.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <functional>

namespace palindrome::tools {

/// The exit status of a run that a limit of time ended, as timeout(1) has it.
constexpr int statusOfTimeout = 124;

/// The exit status of a run that has undefined behaviour, or whose result is
/// poison.
constexpr int statusOfUndefined = 3;

/// What the command line requests.
struct InterpretationRequest {
  std::string entry;
  /// Registers the dialects of the module.
  std::function<void(mlir::DialectRegistry &)> registerDialects;
  LoweringOptions lowering; ///< For the width of `index` alone.
  dialects::InterpretOptions options;
};

/// Calls a function of the module of MLIR `input` with `arguments`, prints what
/// it prints and its result, and returns the exit status. Reports what stops
/// it, with its place.
int runInterpreted(const CommandLine &line, llvm::MemoryBufferRef input,
                   const InterpretationRequest &request,
                   llvm::ArrayRef<std::string> arguments);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_INTERPRETATION_H
