// The options about warnings, alike for all commands that translate.

#ifndef PALINDROME_TOOLS_TRANSLATION_WARNINGLINE_H
#define PALINDROME_TOOLS_TRANSLATION_WARNINGLINE_H

#include "tools/line/CommandLine.h"
#include "verify/io/Warnings.h"

namespace palindrome {

/// --warnings and -q on a command line.
class WarningLine {
public:
  /// Adds the options to `line`.
  void addTo(CommandLine &line);
  /// How warnings are to be shown, after the line was parsed.
  WarningMode get() const;

private:
  std::string mode;
  bool isQuiet = false;
};

/// Writes `warnings` to stderr.
void reportWarnings(llvm::ArrayRef<Diagnostic> warnings, WarningMode mode);

} // namespace palindrome

#endif // PALINDROME_TOOLS_TRANSLATION_WARNINGLINE_H
