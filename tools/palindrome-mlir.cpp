// palindrome-mlir: the program that has all subcommands of palindrome, and
// needs MLIR. Picks the subcommand and runs it.

#include "tools/commands/Program.h"
#include "tools/commands/serve/ServeCommand.h"
#include "tools/line/Dispatch.h"
#include "tools/translation/CrashGuard.h"
#include "verify/base/io/Nearest.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::tools;

/// Every subcommand, in the order of the help.
static const Command *const commands[] = {
    &importCommand, &exportCommand,  &raiseCommand,       &translateCommand,
    &runCommand,    &verifyCommand,  &reportCommand,      &diffCommand,
    &refineCommand, &compareCommand, &corpusCommand,      &fuzzCommand,
    &reduceCommand, &serveCommand,   &benchCommand,       &dialectsCommand,
    &helpCommand,   &manCommand,     &completionsCommand,
};

llvm::ArrayRef<const Command *> palindrome::tools::allCommands() {
  return commands;
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
    return finishOutput(showProgramHelp(name == "--help"));
  if (name == "--version")
    return finishOutput(showVersion());
  for (const Command *command : commands)
    if (name == command->name) {
      arguments.erase(arguments.begin());
      return dispatch(*command, arguments, leaveGuarded);
    }
  if (name.starts_with("-"))
    return reportError("palindrome: error: unrecognised option '" + name.str() +
                       "'" + didYouMean(name, {"--help", "--version"}) +
                       "; see palindrome --help");
  return reportError("palindrome: error: unknown command '" + name.str() + "'" +
                     didYouMean(name, commandNames()) +
                     "; see palindrome --help");
}
