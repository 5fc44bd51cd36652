// What the manual pages and the completions of all shells share.

#include "tools/manual/Manual.h"

using namespace palindrome;
using namespace palindrome::tools;

const CommandDescription *ProgramDescription::find(llvm::StringRef name) const {
  for (const CommandDescription &command : commands) {
    if (command.name == name)
      return &command;
    for (const CommandDescription &action : command.actions)
      if (action.name == name)
        return &action;
  }
  return nullptr;
}

std::string palindrome::tools::manualPageName(llvm::StringRef command) {
  std::string name = "palindrome";
  for (char character : (command.empty() ? "" : " " + command.str()))
    name += character == ' ' ? '-' : character;
  return name;
}

llvm::StringRef palindrome::tools::shortHelp(llvm::StringRef help) {
  return help.split("; ").first.split(" (").first;
}

std::string palindrome::tools::quoteForShell(llvm::StringRef text) {
  std::string quoted = "'";
  for (char character : text)
    if (character == '\'')
      quoted += "'\\''";
    else
      quoted += character;
  return quoted + "'";
}
