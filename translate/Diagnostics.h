// Diagnostic handlers that see the diagnostics of one thread alone. Several
// threads may translate in one MLIR context, whose handlers are called for the
// diagnostics of all of them.

#ifndef PALINDROME_TRANSLATE_DIAGNOSTICS_H
#define PALINDROME_TRANSLATE_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/Threading.h"

namespace palindrome {

/// Calls a handler for the diagnostics that the constructing thread emits while
/// this object lives. As for any MLIR handler, success means that the
/// diagnostic is handled and no earlier handler sees it.
class ThreadDiagnosticHandler {
public:
  template <typename Handler>
  ThreadDiagnosticHandler(mlir::MLIRContext *context, Handler handle)
      : handler(context, [handle, thread = llvm::get_threadid()](
                             mlir::Diagnostic &diagnostic) {
          return thread == llvm::get_threadid() ? handle(diagnostic)
                                                : mlir::failure();
        }) {}

private:
  mlir::ScopedDiagnosticHandler handler;
};

/// Suppresses all diagnostics of this thread.
class DiagnosticSilencer : ThreadDiagnosticHandler {
public:
  explicit DiagnosticSilencer(mlir::MLIRContext *context)
      : ThreadDiagnosticHandler(
            context, [](mlir::Diagnostic &) { return mlir::success(); }) {}
};

/// Records whether this thread reports an error, so that a failure without an
/// error can be given a message. The errors go on to the other handlers.
class ErrorWatch {
public:
  explicit ErrorWatch(mlir::MLIRContext *context)
      : handler(context, [this](mlir::Diagnostic &diagnostic) {
          hasError |=
              diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
          return mlir::failure();
        }) {}

  bool hasError = false;

private:
  ThreadDiagnosticHandler handler;
};

} // namespace palindrome

#endif // PALINDROME_TRANSLATE_DIAGNOSTICS_H
