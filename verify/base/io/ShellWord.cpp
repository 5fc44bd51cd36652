// Quotes arguments for a shell.

#include "verify/base/io/ShellWord.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

std::string palindrome::shellWord(llvm::StringRef word) {
  bool isPlain = llvm::all_of(word, [](char c) {
    return llvm::isAlnum(c) || llvm::StringRef("/._-+,:=").contains(c);
  });
  if (isPlain && !word.empty())
    return word.str();
  std::string quoted = "'";
  for (char c : word)
    quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}
