// The benchmark: times parsing, both engines, both verifiers and the cloning of
// modules, the floor that no translator can beat, on the same files in one run.

#ifndef PALINDROME_VERIFY_RUN_BENCH_BENCH_H
#define PALINDROME_VERIFY_RUN_BENCH_BENCH_H

#include "verify/base/workers/WorkerPool.h"
#include "verify/run/bench/Rows.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>

namespace palindrome::bench {

/// By how many bytes the resident set grew at most while an engine imported and
/// exported; 0 where the system does not tell.
struct BenchMemory {
  uint64_t native = 0, upstream = 0;
};

/// What was measured of a file, in seconds of processor time.
struct BenchTimes {
  BenchSeconds median, least; ///< Over the repeats.
};

struct FileBench {
  /// The reason why the file does not count; empty if it does. All that follows
  /// is only of a file that counts.
  std::string skipped;
  BenchTimes times = {};
  BenchMemory memory = {};
  bool hasDebugInfo = false; ///< Whether it has a compile unit.
  std::string content = {};  ///< The digest of the file's contents.
};

/// Times the file `path`, `repeats` times, in this process. The file is skipped
/// unless it can be read and the imports and exports of both engines succeed
/// and pass the verifiers.
FileBench benchFile(llvm::StringRef path, unsigned repeats);

/// Times each of `paths` in a worker process that keeps to one processor, and
/// calls `deliver` with the results in the order of `paths`. A file whose
/// worker dies is skipped. Returns the largest resident set of a worker, in
/// bytes.
uint64_t benchFiles(
    llvm::ArrayRef<std::string> paths, unsigned repeats,
    const WorkerLimits &limits,
    llvm::function_ref<void(llvm::StringRef, const FileBench &)> deliver);

} // namespace palindrome::bench

#endif // PALINDROME_VERIFY_RUN_BENCH_BENCH_H
