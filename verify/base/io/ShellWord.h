// The words of commands: those that messages and reports show, for people to
// copy into a shell, and those that options and files have.

#ifndef PALINDROME_VERIFY_BASE_IO_SHELLWORD_H
#define PALINDROME_VERIFY_BASE_IO_SHELLWORD_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace palindrome {

/// `word` as one argument of a POSIX shell, quoted only if it has to be.
std::string shellWord(llvm::StringRef word);

/// The words of `text` as a POSIX shell separates them, which expands nothing
/// in them; without empty ones.
std::vector<std::string> splitShellWords(llvm::StringRef text);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_SHELLWORD_H
