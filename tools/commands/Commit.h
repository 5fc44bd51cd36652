// From which commit the program was built.

#ifndef PALINDROME_TOOLS_COMMANDS_COMMIT_H
#define PALINDROME_TOOLS_COMMANDS_COMMIT_H

#include "llvm/ADT/StringRef.h"

namespace palindrome::tools {

/// The commit that was checked out, in 12 hexadecimal digits, whether or not
/// files were changed since; empty where the sources are in no clone.
llvm::StringRef buildCommit();

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMMIT_H
