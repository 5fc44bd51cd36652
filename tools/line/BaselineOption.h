// The options of a command that compares results with a baseline.

#ifndef PALINDROME_TOOLS_LINE_BASELINEOPTION_H
#define PALINDROME_TOOLS_LINE_BASELINEOPTION_H

#include "tools/line/CommandLine.h"

namespace palindrome::tools {

/// --baseline and --update-baseline.
struct BaselineOption {
  std::string path;
  bool isUpdating = false;

  /// `reads` and `writes` say what a run with the file does with it.
  void addTo(CommandLine &line, const char *reads, const char *writes);

  bool isUsed() const { return !path.empty(); }

  /// What is wrong with the options, in words for a usage error.
  std::optional<std::string> findProblem() const;

  /// Whether the file can be written, if it is to be. A run may take hours, and
  /// its end is too late to find out. Returns false after it has reported an
  /// error.
  bool hasFolder() const;

  /// Writes the file, unless it is there and `isSame`, so that its time stays.
  /// Returns false after it has reported an error.
  bool write(const std::string &text, bool isSame) const;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_BASELINEOPTION_H
