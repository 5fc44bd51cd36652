// What commands take, as data: --help, manual pages and completions for shells
// are made of the same table that parses the arguments.

#ifndef PALINDROME_TOOLS_LINE_DESCRIPTION_H
#define PALINDROME_TOOLS_LINE_DESCRIPTION_H

#include "tools/line/Command.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSwitch.h"

namespace palindrome::tools {

/// What an option's value or a positional argument is, for completion.
enum class WordKind {
  None, ///< There is none.
  Word, ///< Anything that cannot be completed.
  Choice,
  File,
  Folder,
  Program,
};

struct OptionDescription {
  std::string longName; ///< Without dashes.
  char shortName = 0;   ///< 0: none.
  WordKind kind = WordKind::None;
  bool isOptional = false;   ///< A value follows only after "=".
  bool isRepeatable = false; ///< May be given several times.
  std::string metavariable;  ///< Empty for a flag, and for a choice.
  std::vector<std::string> choices;
  std::string defaultValue; ///< Empty: none.
  std::string help;
};

/// A command, or an action of one.
struct CommandDescription {
  std::string name; ///< Of an action with its command: "corpus add".
  std::string arguments, example, summary, details; ///< As in `Command`.
  std::vector<OptionDescription> options;
  WordKind inputs = WordKind::None;
  std::vector<CommandDescription> actions;
  /// Whether the actions are mere words, and have the options of the command.
  bool haveActionsSameOptions = false;
  /// Whether the options are known. False if the command does not parse its
  /// arguments by a `CommandLine`, and has neither actions nor `describe`.
  bool isComplete = false;

  /// The last word of the name.
  std::string word() const { return name.substr(name.rfind(' ') + 1); }
};

/// Describes `command` by its own code that adds options, without running it.
CommandDescription describe(const Command &command);

/// What a value with `metavariable`, such as "FILE", is.
inline WordKind kindOfValue(llvm::StringRef metavariable) {
  return llvm::StringSwitch<WordKind>(metavariable)
      .Case("", WordKind::None)
      .Cases({"FILE", "OUT", "LIB", "LIB,...", "PATH", "FILENAME"},
             WordKind::File)
      .Cases({"DIR", "FOLDER", "STORE"}, WordKind::Folder)
      .Case("PROGRAM", WordKind::Program)
      .Default(WordKind::Word);
}

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_DESCRIPTION_H
