// The options of a command that compares results with a baseline.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_BASELINELINE_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_BASELINELINE_H

#include "tools/line/BaselineOption.h"
#include "verify/run/baseline/Baseline.h"
#include <memory>

namespace palindrome::tools {

/// --baseline and --update-baseline. A function that fails returns false after
/// it has reported the error.
class BaselineLine {
public:
  void addTo(CommandLine &line);

  bool isUsed() const { return option.isUsed(); }

  /// What is wrong with the options, in words for a usage error.
  std::optional<std::string> findProblem() const {
    return option.findProblem();
  }

  /// Reads the file. `context` has the terms, and gets the baseline. Without a
  /// baseline nothing happens here and below.
  bool open(report::ReportContext &context);

  /// Sets how `result` stands to the baseline.
  void match(FileResult &result) const;

  /// Notes a result that is reported, after `match`.
  void note(const FileResult &result);

  /// Ends the run: writes the file, if it is to be updated, and says what there
  /// is to say, on stderr. `isWhole` is false for a shard, or for a run that
  /// did not end.
  bool finish(bool isWhole);

  /// Ends a run that was interrupted: the file stays as it is.
  void leave() const;

private:
  BaselineOption option;
  std::unique_ptr<baseline::Baseline> file;
  uint64_t better = 0; ///< Files that are better than the baseline says.
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_BASELINELINE_H
