// The subcommands of palindrome: help and entry point of each.

#ifndef PALINDROME_TOOLS_LINE_COMMAND_H
#define PALINDROME_TOOLS_LINE_COMMAND_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace palindrome::tools {

/// Exit statuses of every command.
enum ExitStatus {
  ExitSuccess = 0,    ///< Everything is as required.
  ExitShortfall = 1,  ///< A verdict falls short of what is required.
  ExitUnreadable = 2, ///< Wrong usage, unreadable input, unwritable output.
};

struct CommandDescription;

struct Command {
  const char *name;      ///< Of an action with its command: "corpus add".
  const char *arguments; ///< For the usage line, such as "[IN] [-o OUT]".
  const char *example;   ///< A command line that a newcomer may try.
  const char *summary;   ///< One line without a full stop.
  const char *details;   ///< Paragraphs that --help shows and -h does not.
  /// Runs the command with the arguments after its name. Returns the exit
  /// status.
  int (*run)(const Command &self, const std::vector<std::string> &arguments);
  /// The commands of which the first argument names one, if it has any.
  llvm::ArrayRef<const Command *> actions = {};
  /// Adds to a description what `CommandLine` does not know, for a command that
  /// parses its arguments otherwise.
  void (*describe)(CommandDescription &result) = nullptr;
  /// The exit status if a module kills the process that reads it, for a command
  /// that reads modules in its own process: it runs in one apart. 0 for others.
  int crashStatus = 0;
};

/// Every command of the program that runs, in the order of the help.
llvm::ArrayRef<const Command *> allCommands();

extern const Command benchCommand;
extern const Command compareCommand;
extern const Command completionsCommand;
extern const Command corpusCommand;
extern const Command dialectsCommand;
extern const Command diffCommand;
extern const Command exportCommand;
extern const Command fuzzCommand;
extern const Command helpCommand;
extern const Command importCommand;
extern const Command manCommand;
extern const Command raiseCommand;
extern const Command reduceCommand;
extern const Command refineCommand;
extern const Command reportCommand;
extern const Command runCommand;
extern const Command translateCommand;
extern const Command verifyCommand;

/// Writes `line` to stderr, as one line whatever it has in it. Returns
/// `ExitUnreadable`.
int reportError(const std::string &line);

/// Writes `text`, of lines without a line break at the end, to stderr: in
/// colour, and such that neither a terminal nor a CI server obeys any of it.
void writeMessage(llvm::StringRef text);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_COMMAND_H
