// The options about warnings, and how the warnings of a command are shown.

#include "tools/line/WarningLine.h"

using namespace palindrome;
using namespace palindrome::tools;

void WarningLine::addTo(CommandLine &line) {
  addChoiceTo(line);
  line.addFlag("quiet,q", isQuiet, "the same as --warnings=none");
}

void WarningLine::addChoiceTo(CommandLine &line) {
  line.addChoice("warnings", mode, {"summary", "all", "none"},
                 "a line for each kind of warning, each one, or none");
}

WarningMode WarningLine::get() const {
  if (isQuiet || mode == "none")
    return WarningMode::None;
  return mode == "all" ? WarningMode::All : WarningMode::Summary;
}

void palindrome::tools::reportWarnings(llvm::ArrayRef<Diagnostic> warnings,
                                       WarningMode mode) {
  for (const std::string &line : linesOf(warnings, mode))
    reportError(line);
}

void palindrome::tools::reportNotes(llvm::ArrayRef<std::string> notes,
                                    WarningMode mode) {
  for (const std::string &line : linesOfNotes(notes, mode))
    reportError(line);
}
