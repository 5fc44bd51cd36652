// The options of the lowering, alike for all commands that lower.

#ifndef PALINDROME_TOOLS_LINE_LOWERINGLINE_H
#define PALINDROME_TOOLS_LINE_LOWERINGLINE_H

#include "palindrome/Lower.h"
#include "tools/line/CommandLine.h"

namespace palindrome::tools {

/// The options of the lowering on a command line.
class LoweringLine {
public:
  /// Adds the options to `line`.
  void addTo(CommandLine &line);
  /// The options as `lowerToLLVM` takes them, after the line was parsed.
  LoweringOptions get() const;

private:
  LoweringOptions options;
  int64_t indexBitwidth = 0;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_LOWERINGLINE_H
