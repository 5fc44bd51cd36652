// One error with its place, whoever found it: LLVM's or MLIR's parser, a
// verifier, a translator or the operating system. Everything that users read
// on stderr or in a report's `message` goes through here.

#ifndef PALINDROME_VERIFY_IO_DIAGNOSTIC_H
#define PALINDROME_VERIFY_IO_DIAGNOSTIC_H

#include "mlir/IR/Diagnostics.h"
#include "verify/io/OneLine.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class LLVMContext;
class SMDiagnostic;
} // namespace llvm

namespace palindrome {

/// An error at a place. `line` and `column` count from 1; 0 means unknown.
struct Diagnostic {
  std::string file;
  unsigned line = 0;
  unsigned column = 0;
  std::string message; ///< One line.

  /// The line for stderr: `file:line:col: error: message`, or of another
  /// severity.
  std::string str(llvm::StringRef severity = "error") const;
  /// `line:col: message` for a report that names the file already; the place
  /// bears the file's name only when it is not `reportedFile`.
  std::string within(llvm::StringRef reportedFile) const;
};

/// `diagnostic` of LLVM's parsers; `file` names the input where it does not.
Diagnostic fromSMDiagnostic(const llvm::SMDiagnostic &diagnostic,
                            llvm::StringRef file);

/// While it lives, takes everything that `context` reports: the first error is
/// kept, warnings and remarks are dropped.
class LLVMErrors {
public:
  explicit LLVMErrors(llvm::LLVMContext &context);
  ~LLVMErrors();
  LLVMErrors(const LLVMErrors &) = delete;
  LLVMErrors &operator=(const LLVMErrors &) = delete;

  /// The first error's text, if any was reported.
  std::optional<std::string> first;

private:
  llvm::LLVMContext &context;
};

/// The same for an MLIR context, but that it keeps warnings. A location without
/// a file takes `file`.
class MLIRErrors {
public:
  MLIRErrors(mlir::MLIRContext &context, llvm::StringRef file);

  /// The first error; one that says `otherwise` if none was reported.
  Diagnostic take(llvm::StringRef otherwise);

  /// The warnings, in order.
  std::vector<Diagnostic> warnings;

private:
  std::string file;
  std::optional<Diagnostic> first;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace palindrome

#endif // PALINDROME_VERIFY_IO_DIAGNOSTIC_H
