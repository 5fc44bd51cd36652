// The options about warnings, alike for all commands that translate.

#include "tools/translation/WarningLine.h"

using namespace palindrome;

void WarningLine::addTo(CommandLine &line) {
  line.addChoice("warnings", mode, {"summary", "all", "none"},
                 "a line for each kind of warning, each one, or none");
  line.addFlag("quiet,q", isQuiet, "the same as --warnings=none");
}

WarningMode WarningLine::get() const {
  if (isQuiet || mode == "none")
    return WarningMode::None;
  return mode == "all" ? WarningMode::All : WarningMode::Summary;
}

void palindrome::reportWarnings(llvm::ArrayRef<Diagnostic> warnings,
                                WarningMode mode) {
  for (const std::string &line : linesOf(warnings, mode))
    reportError(line);
}
