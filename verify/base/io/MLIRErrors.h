// Collects the diagnostics of MLIR in the common form.

#ifndef PALINDROME_VERIFY_BASE_IO_MLIRERRORS_H
#define PALINDROME_VERIFY_BASE_IO_MLIRERRORS_H

#include "mlir/IR/Diagnostics.h"
#include "verify/base/io/Diagnostic.h"
#include <optional>
#include <string>
#include <vector>

namespace palindrome {

/// A diagnostic at `location`. `file` stands in if that names no file.
Diagnostic diagnosticAt(mlir::Location location, llvm::StringRef file,
                        const std::string &message);

/// Receives everything that an MLIR context reports during its lifetime: the
/// first error and all warnings are kept with their notes, remarks are dropped.
/// `file` stands in where a diagnostic's location names no file.
class MLIRErrors {
public:
  MLIRErrors(mlir::MLIRContext &context, llvm::StringRef file);

  /// The first error; if none was reported, one for the whole file with the
  /// message `otherwise`.
  Diagnostic take(llvm::StringRef otherwise);

  /// The warnings, in the order in which they were reported.
  std::vector<Diagnostic> warnings;

private:
  std::string file;
  std::optional<Diagnostic> first;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_MLIRERRORS_H
