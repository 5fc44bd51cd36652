// Runs a subcommand of palindrome, and reports errors in its name.

#include "tools/line/Dispatch.h"
#include "tools/line/Colour.h"
#include "verify/base/io/Printable.h"
#include "verify/base/io/TextStream.h"
#include "verify/base/terminal/Progress.h"
#include "verify/base/terminal/Terminal.h"
#include "verify/base/workers/Apart.h"
#include "verify/base/workers/Interrupt.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::tools;

namespace {
/// The command that runs.
struct Running {
  std::string name; ///< As error messages have it.
  void (*onFatalError)(const char *reason);
};
} // namespace

void palindrome::tools::writeMessage(llvm::StringRef text) {
  // On a terminal, the message follows what was printed before, and takes the
  // place of a progress bar.
  eraseBar();
  llvm::outs().flush();
  std::string shown = withoutCommands(text);
  llvm::errs() << (hasColour(STDERR_FILENO) ? colourSeverities(shown) : shown)
               << '\n';
}

int palindrome::tools::reportError(const std::string &line) {
  writeMessage(printable(line));
  return ExitUnreadable;
}

/// LLVM ends the program with a fatal error on some broken inputs, and for want
/// of memory.
static void reportFatalError(void *running, const char *reason, bool) {
  const auto &command = *static_cast<const Running *>(running);
  if (command.onFatalError)
    command.onFatalError(reason);
  eraseBar();
  {
    TextStream os(llvm::errs());
    os.SetUnbuffered(); // There may be no memory for a buffer.
    os << command.name
       << ": error: " << llvm::StringRef(reason).split('\n').first << '\n';
  }
  llvm::sys::RunInterruptHandlers(); // Removes unfinished output files.
  _exit(ExitUnreadable);
}

/// Names the command if LLVM crashes. The signal's default action follows.
static void reportCrash(void *running) {
  const std::string &name = static_cast<const Running *>(running)->name;
  static constexpr llvm::StringLiteral message =
      ": error: crash; the input may be broken in a way that LLVM's readers do "
      "not notice\n";
  // A signal handler must not allocate memory.
  if (write(STDERR_FILENO, name.data(), name.size()) < 0 ||
      write(STDERR_FILENO, message.data(), message.size()) < 0)
    return;
}

int palindrome::tools::dispatch(const Command &command,
                                const std::vector<std::string> &arguments,
                                void (*onFatalError)(const char *reason)) {
  static Running running;
  running = {"palindrome " + std::string(command.name), onFatalError};
  if (command.crashStatus && !goOnApart([&](const CrashApart &crash) {
        reportError(crash.describe(running.name));
        return command.crashStatus;
      }))
    return reportError(running.name +
                       ": error: cannot start a process: " + strerror(errno));
  llvm::install_fatal_error_handler(reportFatalError, &running);
  llvm::install_bad_alloc_error_handler(reportFatalError, &running);
  // Of a pipe that nobody reads any more, as with `| head`. This comes before
  // the handlers, which it is one of, and removes unfinished files as they do.
  llvm::sys::SetOneShotPipeSignalFunction(
      [] { _exit(statusOfSignal(SIGPIPE)); });
  bool goesOn = isHangupIgnored();
  llvm::sys::AddSignalHandler(reportCrash, &running);
  if (goesOn) // LLVM has set a handler for this signal, too.
    signal(SIGHUP, SIG_IGN);
  takeFaultsApart();
  return finishOutput(command.run(command, arguments));
}

void palindrome::tools::reserveStandardStreams() {
  // Open descriptors are taken in the order of their numbers. None is closed
  // on exec, so that workers and palindrome-mlir have them, too.
  for (int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0)
      // What reads stdin finds its end; what writes to stdout fails.
      open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY);
}

int palindrome::tools::finishOutput(int status) {
  llvm::raw_fd_ostream &out = llvm::outs();
  out.flush();
  std::error_code error = out.error();
  if (!error)
    return status;
  out.clear_error(); // Or LLVM ends the program with an error of its own.
  if (error == std::errc::broken_pipe)
    return statusOfSignal(SIGPIPE);
  return reportError("<stdout>: error: cannot write: " + error.message());
}
