// Where in a file a result belongs.

#ifndef PALINDROME_VERIFY_RUN_REPORT_REGIONS_H
#define PALINDROME_VERIFY_RUN_REPORT_REGIONS_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace palindrome::report {

struct Region {
  int64_t line = 0;   ///< From 1.
  int64_t column = 0; ///< From 1; 0 if only the line is known.
};

/// Finds lines of texts. Reads a file when it is first asked about it, and
/// remembers where its symbols are while it is asked about the same file.
class RegionFinder {
public:
  /// The place in the file `path` that `message` begins with, as in
  /// "a.ll:3:7: error", or the line that defines `symbol`, or `line`, the first
  /// line of the part of the file. `symbol` may be empty and `line` 0. Nothing
  /// if none is known, as in bitcode.
  std::optional<Region> find(llvm::StringRef path, unsigned line,
                             llvm::StringRef message, llvm::StringRef symbol);

private:
  void readSymbols(llvm::StringRef path);

  std::string path;
  llvm::StringMap<int64_t> symbols; ///< The line of each, by its name with @.
};

} // namespace palindrome::report

#endif // PALINDROME_VERIFY_RUN_REPORT_REGIONS_H
