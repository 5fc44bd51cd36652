// Reads one command's arguments, the same way for each command.

#ifndef PALINDROME_TOOLS_COMMANDLINE_H
#define PALINDROME_TOOLS_COMMANDLINE_H

#include "tools/Command.h"
#include <boost/program_options.hpp>
#include <cstdint>
#include <optional>

namespace palindrome {

/// A command's options and positional arguments. Add options, call `parse`,
/// and return at once if it gives an exit status; then read the values. The
/// readers that check a value do the same.
class CommandLine {
public:
  explicit CommandLine(const Command &command);

  /// Adds an option; `names` as Boost takes them, such as "output,o".
  void addFlag(const char *names, bool &value, const char *help);
  void addString(const char *names, const char *metavariable,
                 std::string &value, const char *help);
  /// An option that may be given several times.
  void addList(const char *names, const char *metavariable,
               std::vector<std::string> &values, const char *help);
  /// A number between `least` and `most`.
  void addNumber(const char *names, const char *metavariable, int64_t &value,
                 int64_t least, int64_t most, const char *help);
  /// One of `choices`; the first is the default unless `value` is set.
  void addChoice(const char *names, std::string &value,
                 std::vector<std::string> choices, const char *help);

  /// Adds --import-dialects, which names dialects.
  void addImportDialects(std::vector<std::string> &dialects);

  /// Reads the arguments. Gives an exit status if there is nothing more to do:
  /// after showing help, or one line about what is wrong.
  std::optional<int> parse(const std::vector<std::string> &arguments,
                           size_t leastInputs, size_t mostInputs);

  /// Reports `problem` with the command's usage; gives the exit status.
  int usageError(const std::string &problem) const;

  /// The positional arguments.
  std::vector<std::string> inputs;

private:
  struct Number {
    std::string name;
    int64_t *value;
    int64_t least, most;
  };
  struct Choice {
    std::string name;
    std::string *value;
    std::vector<std::string> choices;
  };

  void showHelp(bool isLong) const;
  std::optional<std::string> findBadValue() const;

  const Command &command;
  boost::program_options::options_description options;
  std::vector<Number> numbers;
  std::vector<Choice> choices;
};

} // namespace palindrome

#endif // PALINDROME_TOOLS_COMMANDLINE_H
