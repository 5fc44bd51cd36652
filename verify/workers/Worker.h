// The child's side of the worker pool, and what both sides agree on.

#ifndef PALINDROME_VERIFY_WORKERS_WORKER_H
#define PALINDROME_VERIFY_WORKERS_WORKER_H

#include "verify/workers/WorkerPool.h"
#include <sys/types.h>

namespace palindrome {

/// A page that a worker and its parent share, to be read after the worker's
/// death.
struct WorkerNote {
  char stage[64];
  bool stackOverflow;
};

/// Precedes each job's text on the way to the parent.
struct ReplyHeader {
  uint64_t size;      ///< Of the text that follows, in bytes.
  uint64_t peakBytes; ///< The worker's largest resident set so far.
  bool retiring;      ///< This was the worker's last job.
  bool interim;       ///< There is more to come of this job.
};

/// What a worker exits with when it is out of memory.
constexpr int outOfMemoryStatus = 86;

/// What a new worker is given.
struct WorkerStart {
  pid_t parent;     ///< Dies with it.
  int socket;       ///< Takes 8-byte job numbers, gives replies.
  int words;        ///< A file that takes stdout and stderr.
  WorkerNote *note; ///< Shared with the parent.
};

/// The life of a worker in a process just forked; never returns.
[[noreturn]] void workerMain(const WorkerStart &start,
                             const WorkerLimits &limits,
                             llvm::function_ref<std::string(size_t)> job);

} // namespace palindrome

#endif // PALINDROME_VERIFY_WORKERS_WORKER_H
