// A pool of worker processes: numbered jobs run in forked children that may
// crash, hang or eat memory, at the cost of one job's outcome.

#ifndef PALINDROME_VERIFY_WORKERS_WORKERPOOL_H
#define PALINDROME_VERIFY_WORKERS_WORKERPOOL_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace palindrome {

struct WorkerLimits {
  unsigned workers = 1;
  double timeoutSeconds = 0; ///< For one job; 0: no limit.
  /// What a worker may map beyond what it starts with; 0: no limit.
  uint64_t memoryBytes = 0;
  /// A worker is replaced after this many jobs, or when its resident set has
  /// grown past `recycleBytes`: what a library leaks or caches goes with it.
  unsigned jobsPerWorker = 2000;
  uint64_t recycleBytes = uint64_t(1) << 30;
};

/// What became of one job.
struct JobOutcome {
  enum class Kind { Done, Crashed, OutOfMemory, TimedOut };
  Kind kind = Kind::Done;
  /// What the job returned, or one line that says what ended it.
  std::string text;
  /// What the job last gave to `setInterimResult`. Empty when it is done.
  std::string interim = {};
};

/// Says what the running job is at, for the message if it never comes back.
/// Only the first 63 bytes are kept. Does nothing outside a worker.
void setWorkerStage(llvm::StringRef stage);

/// Tells the parent what the running job knows so far, for its outcome if it
/// never comes back. Does nothing outside a worker.
void setInterimResult(llvm::StringRef text);

/// Runs the jobs 0 to `count` - 1, each in one of the workers, and hands over
/// every outcome in this process, in order, as soon as those before it are
/// there. Gives the largest resident set of any worker, in bytes.
///
/// `job` runs in a child forked from this process, which must have no other
/// threads. What a job writes to stdout or stderr goes nowhere, except that an
/// abort's last words are part of its outcome.
uint64_t runInWorkers(size_t count, const WorkerLimits &limits,
                      llvm::function_ref<std::string(size_t)> job,
                      llvm::function_ref<void(size_t, JobOutcome)> deliver);

} // namespace palindrome

#endif // PALINDROME_VERIFY_WORKERS_WORKERPOOL_H
