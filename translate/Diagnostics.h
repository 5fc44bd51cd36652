// Notices whether an error is reported, so that what failed in silence can be
// given a message, or another way.

#ifndef PALINDROME_TRANSLATE_ERRORWATCH_H
#define PALINDROME_TRANSLATE_ERRORWATCH_H

#include "mlir/IR/Diagnostics.h"

namespace palindrome {

class ErrorWatch {
public:
  explicit ErrorWatch(mlir::MLIRContext *context)
      : handler(context, [this](mlir::Diagnostic &diagnostic) {
          hasError |=
              diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
          return mlir::failure(); // It is for others to show.
        }) {}

  bool hasError = false;

private:
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace palindrome

#endif // PALINDROME_TRANSLATE_ERRORWATCH_H
