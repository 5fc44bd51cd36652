// The options about warnings, alike for all commands that have some.

#ifndef PALINDROME_TOOLS_LINE_WARNINGLINE_H
#define PALINDROME_TOOLS_LINE_WARNINGLINE_H

#include "tools/line/CommandLine.h"
#include "verify/base/io/Warnings.h"

namespace palindrome::tools {

/// --warnings and -q on a command line.
class WarningLine {
public:
  /// Adds the options to `line`.
  void addTo(CommandLine &line);
  /// Adds --warnings alone, for a command where -q silences more.
  void addChoiceTo(CommandLine &line);
  /// How warnings are to be shown, after the line was parsed.
  WarningMode get() const;

private:
  std::string mode;
  bool isQuiet = false;
};

/// Writes `warnings` to stderr.
void reportWarnings(llvm::ArrayRef<Diagnostic> warnings, WarningMode mode);

/// Writes notes to stderr, each of which is a line `path: note: message`.
void reportNotes(llvm::ArrayRef<std::string> notes, WarningMode mode);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_WARNINGLINE_H
