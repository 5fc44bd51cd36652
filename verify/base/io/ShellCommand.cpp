// Commands of the user that take the path of a file.

#include "verify/base/io/ShellCommand.h"
#include "verify/base/io/ShellWord.h"

std::string palindrome::commandFor(llvm::StringRef command,
                                   llvm::StringRef path) {
  std::string word = shellWord(path);
  if (!command.contains("{}"))
    return (command + " " + word).str();
  std::string text;
  while (true) {
    auto [before, after] = command.split("{}");
    text += before;
    if (before.size() == command.size())
      return text;
    text += word;
    command = after;
  }
}
