// The option by which a comparison is recorded in a database.

#ifndef PALINDROME_TOOLS_COMMANDS_COMPARE_RECORDLINE_H
#define PALINDROME_TOOLS_COMMANDS_COMPARE_RECORDLINE_H

#include "tools/commands/compare/Reporter.h"
#include "tools/line/CommandLine.h"
#include "verify/run/results/ResultStore.h"

namespace palindrome::tools {

/// --db. A pair of files is recorded as soon as it is compared, as a file whose
/// symbols were settled, so that `palindrome report` reads it. A function that
/// fails returns false after it has reported the error.
class RecordLine final : public CompareReporter {
public:
  void addTo(CommandLine &line);

  bool isUsed() const { return !path.empty(); }
  /// Opens the file and begins a run; `baseline` is the path of its baseline.
  bool begin(const CommandLine &line, const std::string &baseline);
  /// Whether all was recorded. `isWhole` is false if not all was compared: then
  /// the run stays one that did not end.
  bool end(bool isWhole);

  void add(const FilePair &files, llvm::ArrayRef<Finding> findings) override;
  void addLone(const FilePair &files, bool isAccepted) override;
  void addLayout(const versions::LayoutChange &change,
                 bool isAccepted) override;
  void finish(const CompareTotals &totals) override;

private:
  /// The result on two files, without a verdict.
  FileResult resultOn(const FilePair &files) const;
  void keep(FileResult result, bool isAccepted);
  bool fail(const std::string &problem) const;

  std::string path;
  std::string newer; ///< If that is a folder, it.
  results::RecordedRun run;
  std::unique_ptr<results::ResultStore> store; ///< Null without the option.
  VerifySummary summary;
  uint64_t passed = 0;
  std::string trouble; ///< The first error of writing; empty if there is none.
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMPARE_RECORDLINE_H
