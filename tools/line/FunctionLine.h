// The option that chooses functions of a module by their names.

#ifndef PALINDROME_TOOLS_LINE_FUNCTIONLINE_H
#define PALINDROME_TOOLS_LINE_FUNCTIONLINE_H

#include "tools/line/CommandLine.h"
#include "tools/line/ErrorReport.h"
#include "verify/base/io/FunctionChoice.h"

namespace palindrome::tools {

class FunctionLine {
public:
  void addTo(CommandLine &line) {
    line.addList("function", "REGEX", patterns,
                 "keep the bodies of the functions whose names REGEX matches; "
                 "others become declarations; may be given several times");
  }
  /// The exit status, after an error was reported, if the option is wrong.
  std::optional<int> check(const CommandLine &line) const {
    if (auto problem = FunctionChoice::findProblem(patterns))
      return line.usageError(*problem);
    return std::nullopt;
  }
  const std::vector<std::string> &get() const { return patterns; }

  /// Leaves the bodies that were asked for in `module`, of `file`. Returns
  /// false after reporting that there is no such function.
  template <typename Module>
  bool leaveIn(Module &module, llvm::StringRef file) const {
    if (patterns.empty() || FunctionChoice(patterns).leaveIn(module))
      return true;
    reportError(file.str() + ": error: --function matches the name of no "
                             "function with a body");
    return false;
  }

private:
  std::vector<std::string> patterns;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_FUNCTIONLINE_H
