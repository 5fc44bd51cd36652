// A file of results (SQLite), which runs of `verify` write and reports read.

#ifndef PALINDROME_VERIFY_RUN_RESULTS_RESULTSTORE_H
#define PALINDROME_VERIFY_RUN_RESULTS_RESULTSTORE_H

#include "verify/base/database/Database.h"
#include "verify/run/results/RecordedRun.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace palindrome::results {

/// A result as a file of results has it.
struct ResultRow {
  llvm::StringRef name;
  std::string content; ///< The digest of what was judged, in bytes.
  Verdict verdict = Verdict::Unknown;
  /// The object that `formatResult` writes, without `known` and `baseline`,
  /// which belong to a run and not to what was judged.
  llvm::StringRef text;
  llvm::StringRef baseline; ///< A `BaselineMatch` as JSON; may be empty.
};

/// The results of runs. Each is written as soon as it is there, so that a run
/// that is killed loses only what it was at work on. Several processes may
/// write to one file.
///
/// The results of one judge (see ReportContext::judge) are kept by the name and
/// the contents of the file, and serve any later run of that judge. A run is
/// the set of those that it needed.
class ResultStore {
public:
  explicit ResultStore(std::string path);

  /// Opens the file, which is made where it is missing.
  llvm::Error open() { return database.open(); }
  llvm::Error openExisting() { return database.openExisting(); }
  bool isOpen() const { return database.isOpen(); }

  /// Begins a run. Returns its number.
  llvm::Expected<int64_t> begin(const RecordedRun &run);
  /// Notes that a run that began earlier goes on, so that it may get results
  /// beyond those that it counted.
  llvm::Error goOn(const RecordedRun &run);
  /// Notes that `run` is complete, with its summary and the number of files
  /// that passed.
  llvm::Error end(const RecordedRun &run, const VerifySummary &summary,
                  uint64_t passed);

  /// The runs in the file, the latest first.
  llvm::Expected<std::vector<RecordedRun>> runs();

  /// The result of the file `name` with the contents `content`, if its
  /// judgement came to an end.
  std::optional<FileResult> find(llvm::StringRef judge, llvm::StringRef name,
                                 llvm::StringRef content);

  /// Adds the result of a file to a run, in the place of one that the run has
  /// for the same file.
  llvm::Error keep(const RecordedRun &run, const FileResult &result);
  llvm::Error keep(const RecordedRun &run, const ResultRow &row);

  /// Calls `use` with the results of a run, by the names of the files. What a
  /// row refers to is valid during the call. It is an error if a row is
  /// damaged, or if there are others than the run has counted.
  llvm::Error forEach(const RecordedRun &run,
                      llvm::function_ref<void(const FileResult &)> use);
  llvm::Error forEachRow(const RecordedRun &run,
                         llvm::function_ref<void(const ResultRow &)> use);

  /// Groups what is written until the next call of either into one
  /// transaction, which is much faster.
  llvm::Error beginBatch();
  llvm::Error endBatch();

  const std::string &path() const { return database.path; }

private:
  llvm::Expected<int64_t> judgeNumber(llvm::StringRef judge);

  llvm::Error write(const RecordedRun &run, const ResultRow &row);
  llvm::Error reportDamage();

  database::Database database;
  /// The judge that was asked for last, and its number.
  std::pair<std::string, int64_t> lastJudge{"", 0};
};

/// Calls `use` with the row of `result`. `text`, if it is not empty, is what
/// the row has as its text.
void withRow(const FileResult &result,
             llvm::function_ref<void(const ResultRow &)> use,
             llvm::StringRef text = "");

} // namespace palindrome::results

#endif // PALINDROME_VERIFY_RUN_RESULTS_RESULTSTORE_H
