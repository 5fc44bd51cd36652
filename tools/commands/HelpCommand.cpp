// palindrome help: the help of the program, of a command, or of an action.

#include "tools/commands/Program.h"
#include "tools/line/CommandLine.h"
#include "verify/base/io/Nearest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::tools;

int palindrome::tools::showProgramHelp(bool isLong) {
  llvm::outs() << "usage: palindrome COMMAND ...\n"
                  "  e.g. palindrome import gcd.ll -o gcd.mlir\n"
                  "Lossless translation between MLIR and LLVM IR, and its "
                  "proof.\n\n";
  for (const Command *command : allCommands())
    llvm::outs() << "  " << llvm::left_justify(command->name, 12)
                 << command->summary << "\n";
  llvm::outs() << "\nFor the details of a command: palindrome help COMMAND, or "
                  "palindrome COMMAND\n--help.\n";
  if (isLong)
    llvm::outs() << "\nInput comes from stdin where no file is named, output "
                    "goes to stdout unless\n-o names a file. Exit status: 0 "
                    "all as required, 1 something fell short,\n2 wrong usage, "
                    "unreadable input or unwritable output, 128 + SIGNAL "
                    "where a\nsignal ends a command (129 SIGHUP, 130 SIGINT, "
                    "143 SIGTERM, 141 nobody reads\nthe output).\n";
  return ExitSuccess;
}

std::vector<std::string> palindrome::tools::commandNames() {
  std::vector<std::string> names;
  for (const Command *command : allCommands())
    names.push_back(command->name);
  return names;
}

static const Command *find(llvm::ArrayRef<const Command *> commands,
                           const std::string &name) {
  const auto *found = llvm::find_if(
      commands, [&](const Command *each) { return each->name == name; });
  return found == commands.end() ? nullptr : *found;
}

static int runHelp(const Command &self,
                   const std::vector<std::string> &arguments) {
  CommandLine line(self);
  line.addActions(commandNames());
  if (std::optional<int> status = line.parse(arguments, 0, 2))
    return *status;
  if (line.inputs.empty())
    return showProgramHelp(/*isLong=*/true);
  const Command *command = find(allCommands(), line.inputs[0]);
  // The words of a command whose actions have the same options are explained
  // with it.
  if (line.inputs.size() > 1 && !command->actions.empty()) {
    const Command *action =
        find(command->actions, llvm::join(line.inputs, " "));
    if (!action) {
      std::vector<std::string> words;
      for (const Command *each : command->actions)
        words.push_back(llvm::StringRef(each->name).rsplit(' ').second.str());
      return line.usageError("'" + line.inputs[1] + "' is none of " +
                             llvm::join(words, ", ") +
                             didYouMean(line.inputs[1], words));
    }
    command = action;
  }
  return command->run(*command, {"--help"});
}

const Command palindrome::tools::helpCommand = {
    "help",
    "[COMMAND [ACTION]]",
    "palindrome help corpus add",
    "Explain a command, or list all commands",
    "Prints what palindrome COMMAND --help prints, or, without a command, "
    "what\n"
    "palindrome --help does. palindrome man has the same as a manual page.\n"
    "\n"
    "Exit status: 0, or 2 on wrong usage.\n",
    runHelp};
