// A process of its own for a program, so that a crash or a hang of it is known
// for what it is.

#ifndef PALINDROME_VERIFY_BASE_EXECUTE_PROCESS_H
#define PALINDROME_VERIFY_BASE_EXECUTE_PROCESS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include <string>
#include <utility>

namespace palindrome::execute {

/// How a program ended.
struct Ending {
  enum class Kind {
    Returned, ///< The function that was called returned.
    Exited,   ///< The program ended by `exit` or its kind.
    Died,     ///< By a signal.
    TimedOut,
    Failed, ///< It did not begin.
  };
  Kind kind = Kind::Exited;
  /// The exit status, the signal, or 0.
  int status = 0;
  /// For `Returned`, the text of the result; for `Died` and `Failed`, why, in
  /// one line.
  std::string text = {};
};

/// The program that runs in the process.
struct Body {
  /// Prepares the program; an error ends the process.
  llvm::function_ref<llvm::Error()> begin;
  /// Calls the program. Returns its exit status and the text of its result.
  llvm::function_ref<std::pair<int, std::string>()> call;
  /// What runs when the program has returned, or calls `exit`.
  llvm::function_ref<void()> end;
};

/// Runs `body` in a child process, which has this process's input and output.
/// It is killed after `timeoutSeconds` of wall time; 0 means no limit. With a
/// limit, the processes that it started and that are left when it has ended are
/// killed, too. This process must have no other threads. An error is the
/// operating system's.
llvm::Expected<Ending> runInProcess(const Body &body, double timeoutSeconds);

/// What a program in a child process calls instead of `exit`: its destructors
/// run, and not those of this program.
[[noreturn]] void exitProgram(int status);

} // namespace palindrome::execute

#endif // PALINDROME_VERIFY_BASE_EXECUTE_PROCESS_H
