// Parses the arguments of a command, alike for all commands.

#ifndef PALINDROME_TOOLS_LINE_COMMANDLINE_H
#define PALINDROME_TOOLS_LINE_COMMANDLINE_H

#include "tools/line/Command.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <boost/program_options.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <set>

namespace palindrome::tools {

struct CommandDescription;
struct OptionDescription;

/// A command's options and positional arguments. Add the options, then call
/// `parse`, which stores their values. If it returns an exit status, the
/// command is to end with that status.
class CommandLine {
public:
  explicit CommandLine(const Command &command);

  /// Adds an option. `names` is in Boost's form, such as "output,o"; of several
  /// long names the help shows the first. The value is stored in `value`.
  void addFlag(const char *names, bool &value, const char *help);
  void addString(const char *names, const char *metavariable,
                 std::string &value, const char *help);
  /// An option that may be given several times.
  void addList(const char *names, const char *metavariable,
               std::vector<std::string> &values, const char *help);
  /// An option that may be given several times. `--NAME` alone stands for
  /// `--NAME=" "`, and a value is only what follows `=`. `name` is its only
  /// one.
  void addOptionalList(const char *name, const char *metavariable,
                       std::vector<std::string> &values, const char *help);
  /// A number between `least` and `most`.
  void addNumber(const char *names, const char *metavariable, int64_t &value,
                 int64_t least, int64_t most, const char *help);
  /// A limit of time in seconds, with fractions, up to a million; 0 stands for
  /// none.
  void addSeconds(const char *names, double &value, const char *help);
  /// One of `choices`; the first is the default unless `value` is set.
  void addChoice(const char *names, std::string &value,
                 std::vector<std::string> choices, const char *help);

  /// Adds a flag that stands for another command: where it is given, `parse`
  /// runs `other` with all other arguments and returns its exit status.
  void addCommand(const char *flag, const Command &other, const char *help);

  /// Adds --import-dialects, a list of dialect names.
  void addImportDialects(std::vector<std::string> &dialects);

  /// Makes the first positional argument one of `words`, of which each means
  /// another action with the same options. What has other options is a command
  /// of its own, in `Command::actions`.
  void addActions(std::vector<std::string> words) {
    actions = std::move(words);
  }

  /// Lets shells complete the values of the option with the long name `name`,
  /// which may have others, too.
  void suggest(const std::string &name, std::vector<std::string> values) {
    suggestions[name] = std::move(values);
  }

  /// States the default of the option with the long name `name` in manual
  /// pages, where the value depends on the machine.
  void wordDefault(const std::string &name, const std::string &words) {
    defaults[name] = words;
  }

  /// Ends the options at the second positional argument, or at a negative
  /// number: what follows a first input are the arguments of a program, and
  /// positional.
  void endOptionsAtProgramArguments() { hasProgramArguments = true; }

  /// Whether `word`, such as "--jobs=2" or "-j2", begins with an option that
  /// was added.
  bool knows(llvm::StringRef word) const;

  /// Parses `arguments`, which must have between `leastInputs` and `mostInputs`
  /// positional ones. Returns an exit status if there is nothing more to do:
  /// after it has shown the help, or reported an error in one line.
  std::optional<int> parse(const std::vector<std::string> &arguments,
                           size_t leastInputs, size_t mostInputs);

  /// Whether the option with the long name `name` was among the arguments.
  bool isGiven(const std::string &name) const { return given.count(name); }

  /// Reports `problem` in one line that points to the help; returns
  /// `ExitUnreadable`.
  int usageError(const std::string &problem) const;

  /// The command with the options that were given except those with the long
  /// names `without`, for a shell.
  std::string givenOptions(llvm::ArrayRef<llvm::StringRef> without) const;
  /// What `givenOptions` returns, as arguments instead of as text.
  std::vector<std::string>
  givenArguments(llvm::ArrayRef<llvm::StringRef> without) const;

  /// The long names of the options that were given.
  std::vector<llvm::StringRef> givenNames() const;

  /// The values of the option with the long name `name`, for each time that it
  /// was given; a flag has none.
  std::vector<std::vector<std::string>> givenValues(llvm::StringRef name) const;

  /// The positional arguments.
  std::vector<std::string> inputs;

  /// Runs `command` only as far as it adds its options, and describes them in
  /// `result`.
  static void describeByRun(const Command &command, CommandDescription &result);

private:
  struct Number {
    std::string name;
    int64_t *value;
    int64_t least, most;
  };
  struct Seconds {
    std::string name;
    const double *value;
  };
  struct Choice {
    std::string name;
    std::string *value;
    std::vector<std::string> choices;
  };

  struct OtherCommand {
    std::string flag;
    const Command *command;
  };

  void showHelp(bool isLong) const;
  std::optional<int>
  runOtherCommand(const std::vector<std::string> &arguments) const;
  std::optional<std::string> findBadValue() const;
  /// Which option may have been meant by `unknown`, with its dashes.
  std::string suggestOption(llvm::StringRef unknown) const;
  OptionDescription
  describeOption(const boost::program_options::option_description &) const;
  void describeInto(CommandDescription &result, size_t mostInputs) const;

  /// What `parse` is to fill in the place of parsing, if anything.
  static CommandDescription *described;

  const Command &command;
  boost::program_options::options_description options;
  std::vector<Number> numbers;
  std::vector<Seconds> seconds;
  std::vector<Choice> choices;
  std::vector<OtherCommand> otherCommands;
  std::set<std::string> given;
  std::vector<std::string> optionalLists; ///< As "--NAME".
  std::vector<std::string> actions;
  std::map<std::string, std::vector<std::string>> suggestions;
  std::map<std::string, std::string> defaults;
  bool hasProgramArguments = false;
  std::vector<boost::program_options::option> parsed; ///< After `parse`.
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_COMMANDLINE_H
