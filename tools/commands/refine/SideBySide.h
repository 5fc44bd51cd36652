// Two texts side by side: which lines of them are the same.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_SIDEBYSIDE_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_SIDEBYSIDE_H

#include "llvm/ADT/ArrayRef.h"
#include <optional>
#include <string>
#include <vector>

namespace palindrome::tools {

/// The numbers of two lines, from 0, that stand beside each other; nothing
/// where one side has no line.
struct SideBySideRow {
  std::optional<unsigned> older, newer;
  bool isEqual = false; ///< Both are there, and are the same text.
};

/// The rows of two texts, in which each line is once, in its order.
std::vector<SideBySideRow> placeSideBySide(llvm::ArrayRef<std::string> older,
                                           llvm::ArrayRef<std::string> newer);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_SIDEBYSIDE_H
