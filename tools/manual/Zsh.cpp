// Writes completions for zsh: a function for each command, which hands its
// options to zsh's _arguments.

#include "tools/manual/Manual.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::tools;

/// What _arguments would interpret in an explanation or a message is escaped.
static std::string escapeZsh(llvm::StringRef text) {
  std::string result;
  for (char character : text) {
    if (character == '[' || character == ']' || character == ':' ||
        character == '\\')
      result += '\\';
    result += character;
  }
  return result;
}

/// The function that completes a command, such as "_palindrome_corpus_add".
static std::string zshFunction(const CommandDescription &command) {
  std::string name = "_palindrome_" + command.name;
  for (char &character : name)
    if (character == ' ' || character == '-')
      character = '_';
  return name;
}

/// The part of a specification that says what a value is.
static std::string zshAction(WordKind kind,
                             llvm::ArrayRef<std::string> choices) {
  switch (kind) {
  case WordKind::Choice:
    return "(" + llvm::join(choices, " ") + ")";
  case WordKind::File:
    return "_files";
  case WordKind::Folder:
    return "_files -/";
  case WordKind::Program:
    return "_command_names -e";
  case WordKind::None:
  case WordKind::Word:
    break;
  }
  return " "; // Shows the message alone.
}

static void writeZshOption(llvm::raw_ostream &os,
                           const OptionDescription &option) {
  std::string value;
  if (option.kind != WordKind::None) {
    std::string message =
        option.metavariable.empty() ? option.longName : option.metavariable;
    value = (option.isOptional ? "::" : ":") + escapeZsh(message) + ":" +
            zshAction(option.kind, option.choices);
  }
  std::string explanation =
      quoteForShell("[" + escapeZsh(shortHelp(option.help)) + "]" + value);
  std::string shortSpec, longSpec;
  if (option.shortName)
    shortSpec = std::string("-") + option.shortName +
                (option.kind == WordKind::None ? "" : "+");
  if (!option.longName.empty())
    longSpec = "--" + option.longName +
               (option.kind == WordKind::None ? ""
                : option.isOptional           ? "=-"
                                              : "=");
  os << "    ";
  if (!shortSpec.empty() && !longSpec.empty())
    os << (option.isRepeatable
               ? std::string("'*'")
               : quoteForShell(std::string("(-") + option.shortName + " --" +
                               option.longName + ")"))
       << '{' << shortSpec << ',' << longSpec << '}';
  else
    os << quoteForShell((option.isRepeatable ? "*" : "") + shortSpec +
                        longSpec);
  os << explanation << " \\\n";
}

/// Writes the list of `commands`, and the choice of the function for the one
/// that was typed.
static void writeZshChoice(llvm::raw_ostream &os, llvm::StringRef what,
                           llvm::ArrayRef<CommandDescription> commands,
                           llvm::ArrayRef<std::string> options) {
  os << "  local context state state_descr line ret=1\n"
        "  local -a names\n"
        "  local -A opt_args\n"
        "  _arguments -C \\\n";
  for (const std::string &option : options)
    os << "    " << option << " \\\n";
  os << "    '1: :->name' '*:: :->rest' && ret=0\n"
        "  case $state in\n"
        "    name)\n      names=(\n";
  for (const CommandDescription &command : commands)
    os << "        "
       << quoteForShell(command.word() +
                        (command.summary.empty() ? "" : ":" + command.summary))
       << '\n';
  os << "      )\n      _describe -t commands " << what
     << " names && ret=0\n      ;;\n"
        "    rest)\n      case $words[1] in\n";
  for (const CommandDescription &command : commands)
    os << "        " << command.word() << ") " << zshFunction(command)
       << " && ret=0 ;;\n";
  os << "      esac\n      ;;\n  esac\n  return ret\n";
}

static void writeZshFunction(llvm::raw_ostream &os,
                             const CommandDescription &command) {
  os << '\n' << zshFunction(command) << "() {\n";
  if (!command.actions.empty()) {
    writeZshChoice(os, "action", command.actions,
                   {"'(- : *)'{-h,--help}'[show help]'"});
  } else {
    os << "  _arguments -s -S \\\n";
    for (const OptionDescription &option : command.options)
      writeZshOption(os, option);
    if (command.inputs == WordKind::None)
      os << "    && return 0\n  return 1\n";
    else
      os << "    '*:input:" << zshAction(command.inputs, {}) << "'\n";
  }
  os << "}\n";
  for (const CommandDescription &action : command.actions)
    writeZshFunction(os, action);
}

void palindrome::tools::writeZshCompletions(llvm::raw_ostream &os,
                                            const ProgramDescription &program) {
  os << "#compdef palindrome palindrome-translate\n"
        "# Completions of palindrome for zsh, made of its tables of options:\n"
        "# palindrome completions zsh\n";
  for (const CommandDescription &command : program.commands)
    writeZshFunction(os, command);
  os << "\n_palindrome() {\n";
  if (const CommandDescription *translate = program.find(translateCommandName))
    os << "  if [[ $service == palindrome-translate ]]; then\n    "
       << zshFunction(*translate) << "\n    return\n  fi\n";
  writeZshChoice(os, "command", program.commands,
                 {"'(- : *)'{-h,--help}'[show help]'",
                  "'(- : *)--version[show the version]'"});
  os << "}\n\n"
        "# zsh loads the file as the function; `source` defines it.\n"
        "if [[ $funcstack[1] == _palindrome ]]; then\n"
        "  _palindrome \"$@\"\n"
        "else\n"
        "  compdef _palindrome palindrome palindrome-translate\n"
        "fi\n";
}
