// A function as its program has it: where it is, and its lines.

#ifndef PALINDROME_TOOLS_COMMANDS_COMPARE_SOURCE_H
#define PALINDROME_TOOLS_COMMANDS_COMPARE_SOURCE_H

#include "llvm/IR/Function.h"
#include <optional>
#include <string>
#include <vector>

namespace palindrome::tools {

/// A place that debug information names.
struct SourcePlace {
  std::string path;
  unsigned line = 0; ///< From 1.
};

/// Where `function` is defined; nothing if it is null or has no debug
/// information.
std::optional<SourcePlace> sourcePlaceOf(const llvm::Function *function);

/// The lines of a function.
struct SourceText {
  std::string name;   ///< Of the file; "LLVM IR".
  unsigned first = 1; ///< The number of the first line.
  std::vector<std::string> lines;
};

/// The lines of a function in the file that the debug information names, from
/// the one that names it to the last that an instruction comes from. Nothing
/// if it is null, or where there is no such file, or not any more: `other`, the
/// other version, must not name the same file, unless its checksum shows that
/// it is the one that was compiled.
std::optional<SourceText> sourceTextOf(const llvm::Function *function,
                                       const llvm::Function *other);

/// The function as LLVM prints it; no lines if it is null.
SourceText moduleTextOf(const llvm::Function *function);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMPARE_SOURCE_H
