// The report of a benchmark run: the files that do not count, and sums and
// ratios over those that do.

#ifndef PALINDROME_VERIFY_BENCH_BENCHREPORT_H
#define PALINDROME_VERIFY_BENCH_BENCHREPORT_H

#include "verify/bench/Bench.h"

namespace llvm {
class raw_ostream;
}

namespace palindrome {

enum class BenchFormat { Text, JSON };

class BenchReport {
public:
  BenchReport(llvm::raw_ostream &os, BenchFormat format, unsigned repeats)
      : os(os), format(format), repeats(repeats) {}

  void add(llvm::StringRef path, const FileBench &bench);
  /// Reports the sums and ratios, at the end.
  void finish();

private:
  void finishText();
  void finishJSON();

  llvm::raw_ostream &os;
  BenchFormat format;
  unsigned repeats;
  BenchSeconds sum;
  uint64_t counted = 0;
  uint64_t skipped = 0;
};

} // namespace palindrome

#endif // PALINDROME_VERIFY_BENCH_BENCHREPORT_H
