// A worker process: receives jobs and sends their results, and leaves a note of
// the cause if it dies.

#include "verify/base/workers/Worker.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/base/workers/StackOverflow.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <cxxabi.h>
#include <exception>
#include <execinfo.h>
#include <limits>
#include <malloc.h>
#include <new>
#include <sched.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <typeinfo>
#include <unistd.h>

using namespace palindrome;

/// The note of this process; null outside a worker.
static WorkerNote *currentNote = nullptr;

/// The socket to the parent; -1 outside a worker.
static int currentSocket = -1;

/// The running job.
static uint64_t currentJob = WorkerNote::noJob;

/// When it began, by the clock of its parent's deadlines, and how long it may
/// take, where the limit holds throughout; both in nanoseconds.
static int64_t jobBegan = 0;
static std::optional<int64_t> jobLimit;

/// How much longer than its limit a job may take to return what it has.
static constexpr int64_t graceNanoseconds = 5'000'000'000;

/// See setEpitaphWriter.
static EpitaphWriter epitaphWriter = nullptr;

/// The most that one job may write to stdout and stderr, in bytes.
static constexpr rlim_t mostWords = 16 << 20;

void palindrome::setWorkerStage(llvm::StringRef stage) {
  if (!currentNote)
    return;
  size_t size = std::min(stage.size(), sizeof(currentNote->stage) - 1);
  memcpy(currentNote->stage, stage.data(), size);
  currentNote->stage[size] = 0;
}

void palindrome::setEpitaphWriter(EpitaphWriter write) {
  epitaphWriter = write;
}

std::optional<std::chrono::steady_clock::time_point> palindrome::jobEnd() {
  if (!currentNote || !jobLimit)
    return std::nullopt;
  return std::chrono::steady_clock::time_point(
      std::chrono::nanoseconds(jobBegan + *jobLimit));
}

/// Has the parent count the time of the running job from `nanoseconds`, by the
/// clock of its deadlines.
static void countFrom(int64_t nanoseconds) {
  currentNote->caseNanoseconds = nanoseconds;
  currentNote->caseJob = currentJob;
}

void palindrome::suspendTimeLimit() {
  // The parent counts from this moment, which it does not live to see.
  constexpr int64_t years = 100, secondsOfYear = 31'536'000;
  if (currentNote)
    countFrom(jobLimit ? jobBegan + graceNanoseconds
                       : years * secondsOfYear * 1'000'000'000);
}

/// The time by the clock that the parent's deadlines are stated in.
static int64_t monotonicNanoseconds() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t(now.tv_sec) * 1'000'000'000 + now.tv_nsec;
}

void palindrome::beginCase(llvm::StringRef text) {
  if (!currentNote)
    return;
  size_t size = std::min(text.size(), sizeof(currentNote->caseText));
  memcpy(currentNote->caseText, text.data(), size);
  currentNote->caseSize = size;
  countFrom(monotonicNanoseconds());
}

/// Notes the stack of this thread, and what it was at.
static void noteStack() {
  if (epitaphWriter)
    epitaphWriter(currentNote->epitaph, sizeof(currentNote->epitaph),
                  currentNote->stackOverflow);
  int size = backtrace(currentNote->stack, std::size(currentNote->stack));
  currentNote->stackSize = std::max(size, 0);
}

/// Ends a worker that has no more memory.
[[noreturn]] static void exitOutOfMemory() {
  noteStack();
  _exit(outOfMemoryStatus);
}

/// Whether `malloc` can have no more from the system: it asks for this much at
/// least (keepFreedMemory). Some code of libraries does not look whether it got
/// memory, and writes to null.
static bool isMemoryExhausted() {
  constexpr size_t bytes = 2 << 20;
  void *space =
      mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (space == MAP_FAILED)
    return true;
  munmap(space, bytes);
  return false;
}

/// Handles a signal that ends the worker: notes the stack. Returning repeats a
/// fault, or the abort, with the default action.
static void noteDeath(int signal, siginfo_t *info, void *) {
  if (isStackOverflow(signal, *info))
    currentNote->stackOverflow = true;
  else if (signal == SIGSEGV && info->si_code > 0 && isMemoryExhausted())
    exitOutOfMemory();
  noteStack();
  if (info->si_code <= 0) // Sent by `kill` or `raise`: it will not repeat.
    raise(signal);
}

/// Handles the parent's request before it kills a worker whose time is up.
static void answerStackRequest(int) { noteStack(); }

static void watchStack() {
  // The first call loads a library, which a handler must not do.
  void *frame;
  backtrace(&frame, 1);
  handleFaults({SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE, SIGTRAP}, noteDeath,
               SA_RESETHAND);
  struct sigaction request = {};
  request.sa_handler = answerStackRequest;
  request.sa_flags = SA_ONSTACK | SA_RESTART;
  sigaction(noteStackSignal, &request, nullptr);
}

/// Removes the signal handlers that the worker inherits. LLVM's would delete
/// the parent's unfinished output files.
static void resetSignals() {
  for (int signal = 1; signal < NSIG; ++signal)
    std::signal(signal, SIG_DFL);
  std::signal(SIGXFSZ, SIG_IGN);
  std::signal(SIGPIPE, SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

/// Replaces all output of the worker so far by `reason`.
static void replaceOutput(const char *reason) {
  if (ftruncate(STDERR_FILENO, 0) == 0)
    lseek(STDERR_FILENO, 0, SEEK_SET);
  if (write(STDERR_FILENO, reason, strlen(reason)) < 0)
    return; // There is no other channel; the parent still sees the signal.
}

/// Whether an exception of the type with this mangled name means that memory is
/// exhausted: std::bad_alloc; Z3's exception, which no header declares; or
/// std::system_error, which std::thread throws if there is no room for a stack.
static bool meansOutOfMemory(llvm::StringRef type) {
  return type == "St9bad_alloc" || type == "19out_of_memory_error" ||
         type == "St12system_error";
}

static void catchErrors() {
  llvm::remove_fatal_error_handler();
  llvm::install_fatal_error_handler([](void *, const char *reason, bool) {
    replaceOutput(reason);
    currentNote->isFatalError = true;
    abort();
  });
  llvm::remove_bad_alloc_error_handler();
  llvm::install_bad_alloc_error_handler(
      [](void *, const char *, bool) { exitOutOfMemory(); });
  std::set_new_handler([] { exitOutOfMemory(); });
  static std::terminate_handler otherwise;
  otherwise = std::set_terminate([] {
    const std::type_info *type = abi::__cxa_current_exception_type();
    if (type && meansOutOfMemory(type->name()))
      exitOutOfMemory();
    otherwise();
  });
}

/// The address space in use, in bytes.
static uint64_t addressSpace() {
  auto statm = llvm::MemoryBuffer::getFileAsStream("/proc/self/statm");
  uint64_t pages = 0;
  if (!statm || (*statm)->getBuffer().split(' ').first.getAsInteger(10, pages))
    return 0;
  return pages * uint64_t(sysconf(_SC_PAGESIZE));
}

static void setLimits(const WorkerLimits &limits) {
  auto set = [](int what, rlim_t value) {
    rlimit limit;
    if (getrlimit(what, &limit) == 0) {
      limit.rlim_cur = std::min(value, limit.rlim_max);
      setrlimit(what, &limit);
    }
  };
  set(RLIMIT_CORE, 0);
  set(RLIMIT_FSIZE, mostWords);
  // The libraries have mapped much that is never touched; it does not count.
  // AddressSanitizer maps its shadow as it goes, and ends where it cannot.
  if (limits.memoryBytes && !LLVM_ADDRESS_SANITIZER_BUILD)
    set(RLIMIT_AS, addressSpace() + limits.memoryBytes);
}

static uint64_t peakBytes() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return uint64_t(usage.ru_maxrss) << 10;
}

/// Keeps this process to one of the processors that it may use, which are
/// numbered from the last on: the system prefers the first for its own work.
static void keepToProcessor(size_t place) {
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof(allowed), &allowed) || !CPU_COUNT(&allowed))
    return; // More processors than the set has room for: it stays as it is.
  size_t left = place % size_t(CPU_COUNT(&allowed));
  for (int processor = CPU_SETSIZE - 1; processor >= 0; --processor) {
    if (!CPU_ISSET(processor, &allowed))
      continue;
    if (left) {
      --left;
      continue;
    }
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(processor, &one);
    // Where the system refuses, the worker runs wherever it may.
    (void)sched_setaffinity(0, sizeof(one), &one);
    return;
  }
}

/// Takes the next job, and waits until there is one; none if the parent needs
/// no more of this worker.
static std::optional<uint64_t> nextJob(const WorkerStart &start) {
  WorkerNote &note = *start.note;
  while (true) {
    if (std::optional<uint64_t> job = note.queue.takeFirst())
      return job;
    // The parent reads this flag after it has added a job. If it did so before
    // the flag was set, it sends nothing, and the job is in the queue now.
    note.isWaiting = true;
    if (std::optional<uint64_t> job = note.queue.takeFirst()) {
      note.isWaiting = false;
      return job;
    }
    char wake;
    if (llvm::sys::RetryAfterSignal(-1, recv, start.socket, &wake, 1, 0) <= 0)
      return std::nullopt;
  }
}

/// Sends `text` to the parent; false if the parent has died.
static bool reply(ReplyHeader header, llvm::StringRef text) {
  header.size = text.size();
  // Both at once, if possible, so that the parent wakes up once.
  iovec parts[] = {{&header, sizeof(header)},
                   {const_cast<char *>(text.data()), text.size()}};
  for (iovec *part = parts; part != std::end(parts);) {
    msghdr message = {};
    message.msg_iov = part;
    message.msg_iovlen = std::end(parts) - part;
    ssize_t sent = sendmsg(currentSocket, &message, MSG_NOSIGNAL);
    if (sent <= 0)
      return false;
    for (; part != std::end(parts) && size_t(sent) >= part->iov_len; ++part)
      sent -= ssize_t(part->iov_len);
    if (sent > 0) {
      part->iov_base = static_cast<char *>(part->iov_base) + sent;
      part->iov_len -= size_t(sent);
    }
  }
  return true;
}

void palindrome::setInterimResult(llvm::StringRef text) {
  if (!currentNote)
    return;
  ReplyHeader header = {};
  header.interim = true;
  if (!reply(header, text))
    _exit(0); // The parent has died.
}

/// Has the next memory that `malloc` takes consist of huge pages. Z3 fills 16
/// MB with tables when it starts: with small pages, these are 4,000 page
/// faults, and take 8 ms instead of 3.
static void useHugePages() {
  constexpr size_t pageBytes = 2 << 20, bytes = 24 << 20;
  // It is at the top of the heap, where `malloc` finds it again.
  void *space = malloc(bytes);
  if (!space)
    return;
  uintptr_t begin =
      llvm::alignTo<pageBytes>(reinterpret_cast<uintptr_t>(space));
  uintptr_t end = reinterpret_cast<uintptr_t>(space) + bytes;
  // Where the system has no huge pages, this fails, and all is as before.
  (void)madvise(reinterpret_cast<void *>(begin),
                llvm::alignDown(end - begin, pageBytes), MADV_HUGEPAGE);
  free(space);
}

/// Keeps memory for the next job that one has freed. A solver takes and frees
/// some megabytes for each query, which were half of its time if the system
/// had to clear the pages anew.
static void keepFreedMemory() {
  constexpr int largeBytes = 1 << 25, growthBytes = 1 << 20;
  mallopt(M_MMAP_THRESHOLD, largeBytes);
  mallopt(M_TOP_PAD, growthBytes);
  mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
  useHugePages();
}

void palindrome::workerMain(const WorkerStart &start,
                            const WorkerLimits &limits,
                            llvm::function_ref<std::string(size_t)> job) {
  currentNote = start.note;
  currentSocket = start.socket;
  resetSignals();
  forgetInterrupts();
  dup2(start.words, STDOUT_FILENO);
  dup2(start.words, STDERR_FILENO);
  watchStack();
  catchErrors();
  setLimits(limits);
  jobLimit.reset(); // A worker may be started by another.
  if (limits.holdsThroughout && limits.timeoutSeconds > 0)
    jobLimit = int64_t(limits.timeoutSeconds * 1e9);
  if (limits.isPinned)
    keepToProcessor(start.place);
  keepFreedMemory();

  unsigned done = 0;
  while (std::optional<uint64_t> index = nextJob(start)) {
    jobBegan = monotonicNanoseconds();
    currentJob = *index;
    setWorkerStage("");
    if (lseek(start.words, 0, SEEK_CUR) != 0 && ftruncate(start.words, 0) == 0)
      lseek(start.words, 0, SEEK_SET);
    // `noexcept` ends the worker if the job throws. Without it a handler of the
    // parent, whose stack frames this process has copied, could catch.
    std::string text = [&]() noexcept { return job(*index); }();
    start.note->caseSize = 0;
    ReplyHeader header = {};
    header.seconds = double(monotonicNanoseconds() - jobBegan) * 1e-9;
    header.peakBytes = peakBytes();
    header.retiring = ++done >= limits.jobsPerWorker ||
                      header.peakBytes > limits.recycleBytes;
    if (!reply(header, text) || header.retiring)
      break;
  }
  // Destructors of the parent's objects must not run here.
  _exit(0);
}
