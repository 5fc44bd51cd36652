// The benchmark: times parsing, both engines, both verifiers and the cloning of
// modules, the floor that no translator can beat, on the same files in one run.

#ifndef PALINDROME_VERIFY_BENCH_BENCH_H
#define PALINDROME_VERIFY_BENCH_BENCH_H

#include "verify/workers/WorkerPool.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <array>
#include <string>

namespace palindrome {

/// The operations that are timed.
enum class BenchRow {
  Parse,
  NativeImport,
  NativeExport,
  UpstreamImport,
  UpstreamExport,
  LLVMVerifier,         ///< On the parsed module.
  NativeMLIRVerifier,   ///< On the result of native import.
  UpstreamMLIRVerifier, ///< On the result of upstream import.
  CloneLLVM,            ///< llvm::CloneModule of the parsed module.
  CloneMLIR,            ///< clone() of the result of native import.
};
constexpr size_t numBenchRows = size_t(BenchRow::CloneMLIR) + 1;

/// The seconds of each row.
class BenchSeconds {
public:
  double &operator[](BenchRow row) { return seconds[size_t(row)]; }
  double operator[](BenchRow row) const { return seconds[size_t(row)]; }

private:
  std::array<double, numBenchRows> seconds{};
};

struct FileBench {
  /// The reason why the file does not count; empty if it does.
  std::string skipped;
  /// The median over the repeats.
  BenchSeconds seconds;
};

/// Times the file `path`, `repeats` times, in this process. The file is skipped
/// unless it can be read and the imports and exports of both engines succeed
/// and pass the verifiers.
FileBench benchFile(llvm::StringRef path, unsigned repeats);

/// Times each of `paths` in a worker process and calls `deliver` with the
/// results in the order of `paths`. A file whose worker dies is skipped.
void benchFiles(
    llvm::ArrayRef<std::string> paths, unsigned repeats,
    const WorkerLimits &limits,
    llvm::function_ref<void(llvm::StringRef, const FileBench &)> deliver);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BENCH_BENCH_H
