// palindrome-mlir: the program that has all subcommands of palindrome, and
// needs MLIR. Picks the subcommand and runs it.

#include "tools/line/Dispatch.h"
#include "tools/translation/CrashGuard.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

/// Every subcommand, in the order of the help.
static const Command *const commands[] = {
    &importCommand,   &exportCommand, &translateCommand,   &runCommand,
    &verifyCommand,   &reportCommand, &diffCommand,        &refineCommand,
    &corpusCommand,   &fuzzCommand,   &reduceCommand,      &benchCommand,
    &dialectsCommand, &manCommand,    &completionsCommand,
};

llvm::ArrayRef<const Command *> palindrome::allCommands() { return commands; }

static int showHelp(bool isLong) {
  llvm::outs() << "usage: palindrome COMMAND ...\n\n"
                  "Lossless translation between MLIR and LLVM IR, and its "
                  "proof.\n\n";
  for (const Command *command : commands)
    llvm::outs() << "  " << llvm::left_justify(command->name, 12)
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

int main(int argc, char **argv) {
  reserveStandardStreams();
  std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.empty())
    return reportError("palindrome: error: no command; see palindrome --help");
  llvm::StringRef name = arguments[0];
  if (name == "-h" || name == "--help")
    return finishOutput(showHelp(name == "--help"));
  if (name == "--version")
    return finishOutput(showVersion());
  for (const Command *command : commands)
    if (name == command->name) {
      arguments.erase(arguments.begin());
      return dispatch(*command, arguments, leaveGuarded);
    }
  return reportError("palindrome: error: unknown command '" + name.str() +
                     "'; see palindrome --help");
}
