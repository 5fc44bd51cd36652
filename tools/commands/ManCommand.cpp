// palindrome man: manual pages.

#include "tools/commands/Program.h"
#include "tools/line/CommandLine.h"
#include "tools/line/OutputFile.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::tools;

ProgramDescription palindrome::tools::describeProgram() {
  ProgramDescription program;
  program.version = PALINDROME_VERSION;
  program.summary = "Lossless translation between MLIR and LLVM IR, and its "
                    "proof";
  for (const Command *command : allCommands())
    program.commands.push_back(describe(*command));
  return program;
}

/// The page of `command`, or of the program if it is null.
static std::string pageOf(const ProgramDescription &program,
                          const CommandDescription *command) {
  std::string page;
  llvm::raw_string_ostream os(page);
  if (command)
    writeManualPage(os, program, *command);
  else
    writeManualPage(os, program);
  return page;
}

/// Writes the pages of all commands and actions into `folder`, which is there.
static bool writePages(const ProgramDescription &program,
                       const std::string &folder) {
  auto write = [&](const CommandDescription *command) {
    std::string name = manualPageName(command ? command->name : "");
    return writeOutput(folder + "/" + name + ".1", pageOf(program, command));
  };
  if (!write(nullptr))
    return false;
  for (const CommandDescription &command : program.commands) {
    if (!write(&command))
      return false;
    if (command.haveActionsSameOptions)
      continue;
    for (const CommandDescription &action : command.actions)
      if (!write(&action))
        return false;
  }
  return true;
}

static int runMan(const Command &self,
                  const std::vector<std::string> &arguments) {
  CommandLine line(self);
  std::string output, folder;
  line.addString("output,o", "FILE", output, "write to FILE");
  line.addString("folder", "DIR", folder,
                 "write the pages of all commands into DIR, each to a file of "
                 "its own");
  if (std::optional<int> status = line.parse(arguments, 0, 2))
    return *status;
  if (!folder.empty() && (!line.inputs.empty() || !output.empty()))
    return line.usageError("--folder is for all commands, and excludes COMMAND "
                           "and --output");
  ProgramDescription program = describeProgram();
  if (!folder.empty())
    return writePages(program, folder) ? ExitSuccess : ExitUnreadable;
  std::string name = llvm::join(line.inputs, " ");
  const CommandDescription *command =
      name.empty() ? nullptr : program.find(name);
  if (!command && !name.empty())
    return line.usageError("there is no command '" + name + "'");
  return writeOutput(output, pageOf(program, command)) ? ExitSuccess
                                                       : ExitUnreadable;
}

const Command palindrome::tools::manCommand = {
    "man",
    "[COMMAND [ACTION]] [options]",
    "palindrome man verify | man -l -",
    "Print the manual page of a command, or of the program",
    "Prints the page in the macros of man(7), for example for\n"
    "\n"
    "  palindrome man verify | man -l -\n"
    "\n"
    "An installed Palindrome has all pages: man palindrome-verify.\n"
    "\n"
    "Exit status: 0, or 2 on wrong usage or if a page cannot be written.\n",
    runMan};
