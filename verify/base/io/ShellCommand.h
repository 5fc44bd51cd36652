// Commands of the user that take the path of a file.

#ifndef PALINDROME_VERIFY_BASE_IO_SHELLCOMMAND_H
#define PALINDROME_VERIFY_BASE_IO_SHELLCOMMAND_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome {

/// `command` with `path`, as one word of the shell, in place of each "{}"; if
/// there is none, after it.
std::string commandFor(llvm::StringRef command, llvm::StringRef path);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_SHELLCOMMAND_H
