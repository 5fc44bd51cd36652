// Commands that messages and reports show, for people to copy into a shell.

#ifndef PALINDROME_VERIFY_BASE_IO_SHELLWORD_H
#define PALINDROME_VERIFY_BASE_IO_SHELLWORD_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome {

/// `word` as one argument of a POSIX shell, quoted only if it has to be.
std::string shellWord(llvm::StringRef word);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_SHELLWORD_H
