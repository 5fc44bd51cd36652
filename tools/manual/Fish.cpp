// Writes completions for fish: a line for each command and option.

#include "tools/manual/Manual.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::tools;

/// `text` in single quotes, in which fish knows \\ and \'.
static std::string quoteForFish(llvm::StringRef text) {
  std::string quoted = "'";
  for (char character : text) {
    if (character == '\\' || character == '\'')
      quoted += '\\';
    quoted += character;
  }
  return quoted + "'";
}

/// How `complete` is to complete a value.
static std::string fishValue(WordKind kind,
                             llvm::ArrayRef<std::string> choices) {
  switch (kind) {
  case WordKind::None:
    return "";
  case WordKind::Word:
    return " -x";
  case WordKind::Choice:
    return " -x -a " + quoteForFish(llvm::join(choices, " "));
  case WordKind::File:
    return " -r -F";
  case WordKind::Folder:
    return " -x -a '(__fish_complete_directories)'";
  case WordKind::Program:
    return " -x -a '(__fish_complete_command)'";
  }
  llvm_unreachable("no kind of values");
}

/// Writes the lines for the options and inputs of `command`, where `start`
/// names the program and the condition.
static void writeFishTable(llvm::raw_ostream &os, llvm::StringRef start,
                           const CommandDescription &command) {
  if (command.inputs == WordKind::File)
    os << start << " -F\n";
  for (const OptionDescription &option : command.options) {
    os << start;
    if (option.shortName)
      os << " -s " << option.shortName;
    if (!option.longName.empty())
      os << " -l " << option.longName;
    if (!option.isOptional)
      os << fishValue(option.kind, option.choices);
    os << " -d " << quoteForFish(shortHelp(option.help)) << '\n';
  }
}

static void writeFishCommand(llvm::raw_ostream &os,
                             const CommandDescription &command) {
  const std::string complete = "complete -c palindrome -n '__palindrome_";
  for (const CommandDescription &action : command.actions)
    os << complete << "is " << command.name << "' -x -a " << action.word()
       << (action.summary.empty() ? "" : " -d " + quoteForFish(action.summary))
       << '\n';
  // Files are for what follows an action.
  CommandDescription table = command;
  if (!command.actions.empty())
    table.inputs = WordKind::None;
  bool isTabled = command.haveActionsSameOptions || command.actions.empty();
  if (isTabled)
    writeFishTable(os, complete + "in " + command.name + "'", table);
  for (const CommandDescription &action : command.actions) {
    CommandDescription rest = action;
    if (isTabled)
      rest.options.clear();
    writeFishTable(os, complete + "in " + action.name + "'", rest);
  }
}

static constexpr char fishFunctions[] = R"(
# Whether the words after the program begin with $argv.
function __palindrome_in
    set -l words (commandline -opc)
    set -e words[1]
    set -l number (count $argv)
    test (count $words) -ge $number; or return 1
    test $number -eq 0; or test "$words[1..$number]" = "$argv"
end

# Whether they are $argv, and nothing follows but what is being typed.
function __palindrome_is
    test (count (commandline -opc)) -eq (math 1 + (count $argv)); and __palindrome_in $argv
end

complete -c palindrome -f
complete -c palindrome -n __palindrome_is -s h -l help -d 'show help'
complete -c palindrome -n __palindrome_is -l version -d 'show the version'
)";

void palindrome::tools::writeFishCompletions(
    llvm::raw_ostream &os, const ProgramDescription &program) {
  os << "# Completions of palindrome for fish, made of its tables of "
        "options:\n"
        "# palindrome completions fish\n"
     << fishFunctions;
  for (const CommandDescription &command : program.commands)
    os << "complete -c palindrome -n __palindrome_is -a " << command.name
       << " -d " << quoteForFish(command.summary) << '\n';
  for (const CommandDescription &command : program.commands)
    writeFishCommand(os, command);
  if (const CommandDescription *translate = program.find(translateCommandName))
    writeFishTable(os, "complete -c palindrome-translate", *translate);
}
