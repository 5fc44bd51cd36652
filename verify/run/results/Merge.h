// The results of several runs, such as those of shards, as one.

#ifndef PALINDROME_VERIFY_RUN_RESULTS_MERGE_H
#define PALINDROME_VERIFY_RUN_RESULTS_MERGE_H

#include "verify/run/results/ResultStore.h"
#include "verify/run/results/Source.h"

namespace palindrome::results {

struct Merged {
  RecordedRun run; ///< As it stands in the store.
  /// Why the results are not those of one whole run, a line each: a shard that
  /// is missing or did not end, a file with two contents or verdicts.
  std::vector<std::string> problems;
  /// What a reader should know, a line each: a shard that is there twice.
  std::vector<std::string> notes;
};

/// Adds the results of `sources` to `store` as one run, which
/// `completeMerge` ends. A file that is in several of them counts once, with
/// its weakest verdict. It is an error if they were judged in different ways.
llvm::Expected<Merged> merge(llvm::ArrayRef<std::unique_ptr<Source>> sources,
                             ResultStore &store);

/// Calls `use` with the results of the run, by the names of the files, sums
/// them up in `merged`, and ends the run. Until then nothing of it stays.
llvm::Error completeMerge(Merged &merged, ResultStore &store,
                          llvm::function_ref<void(const FileResult &)> use);

} // namespace palindrome::results

#endif // PALINDROME_VERIFY_RUN_RESULTS_MERGE_H
