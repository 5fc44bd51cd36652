// The subcommands of palindrome: help and entry point of each.

#ifndef PALINDROME_TOOLS_LINE_COMMAND_H
#define PALINDROME_TOOLS_LINE_COMMAND_H

#include <string>
#include <vector>

namespace palindrome {

/// Exit statuses of every command.
enum ExitStatus {
  ExitSuccess = 0,    ///< Everything is as required.
  ExitShortfall = 1,  ///< A verdict falls short of what is required.
  ExitUnreadable = 2, ///< Wrong usage, unreadable input, unwritable output.
};

struct Command {
  const char *name;
  const char *arguments; ///< For the usage line, such as "[IN] [-o OUT]".
  const char *summary;   ///< One line without a full stop.
  const char *details;   ///< Paragraphs that --help shows and -h does not.
  /// Runs the command with the arguments after its name. Returns the exit
  /// status.
  int (*run)(const Command &self, const std::vector<std::string> &arguments);
};

extern const Command benchCommand;
extern const Command corpusCommand;
extern const Command dialectsCommand;
extern const Command diffCommand;
extern const Command exportCommand;
extern const Command fuzzCommand;
extern const Command importCommand;
extern const Command reduceCommand;
extern const Command refineCommand;
extern const Command reportCommand;
extern const Command runCommand;
extern const Command translateCommand;
extern const Command verifyCommand;

/// Writes `line` to stderr. Returns `ExitUnreadable`.
int reportError(const std::string &line);

} // namespace palindrome

#endif // PALINDROME_TOOLS_LINE_COMMAND_H
