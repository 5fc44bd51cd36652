// The results in a file, whichever form it has.

#ifndef PALINDROME_VERIFY_RUN_RESULTS_SOURCE_H
#define PALINDROME_VERIFY_RUN_RESULTS_SOURCE_H

#include "verify/run/results/ResultStore.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <vector>

namespace palindrome::results {

/// The results of one run.
class Source {
public:
  virtual ~Source();

  /// Opens the results in the file `path`: a report of `verify --format=json`,
  /// or a database. Of a database, these are the results of the latest run; if
  /// that judged a shard, also those of the latest runs of the same judge for
  /// the other shards. The error is one line.
  static llvm::Expected<std::vector<std::unique_ptr<Source>>>
  open(const std::string &path);

  /// Calls `use` with each result: of a database in the order of the names, of
  /// a report in that of the report.
  virtual llvm::Error
  forEach(llvm::function_ref<void(const FileResult &)> use) = 0;
  /// Calls `use` with the row of each result, in the order of `forEach`. Of a
  /// database nothing but the rows is read.
  virtual llvm::Error
  forEachRow(llvm::function_ref<void(const ResultRow &)> use) = 0;

  std::string path;
  RecordedRun run;
};

} // namespace palindrome::results

#endif // PALINDROME_VERIFY_RUN_RESULTS_SOURCE_H
