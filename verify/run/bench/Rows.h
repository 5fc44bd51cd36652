// What the benchmark times, and the ratios that it reports.

#ifndef PALINDROME_VERIFY_RUN_BENCH_ROWS_H
#define PALINDROME_VERIFY_RUN_BENCH_ROWS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <optional>

namespace palindrome::bench {

/// The operations that are timed.
enum class BenchRow {
  Parse,
  NativeImport,
  NativeExport,
  UpstreamImport, ///< Without the time in which it frees the parsed module.
  UpstreamExport,
  LLVMVerifier,         ///< On the parsed module.
  NativeMLIRVerifier,   ///< On the result of native import.
  UpstreamMLIRVerifier, ///< On the result of upstream import.
  CloneLLVM,            ///< llvm::CloneModule of the parsed module.
  CloneMLIR,            ///< clone() of the result of native import.
  FreeLLVM,             ///< Freeing the parsed module.
};
constexpr size_t numBenchRows = size_t(BenchRow::FreeLLVM) + 1;

/// The seconds of each row.
class BenchSeconds {
public:
  double &operator[](BenchRow row) { return seconds[size_t(row)]; }
  double operator[](BenchRow row) const { return seconds[size_t(row)]; }

  BenchSeconds &operator+=(const BenchSeconds &other) {
    for (size_t row = 0; row != numBenchRows; ++row)
      seconds[row] += other.seconds[row];
    return *this;
  }

private:
  std::array<double, numBenchRows> seconds{};
};

struct BenchRowName {
  llvm::StringLiteral key;   ///< In JSON.
  llvm::StringLiteral title; ///< In text.
};

/// The names of all rows, in the order of BenchRow.
llvm::ArrayRef<BenchRowName> benchRowNames();

/// A ratio of two sums of rows.
struct BenchRatio {
  llvm::StringLiteral key, title;
  llvm::StringLiteral heading; ///< Of a narrow column.
  llvm::SmallVector<BenchRow, 2> above, below;

  /// The value of the ratio; nothing if the divisor is 0.
  std::optional<double> of(const BenchSeconds &seconds) const;
};

/// All ratios. The first of them is that of the native engine to the upstream
/// one.
llvm::ArrayRef<BenchRatio> benchRatios();

/// The time of the floor: that of copying both modules.
double floorOf(const BenchSeconds &seconds);

} // namespace palindrome::bench

#endif // PALINDROME_VERIFY_RUN_BENCH_ROWS_H
