// Divides the files of a benchmark run into groups.

#ifndef PALINDROME_VERIFY_RUN_BENCH_GROUPING_H
#define PALINDROME_VERIFY_RUN_BENCH_GROUPING_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/Regex.h"
#include <optional>
#include <string>

namespace palindrome::bench {

class Grouping {
public:
  /// `by` is "folder", "debug-info", or a regular expression that has a group
  /// in parentheses. The error is one line.
  static llvm::Expected<Grouping> parse(llvm::StringRef by);

  /// The name of the group of a file: that of the folder that has it; whether
  /// it has debug info, in words; or what the first group in parentheses
  /// matches. Nothing where the regular expression does not match.
  std::optional<std::string> groupOf(llvm::StringRef path,
                                     bool hasDebugInfo) const;

private:
  enum class Kind { Folder, DebugInfo, Expression };
  explicit Grouping(Kind kind) : kind(kind) {}

  Kind kind;
  llvm::Regex expression;
};

} // namespace palindrome::bench

#endif // PALINDROME_VERIFY_RUN_BENCH_GROUPING_H
