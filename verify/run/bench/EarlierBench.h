// Reads the report of an earlier benchmark run.

#ifndef PALINDROME_VERIFY_RUN_BENCH_EARLIERBENCH_H
#define PALINDROME_VERIFY_RUN_BENCH_EARLIERBENCH_H

#include "verify/run/bench/Environment.h"
#include "verify/run/bench/Rows.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

namespace palindrome::bench {

/// What `palindrome bench --format=json` wrote.
struct EarlierBench {
  struct File {
    BenchSeconds seconds; ///< The medians.
    /// The digest of its contents; empty in a report by a version of Palindrome
    /// that wrote none.
    std::string content;
  };

  std::string path;            ///< Of the report.
  llvm::StringMap<File> files; ///< Those that count, by their paths.
  /// Nothing in a report by a version that did not write it.
  std::optional<BenchEnvironment> environment;

  /// Reads the file `path`. The error is one line, which begins with the path.
  /// It is an error if it is anything but the whole of such a report.
  static llvm::Expected<EarlierBench> read(const std::string &path);
};

} // namespace palindrome::bench

#endif // PALINDROME_VERIFY_RUN_BENCH_EARLIERBENCH_H
