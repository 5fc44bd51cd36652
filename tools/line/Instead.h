// Programs that run in the place of another one.

#ifndef PALINDROME_TOOLS_LINE_INSTEAD_H
#define PALINDROME_TOOLS_LINE_INSTEAD_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace palindrome::tools {

/// Runs the program `name`, which is installed with this one, with `arguments`
/// in the place of this program. Nothing may be left to write on stdout. `ps`
/// shows it as `palindrome`. Returns only for an error, after reporting it,
/// with the exit status.
int runInstead(llvm::StringRef name, const std::vector<std::string> &arguments);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_INSTEAD_H
