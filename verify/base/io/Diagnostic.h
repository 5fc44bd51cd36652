// An error and its place in a file, in one form for all sources: the parsers
// and verifiers of LLVM and MLIR, the translators, the operating system. Every
// message on stderr and every `message` of a report has this form.

#ifndef PALINDROME_VERIFY_BASE_IO_DIAGNOSTIC_H
#define PALINDROME_VERIFY_BASE_IO_DIAGNOSTIC_H

#include "verify/base/io/OneLine.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
struct DiagnosticHandler;
class LLVMContext;
class SMDiagnostic;
} // namespace llvm

namespace palindrome {

/// A message about a place in a file. `line` and `column` count from 1; 0 means
/// that they are unknown.
struct Diagnostic {
  std::string file;
  unsigned line = 0;
  unsigned column = 0;
  std::string message; ///< One line.
  /// What belongs to it and may have places of its own, for people.
  std::vector<Diagnostic> notes = {};

  /// The line for stderr: `file:line:col: error: message`, with `severity` in
  /// the place of "error".
  std::string str(llvm::StringRef severity = "error") const;
  /// `line:col: message`, for a report on `reportedFile`. A place in another
  /// file is `file:line:col`.
  std::string within(llvm::StringRef reportedFile) const;
};

/// Converts an error of LLVM's parsers. `file` stands in where `diagnostic` has
/// no file name.
Diagnostic fromSMDiagnostic(const llvm::SMDiagnostic &diagnostic,
                            llvm::StringRef file);

/// Receives everything that `context` reports during its lifetime: the first
/// error is kept, warnings, remarks and later errors are dropped. Its
/// destructor restores the diagnostic handler that the context had before.
class LLVMErrors {
public:
  explicit LLVMErrors(llvm::LLVMContext &context);
  ~LLVMErrors();
  LLVMErrors(const LLVMErrors &) = delete;
  LLVMErrors &operator=(const LLVMErrors &) = delete;

  /// The text of the first error; nothing if none was reported.
  std::optional<std::string> first;

private:
  llvm::LLVMContext &context;
  std::unique_ptr<llvm::DiagnosticHandler> previous;
};

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_DIAGNOSTIC_H
