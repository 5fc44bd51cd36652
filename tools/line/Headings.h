// The headings under which --help and manual pages list many options.

#ifndef PALINDROME_TOOLS_LINE_HEADINGS_H
#define PALINDROME_TOOLS_LINE_HEADINGS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace palindrome::tools {

/// Options of one kind, by their numbers in the order in which a command has
/// them.
struct OptionGroup {
  llvm::StringRef heading;
  std::vector<size_t> options;
};

/// The options with these long names, in groups. There is one group, "options",
/// if they are few.
std::vector<OptionGroup> groupOptions(llvm::ArrayRef<std::string> names);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_HEADINGS_H
