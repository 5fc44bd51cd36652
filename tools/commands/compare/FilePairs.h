// Which files of two folders are versions of each other.

#ifndef PALINDROME_TOOLS_COMMANDS_COMPARE_FILEPAIRS_H
#define PALINDROME_TOOLS_COMMANDS_COMPARE_FILEPAIRS_H

#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace palindrome::tools {

/// Two files; one is empty where the other one has no counterpart.
struct FilePair {
  std::string older, newer;
};

/// Two files are a pair. Of two folders, files of the same path below them are
/// pairs; then, of those that are left, files that define the most symbols
/// together, and at least half of all that one of them defines: renamed ones.
/// An error is one line, as that a path cannot be read.
llvm::Expected<std::vector<FilePair>> pairFiles(const std::string &older,
                                                const std::string &newer);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMPARE_FILEPAIRS_H
