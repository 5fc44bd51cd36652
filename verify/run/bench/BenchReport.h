// The report of a benchmark run: the files that do not count, and sums and
// ratios over those that do.

#ifndef PALINDROME_VERIFY_RUN_BENCH_BENCHREPORT_H
#define PALINDROME_VERIFY_RUN_BENCH_BENCHREPORT_H

#include "verify/run/bench/Against.h"
#include "verify/run/bench/Bench.h"
#include "verify/run/bench/Grouping.h"
#include <map>

namespace llvm {
class raw_ostream;
}

namespace palindrome::bench {

enum class BenchFormat { Text, JSON };

/// What a report is about.
struct BenchSettings {
  BenchFormat format = BenchFormat::Text;
  unsigned repeats = 1;
  uint64_t planned = 0; ///< The number of files.
  BenchEnvironment environment;
  std::optional<Grouping> grouping = std::nullopt;
  std::optional<EarlierBench> earlier = std::nullopt;
};

class BenchReport {
public:
  BenchReport(llvm::raw_ostream &os, BenchSettings settings);

  void add(llvm::StringRef path, const FileBench &bench);
  /// Reports the sums and ratios, at the end, or of the files until a signal
  /// ended the run. `peakBytes` is the largest resident set of a worker.
  void finish(uint64_t peakBytes);

private:
  /// The sums over some files.
  struct Sums {
    uint64_t files = 0;
    BenchTimes times;
    BenchMemory memory;

    void add(const FileBench &bench);
  };

  void finishText(uint64_t peakBytes);
  void printGroups();
  void finishJSON(uint64_t peakBytes);
  static void addSums(JSONObject &object, const Sums &sums);

  llvm::raw_ostream &os;
  BenchSettings settings;
  std::optional<BenchAgainst> against;
  Sums all;
  std::map<std::string, Sums> groups;
  uint64_t skipped = 0;
};

} // namespace palindrome::bench

#endif // PALINDROME_VERIFY_RUN_BENCH_BENCHREPORT_H
