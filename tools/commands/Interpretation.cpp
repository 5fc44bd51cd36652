// `palindrome run --interpret`: a function of a module of MLIR, without any
// lowering.

#include "tools/commands/Interpretation.h"
#include "tools/line/ErrorReport.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Reader.h"
#include "verify/base/workers/Interrupt.h"
#include <csignal>

using namespace palindrome;
using namespace palindrome::tools;
using dialects::Stop;

/// The exit status of a run that stopped, and what its message begins with.
static std::pair<int, llvm::StringRef> describe(Stop::Kind kind) {
  switch (kind) {
  case Stop::Kind::Undefined:
    return {statusOfUndefined, "undefined behaviour: "};
  case Stop::Kind::Aborted:
    return {statusOfSignal(SIGABRT), ""};
  case Stop::Kind::Unsupported:
    return {ExitUnreadable, "cannot be interpreted: "};
  case Stop::Kind::Exhausted:
    return {statusOfTimeout, ""};
  }
  llvm_unreachable("all cases return");
}

static int finish(const dialects::Interpretation &result,
                  llvm::MemoryBufferRef input) {
  llvm::StringRef file = input.getBufferIdentifier();
  if (result.stop) {
    auto [status, prefix] = describe(result.stop->kind);
    reportError(diagnosticAt(result.stop->place, file,
                             (prefix + result.stop->message).str()),
                input);
    return status;
  }
  llvm::outs() << result.text;
  if (!result.poison)
    return result.status;
  reportError(
      diagnosticAt(*result.poison, file, "the result is poison, from here"),
      input);
  return statusOfUndefined;
}

int palindrome::tools::runInterpreted(const CommandLine &line,
                                      llvm::MemoryBufferRef input,
                                      const InterpretationRequest &request,
                                      llvm::ArrayRef<std::string> arguments) {
  mlir::DialectRegistry registry;
  request.registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  std::string file = input.getBufferIdentifier().str();
  if (detectLanguage(input) != Language::MLIR)
    return line.usageError("--interpret is for MLIR, and '" + file +
                           "' is LLVM IR");
  Diagnostic error;
  auto module = parseMLIR(input, context, error);
  if (!module || !checkMLIR(*module, file, error))
    return reportError(error, input);
  llvm::Expected<mlir::FunctionOpInterface> function =
      dialects::findEntry(*module, request.entry);
  if (!function)
    return reportError(
        Diagnostic{file, 0, 0, llvm::toString(function.takeError())});
  dialects::InterpretOptions options = request.options;
  options.limits.indexBits = getIndexBitwidth(*module, request.lowering);
  llvm::Expected<dialects::Interpretation> result =
      dialects::interpret(*module, *function, arguments, options, llvm::outs());
  if (!result)
    return line.usageError(llvm::toString(result.takeError()));
  return finish(*result, input);
}
