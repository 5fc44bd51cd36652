// The child's side of the worker pool, and the protocol between child and
// parent.

#ifndef PALINDROME_VERIFY_BASE_WORKERS_WORKER_H
#define PALINDROME_VERIFY_BASE_WORKERS_WORKER_H

#include "verify/base/workers/JobQueue.h"
#include "verify/base/workers/WorkerPool.h"
#include <atomic>
#include <csignal>

namespace palindrome {

/// The contents of the memory that a worker shares with its parent, which reads
/// it after the worker has died, or to see whether its time is up.
struct WorkerNote {
  JobQueue queue;
  /// Whether the worker found the queue empty and waits for its parent.
  std::atomic<bool> isWaiting;
  char stage[64];
  bool stackOverflow;
  bool isFatalError; ///< Whether LLVM reported an error that ends the process.
  char epitaph[128]; ///< See setEpitaphWriter; ends with a null character.
  /// When the last case began, by the monotonic clock, and the job that it is a
  /// part of. The parent reads both until it has that job's reply. The job is
  /// set last, so that what it reads is of this job or of a later one.
  std::atomic<int64_t> caseNanoseconds;
  std::atomic<uint64_t> caseJob;
  static constexpr uint64_t noJob = ~uint64_t(0);
  /// The addresses in `stack`; set last.
  std::atomic<unsigned> stackSize;
  void *stack[64];
  size_t caseSize; ///< Of `caseText`, in bytes.
  char caseText[64 << 10];
};

/// The signal at which a worker notes its stack.
constexpr int noteStackSignal = SIGXCPU;

/// Precedes each text that a worker sends.
struct ReplyHeader {
  uint64_t size;      ///< Of the text that follows, in bytes.
  uint64_t peakBytes; ///< The worker's largest resident set so far.
  bool retiring;      ///< This was the worker's last job.
  bool interim;       ///< The text is preliminary; the job still runs.
  double seconds;     ///< The wall time of the job.
};

/// The exit status of a worker that runs out of memory.
constexpr int outOfMemoryStatus = 86;

/// The resources of a new worker.
struct WorkerStart {
  /// Receives a byte when there are jobs again for a worker that waits, and
  /// sends replies.
  int socket;
  int words;        ///< The file that stdout and stderr are redirected to.
  WorkerNote *note; ///< Shared with the parent.
  size_t place;     ///< Among the workers of the pool.
};

/// Runs jobs in a process just forked until the parent closes the socket or the
/// worker is to be replaced, then exits.
[[noreturn]] void workerMain(const WorkerStart &start,
                             const WorkerLimits &limits,
                             llvm::function_ref<std::string(size_t)> job);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_WORKERS_WORKER_H
