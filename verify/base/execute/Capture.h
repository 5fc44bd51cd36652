// Runs something in a process group of its own, with an input from a file, and
// keeps all that it prints.

#ifndef PALINDROME_VERIFY_BASE_EXECUTE_CAPTURE_H
#define PALINDROME_VERIFY_BASE_EXECUTE_CAPTURE_H

#include "verify/base/execute/Process.h"

namespace palindrome::execute {

struct CaptureOptions {
  std::string inputPath = "/dev/null"; ///< Read as the standard input.
  double timeoutSeconds = 0;           ///< Of wall time; 0: no limit.
  /// The most bytes of any file that it may write, its output among them.
  uint64_t fileBytes = uint64_t(256) << 20;
};

/// What a run printed, and how it ended.
struct Capture {
  /// What the body returned; if it did not, how the process ended, which is
  /// `Exited`, `Died` or `TimedOut`.
  Ending ending;
  bool hasReturned = false; ///< Whether the body returned.
  std::string output, errors;
};

/// Runs `body` in a child process, and ends what is left of its process group
/// afterwards. `body` returns the ending of a process that it started, or does
/// not return. This process must have no other threads. An error is the
/// operating system's, or `inputPath` cannot be read.
llvm::Expected<Capture> capture(llvm::function_ref<Ending()> body,
                                const CaptureOptions &options);

/// Becomes `sh -c command`, as the body of a capture.
[[noreturn]] void becomeShell(const std::string &command);

} // namespace palindrome::execute

#endif // PALINDROME_VERIFY_BASE_EXECUTE_CAPTURE_H
