// A pool of worker processes that runs numbered jobs. A job that crashes, hangs
// or runs out of memory loses its own result and affects no other job. A job
// whose worker is ended by somebody else, by SIGHUP, SIGINT, SIGTERM or
// SIGKILL, runs once more, since that says nothing of the job.

#ifndef PALINDROME_VERIFY_BASE_WORKERS_WORKERPOOL_H
#define PALINDROME_VERIFY_BASE_WORKERS_WORKERPOOL_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace palindrome {

struct WorkerLimits {
  unsigned workers = 1; ///< The number of processes.
  /// Wall time of one job, or of one case of a job (see `beginCase`); 0: no
  /// limit.
  double timeoutSeconds = 0;
  /// `timeoutSeconds` is processor time instead, so that the load of the
  /// machine does not matter. A job that waits is ended after ten times as much
  /// wall time. Not for jobs that consist of cases.
  bool isProcessorTime = false;
  /// The limit of time holds, too, while a job waits for processes with limits
  /// of their own (see `suspendTimeLimit`, `jobEnd`).
  bool holdsThroughout = false;
  /// When all jobs have to be done: those that run are ended then, and no more
  /// begin; their outcome is `TimedOut`.
  std::optional<std::chrono::steady_clock::time_point> end = {};
  /// The address space that a worker may use beyond what the parent uses when
  /// it forks; 0: no limit.
  uint64_t memoryBytes = 0;
  /// Each worker keeps to one processor: those of a pool to different ones, as
  /// far as there are so many. For measurements.
  bool isPinned = false;
  /// A worker is replaced after this many jobs, or after a job that leaves its
  /// resident set larger than `recycleBytes`. This frees what libraries leak or
  /// cache.
  unsigned jobsPerWorker = 10000;
  uint64_t recycleBytes = uint64_t(1) << 30;
};

/// What is called in this process while workers run.
struct WorkerEvents {
  /// Before a job begins, with its number.
  std::function<void(size_t)> onBegin;
  /// About five times a second.
  std::function<void()> onWait;
  /// With what a job passed to `setInterimResult`, and its number.
  std::function<void(size_t, llvm::StringRef)> onInterim;
};

/// How one job ended.
struct JobOutcome {
  enum class Kind { Done, Crashed, OutOfMemory, TimedOut };
  Kind kind = Kind::Done;
  /// For `Done`, what the job returned; else the reason in one line.
  std::string text;
  /// The text that the job last passed to `setInterimResult`; empty for `Done`.
  std::string interim = {};
  /// The text that the job last passed to `beginCase`; empty for `Done`.
  std::string lastCase = {};
  /// The stage that the job last named; empty for `Done`.
  std::string stage = {};
  /// What the function of `setEpitaphWriter` wrote; part of `text` as well.
  std::string epitaph = {};
  /// Of `Crashed`: the error with which LLVM ended the process itself
  /// (`report_fatal_error`), in one line; part of `text` as well.
  std::string fatalError = {};
  bool isStackOverflow = false; ///< Of `Crashed`: said in `text` as well.
  /// The addresses of the code that ran when the worker died or its time was
  /// up, and of its callers, innermost first. They are valid in this process
  /// too. May be empty.
  std::vector<uintptr_t> stack = {};
  double seconds = 0; ///< Wall time of the job.
};

/// Names the stage that the running job is in, for the reason if the job does
/// not end well. Only the first 63 bytes are kept. Does nothing outside a
/// worker.
void setWorkerStage(llvm::StringRef stage);

/// Sets a function that a worker calls when it dies by a signal or its time is
/// up. It writes to its argument, which holds an empty string and has room for
/// the size given, what was at work, in words that follow "SIGSEGV in "; or
/// leaves it empty. It is called by a handler of signals, and so it must not
/// allocate. To be called before the workers start.
using EpitaphWriter = void (*)(char *text, size_t size, bool isStackOverflow);
void setEpitaphWriter(EpitaphWriter write);

/// Begins the next of several cases that the running job consists of: the limit
/// of time starts anew, and the outcome names the case if the job does not end
/// well. Only the first 64 KB of `text` are kept. Costs no system call. Does
/// nothing outside a worker.
void beginCase(llvm::StringRef text);

/// Lifts the limit of time until the next case or job begins, for a job that
/// waits for processes with limits of their own. Does nothing outside a worker.
/// Where the limit `holdsThroughout`, it is put off by a few seconds instead,
/// so that the job can heed `jobEnd` and return what it has.
void suspendTimeLimit();

/// When the running job has to be done; nothing if no limit of time
/// `holdsThroughout`, or outside of a worker.
std::optional<std::chrono::steady_clock::time_point> jobEnd();

/// Sends a preliminary result of the running job to the parent, which becomes
/// part of the outcome if the job does not end well. Does nothing outside a
/// worker.
void setInterimResult(llvm::StringRef text);

/// Runs the jobs 0 to `count` - 1, each in one of the workers, and calls
/// `deliver` in this process with every outcome, in the order of the jobs and
/// as early as that order allows. Returns the largest resident set of a worker,
/// in bytes.
///
/// `job` runs in a child forked from this process, which must have no other
/// threads. Output of a job to stdout or stderr is dropped, except that the
/// reason of an abort quotes it.
///
/// Once a signal asks this process to come to its end (`InterruptGuard`), the
/// workers are killed, and no more outcomes are delivered but those that wait
/// for others, in their order.
uint64_t runInWorkers(size_t count, const WorkerLimits &limits,
                      llvm::function_ref<std::string(size_t)> job,
                      llvm::function_ref<void(size_t, JobOutcome)> deliver,
                      const WorkerEvents &events = {});

/// Runs jobs as `runInWorkers` does, and delivers outcomes as soon as their
/// jobs end. Once `isOver`, if it is given, returns true, which it may do after
/// an outcome, the workers are killed as by an interrupt.
uint64_t runUnordered(size_t count, const WorkerLimits &limits,
                      llvm::function_ref<std::string(size_t)> job,
                      llvm::function_ref<void(size_t, JobOutcome)> deliver,
                      llvm::function_ref<bool()> isOver = nullptr,
                      const WorkerEvents &events = {});

/// Runs jobs whose number is not known before, and delivers them in order.
/// `next` is called in this process with the number of a job before it begins,
/// and says whether there is one; if not, it is asked again when a job ends.
uint64_t runInWorkers(const WorkerLimits &limits,
                      llvm::function_ref<bool(size_t)> next,
                      llvm::function_ref<std::string(size_t)> job,
                      llvm::function_ref<void(size_t, JobOutcome)> deliver,
                      llvm::function_ref<bool()> isOver = nullptr);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_WORKERS_WORKERPOOL_H
