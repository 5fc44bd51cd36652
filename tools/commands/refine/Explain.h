// A counterexample as the text of a bug report, in Markdown.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_EXPLAIN_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_EXPLAIN_H

#include "tools/line/CommandLine.h"
#include "verify/judge/refine/Pairs.h"
#include "llvm/Support/raw_ostream.h"

namespace palindrome::tools {

/// The option --explain, and the reports that it asks for.
class Explanations {
public:
  void addTo(CommandLine &line);
  bool areAsked() const { return isGiven; }

  /// Writes a report on `result`, the one of `pair`, if it is different: both
  /// functions, the input, what either does with it, which rule of LangRef
  /// decides, and how to repeat it by `line`. `passes` says which ones make the
  /// target; empty if none do.
  void add(llvm::raw_ostream &os, const PairResult &result,
           const refine::FunctionPair &pair, const CommandLine &line,
           const std::string &passes);
  bool areEmpty() const { return count == 0; }

private:
  bool isGiven = false;
  uint64_t count = 0;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_EXPLAIN_H
