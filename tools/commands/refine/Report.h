// The verdicts of palindrome refine, as text or as JSON.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_REPORT_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_REPORT_H

#include "tools/commands/refine/Arguments.h"
#include "verify/judge/refine/Check.h"
#include "llvm/Support/raw_ostream.h"

namespace palindrome::tools {

/// "@src -> @tgt"; one name if both are the same or one side has none.
std::string pairText(llvm::StringRef sourceName, llvm::StringRef targetName);

/// "refined (within 3 iterations)".
std::string verdictText(Meaning meaning, bool complete, unsigned bound);

/// Prints a line for each part of what a proof stopped at.
void printObstacle(llvm::raw_ostream &os, const Obstacle &obstacle);

/// Prints the text of `textOf`, indented below the verdict that it belongs to.
void printCounterexample(llvm::raw_ostream &os,
                         const std::optional<Counterexample> &counterexample,
                         bool withTrace = false);

/// Prints verdicts as they come, and those on all pairs at the end, in the form
/// that `arguments` choose.
class RefineReport {
public:
  RefineReport(llvm::raw_ostream &os, const RefineArguments &arguments,
               bool hasColour)
      : os(os), arguments(arguments), hasColour(hasColour) {}

  /// Adds the verdict on the next pair.
  void add(const PairResult &result);
  /// Adds the verdict on all pairs, which took `seconds` of wall time. Of the
  /// `planned` pairs some are missing if a signal ended the run, which it says.
  void finish(double seconds, uint64_t planned);

  /// What the verdicts so far are together.
  const refine::Overall &overall() const { return all; }
  /// How many pairs are not as required.
  uint64_t shortfalls() const { return numShort; }

private:
  void printResult(const PairResult &result);
  void printOverall();
  void printTimes(double seconds);
  void printVerdict(Meaning meaning, bool complete, unsigned bound);

  llvm::raw_ostream &os;
  const RefineArguments &arguments;
  const bool hasColour;
  refine::Overall all;
  uint64_t numShort = 0;

  struct Slow {
    double seconds;
    std::string name;
  };
  std::vector<Slow> slowest; ///< The slowest first.
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_REPORT_H
