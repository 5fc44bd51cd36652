// The benchmark: times parsing, both engines, both verifiers and the floor
// (making the two modules by cloning) on the same files in one run.

#ifndef PALINDROME_VERIFY_BENCH_BENCH_H
#define PALINDROME_VERIFY_BENCH_BENCH_H

#include "verify/workers/WorkerPool.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <array>
#include <string>

namespace palindrome {

/// What is timed.
enum class BenchRow {
  Parse,
  NativeImport,
  NativeExport,
  UpstreamImport,
  UpstreamExport,
  LLVMVerifier,         ///< On the parsed module.
  NativeMLIRVerifier,   ///< On what native import made.
  UpstreamMLIRVerifier, ///< On what upstream import made.
  CloneLLVM,            ///< llvm::CloneModule of the parsed module.
  CloneMLIR,            ///< clone() of what native import made.
};
constexpr size_t numBenchRows = size_t(BenchRow::CloneMLIR) + 1;

/// Seconds of each row.
class BenchSeconds {
public:
  double &operator[](BenchRow row) { return seconds[size_t(row)]; }
  double operator[](BenchRow row) const { return seconds[size_t(row)]; }

private:
  std::array<double, numBenchRows> seconds{};
};

struct FileBench {
  /// Why the file does not count; empty if it does.
  std::string skipped;
  /// The median over the repeats.
  BenchSeconds seconds;
};

/// Times the file `path`, `repeats` times, in this process. It is skipped
/// unless it reads and both engines get through: their imports and exports
/// succeed and verify.
FileBench benchFile(llvm::StringRef path, unsigned repeats);

/// Times each of `paths` in a worker process and gives `deliver` the results
/// in the order of `paths`. A file whose worker dies is skipped.
void benchFiles(
    llvm::ArrayRef<std::string> paths, unsigned repeats,
    const WorkerLimits &limits,
    llvm::function_ref<void(llvm::StringRef, const FileBench &)> deliver);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BENCH_BENCH_H
