// The command-line program: picks the subcommand and runs it.

#include "tools/Command.h"
#include "tools/CrashGuard.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <unistd.h>

using namespace palindrome;

/// Every subcommand, in the order of the help.
static const Command *const commands[] = {
    &importCommand, &exportCommand,   &translateCommand, &verifyCommand,
    &diffCommand,   &refineCommand,   &fuzzCommand,      &reduceCommand,
    &benchCommand,  &dialectsCommand,
};

int palindrome::reportError(const std::string &line) {
  // On a terminal, the error follows what was printed before.
  llvm::outs().flush();
  llvm::errs() << line << '\n';
  return ExitUnreadable;
}

static int showHelp(bool isLong) {
  llvm::outs() << "usage: palindrome COMMAND ...\n\n"
                  "Lossless translation between MLIR and LLVM IR, and its "
                  "proof.\n\n";
  for (const Command *command : commands)
    llvm::outs() << "  " << llvm::left_justify(command->name, 10)
                 << command->summary << "\n";
  llvm::outs()
      << "\nFor the details of a command: palindrome COMMAND --help.\n";
  if (isLong)
    llvm::outs() << "\nInput comes from stdin where no file is named, output "
                    "goes to stdout unless\n-o names a file. Exit status: 0 "
                    "all as required, 1 something fell short,\n2 wrong usage, "
                    "unreadable input or unwritable output.\n";
  return ExitSuccess;
}

static int showVersion() {
  llvm::outs() << "palindrome " PALINDROME_VERSION " (LLVM " LLVM_VERSION_STRING
                  ")\n";
  return ExitSuccess;
}

/// LLVM ends the program with a fatal error on some broken inputs. `where` is a
/// string, the command's name in error messages.
static void reportFatalError(void *where, const char *reason, bool) {
  leaveGuarded(reason);
  llvm::errs() << *static_cast<const std::string *>(where)
               << ": error: " << llvm::StringRef(reason).split('\n').first
               << '\n';
  llvm::sys::RunInterruptHandlers(); // Removes unfinished output files.
  _exit(ExitUnreadable);
}

/// Names the command if LLVM crashes. The signal's default action follows.
static void reportCrash(void *where) {
  const auto &name = *static_cast<const std::string *>(where);
  static constexpr llvm::StringLiteral message =
      ": error: crash; the input may be broken in a way that LLVM's readers do "
      "not notice\n";
  // A signal handler must not allocate memory.
  if (write(STDERR_FILENO, name.data(), name.size()) < 0 ||
      write(STDERR_FILENO, message.data(), message.size()) < 0)
    return;
}

int main(int argc, char **argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.empty())
    return reportError("palindrome: error: no command; see palindrome --help");
  llvm::StringRef name = arguments[0];
  if (name == "-h" || name == "--help")
    return showHelp(name == "--help");
  if (name == "--version")
    return showVersion();
  for (const Command *command : commands) {
    if (name != command->name)
      continue;
    static std::string where = "palindrome " + name.str();
    llvm::install_fatal_error_handler(reportFatalError, &where);
    llvm::sys::AddSignalHandler(reportCrash, &where);
    arguments.erase(arguments.begin());
    return command->run(*command, arguments);
  }
  return reportError("palindrome: error: unknown command '" + name.str() +
                     "'; see palindrome --help");
}
