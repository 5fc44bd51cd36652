// Compares a benchmark run with an earlier one.

#ifndef PALINDROME_VERIFY_RUN_BENCH_AGAINST_H
#define PALINDROME_VERIFY_RUN_BENCH_AGAINST_H

#include "verify/run/bench/Bench.h"
#include "verify/run/bench/EarlierBench.h"
#include "llvm/ADT/StringSet.h"

namespace llvm {
class raw_ostream;
}

namespace palindrome::bench {

/// Compares the files that count in both runs and whose contents are the same.
///
/// The floor, which is LLVM's and MLIR's own code, tells how much of a change
/// is the machine's: by how much the time of the floor changed on the same
/// files.
class BenchAgainst {
public:
  BenchAgainst(EarlierBench earlier, const BenchEnvironment &now)
      : earlier(std::move(earlier)), environment(now) {}

  /// Takes a file that counts in this run.
  void add(llvm::StringRef path, const FileBench &bench);

  /// What is to be said of the machines, one line; empty if they are the same.
  std::string warning() const;

  void print(llvm::raw_ostream &os) const;
  /// Adds the members of the JSON object.
  void writeTo(JSONObject &object) const;

private:
  /// Those of the earlier run that are not in this one.
  uint64_t countGone() const {
    return earlier.files.size() - compared - changed;
  }
  /// The time now as a ratio to that before; nothing if that is 0.
  std::optional<double> changeOf(BenchRow row) const;
  /// `changeOf(row)`, divided by the change of the floor.
  std::optional<double> changeByFloor(BenchRow row) const;

  EarlierBench earlier;
  BenchEnvironment environment;
  BenchSeconds before, now; ///< Sums over the compared files.
  uint64_t compared = 0;    ///< Files.
  uint64_t changed = 0;     ///< In both runs, with other contents.
  uint64_t added = 0;       ///< Only in this run.
};

} // namespace palindrome::bench

#endif // PALINDROME_VERIFY_RUN_BENCH_AGAINST_H
