// Writes completions for bash: two functions of data, and one that is the same
// for all programs.

#include "tools/manual/Manual.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::tools;

/// The word for a kind of values in the script.
static llvm::StringRef bashKind(WordKind kind) {
  switch (kind) {
  case WordKind::None:
    return "";
  case WordKind::Word:
    return "word";
  case WordKind::Choice:
    return "choice";
  case WordKind::File:
    return "file";
  case WordKind::Folder:
    return "folder";
  case WordKind::Program:
    return "program";
  }
  llvm_unreachable("no kind of values");
}

static std::string bashOptions(const CommandDescription &command) {
  std::vector<std::string> words;
  for (const OptionDescription &option : command.options) {
    if (option.shortName)
      words.push_back(std::string("-") + option.shortName);
    // With "=", the value may follow at once.
    if (!option.longName.empty())
      words.push_back(
          "--" + option.longName +
          (option.kind != WordKind::None && !option.isOptional ? "=" : ""));
  }
  return llvm::join(words, " ");
}

static void writeBashCommand(llvm::raw_ostream &os,
                             const CommandDescription &command) {
  std::vector<std::string> actions;
  for (const CommandDescription &action : command.actions)
    actions.push_back(action.word());
  os << "    " << quoteForShell(command.name)
     << ") actions=" << quoteForShell(llvm::join(actions, " "))
     << " inputs=" << bashKind(command.inputs)
     << " options=" << quoteForShell(bashOptions(command)) << " ;;\n";
  for (const CommandDescription &action : command.actions)
    writeBashCommand(os, action);
}

static void writeBashValues(llvm::raw_ostream &os,
                            const CommandDescription &command) {
  for (const OptionDescription &option : command.options) {
    // The value of an optional one is no word of its own.
    if (option.kind == WordKind::None || option.isOptional)
      continue;
    os << "    ";
    if (!option.longName.empty())
      os << quoteForShell(command.name + " --" + option.longName);
    if (!option.longName.empty() && option.shortName)
      os << " | ";
    if (option.shortName)
      os << quoteForShell(command.name + " -" + option.shortName);
    os << ") kind=" << bashKind(option.kind);
    if (!option.choices.empty())
      os << " values=" << quoteForShell(llvm::join(option.choices, " "));
    os << " ;;\n";
  }
  for (const CommandDescription &action : command.actions)
    writeBashValues(os, action);
}

static constexpr char bashFunction[] = R"(
# Completes $2 as a value of the kind $1; of a choice, the words in $3.
__palindrome_reply() {
  case $1 in
    choice) mapfile -t COMPREPLY < <(compgen -W "$3" -- "$2") ;;
    file)
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -f -- "$2")
      ;;
    folder)
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -d -- "$2")
      ;;
    program) mapfile -t COMPREPLY < <(compgen -c -- "$2") ;;
  esac
}

_palindrome() {
  local IFS=$' \t\n' actions options inputs kind values
  local word last i command current option=
  local -a words=()
  COMPREPLY=()
  [[ ${COMP_WORDS[0]##*/} != palindrome-translate ]] || words=(translate)
  # readline takes --option=value for three words.
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    last=$((${#words[@]} - 1))
    if ((i > 1)) && [[ $word == = && ${words[last]} == --* ]]; then
      words[last]+==
    elif ((i > 1)) && [[ ${COMP_WORDS[i - 1]} == = && ${words[last]} == --*= ]]; then
      words[last]+=$word
    else
      words+=("$word")
    fi
  done
  last=$((${#words[@]} - 1))
  current=${words[last]}
  if ((last == 0)); then
    mapfile -t COMPREPLY < <(compgen -W "$__palindrome_commands --help --version" -- "$current")
    return
  fi

  command=${words[0]}
  __palindrome_command "$command"
  if [[ -n $actions ]]; then
    if ((last == 1)) && [[ $current != -* ]]; then
      __palindrome_reply choice "$current" "$actions"
      return
    fi
    if [[ " $actions " == *" ${words[1]} "* ]]; then
      command+=" ${words[1]}"
      __palindrome_command "$command"
    fi
  fi

  if [[ $current == --*=* ]]; then
    __palindrome_value "$command" "${current%%=*}"
    __palindrome_reply "$kind" "${current#*=}" "$values"
    # A shell that does not split words at "=" replaces the whole word.
    [[ $COMP_WORDBREAKS == *=* ]] || COMPREPLY=("${COMPREPLY[@]/#/${current%%=*}=}")
    return
  fi
  if [[ ${words[last - 1]} == -* ]]; then
    __palindrome_value "$command" "${words[last - 1]}"
    if [[ -n $kind ]]; then
      __palindrome_reply "$kind" "$current" "$values"
      return
    fi
  fi
  if [[ $current == -* ]]; then
    __palindrome_reply choice "$current" "$options"
    [[ ${#COMPREPLY[@]} -ne 1 || ${COMPREPLY[0]} != *= ]] || compopt -o nospace 2>/dev/null
    return
  fi
  __palindrome_reply "$inputs" "$current"
}

complete -F _palindrome palindrome palindrome-translate
)";

void palindrome::tools::writeBashCompletions(
    llvm::raw_ostream &os, const ProgramDescription &program) {
  std::vector<std::string> names;
  for (const CommandDescription &command : program.commands)
    names.push_back(command.name);
  os << "# Completions of palindrome for bash, made of its tables of options:\n"
        "# palindrome completions bash\n\n"
     << "__palindrome_commands=" << quoteForShell(llvm::join(names, " "))
     << "\n\n# Sets what the command $1 takes.\n"
        "__palindrome_command() {\n  actions= inputs= options=\n"
        "  case $1 in\n";
  for (const CommandDescription &command : program.commands)
    writeBashCommand(os, command);
  os << "  esac\n}\n\n# Sets what the value of the option $2 of the command $1 "
        "is, if it has one.\n"
        "__palindrome_value() {\n  kind= values=\n  case \"$1 $2\" in\n";
  for (const CommandDescription &command : program.commands)
    writeBashValues(os, command);
  os << "  esac\n}\n" << bashFunction;
}
