// The parent's side of the worker pool: starts workers, distributes jobs, kills
// workers at their deadline, and finds out why a worker died.

#include "verify/base/workers/WorkerPool.h"
#include "verify/base/io/OneLine.h"
#include "verify/base/workers/Fork.h"
#include "verify/base/workers/InOrder.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/base/workers/Worker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <ctime>
#include <deque>
#include <new>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;

using Clock = std::chrono::steady_clock;

/// Why a job has no result that had not begun, or was not done, at the end of
/// all jobs.
static constexpr char noTimeLeft[] = "no time was left";

namespace {
/// A place in the pool, with or without a living worker.
struct Slot {
  pid_t process = -1; ///< -1 if there is no worker.
  int socket = -1;
  int words = -1; ///< The output of the worker; reused for its successors.
  WorkerNote *note = nullptr; ///< Reused likewise.
  /// The jobs that the worker has to do: the running one and those after it.
  std::deque<size_t> jobs;
  bool isRepeated = false;    ///< Whether the first runs for the second time.
  Clock::time_point deadline; ///< Of the first job.
  Clock::time_point start;    ///< Of that job.
  /// The processor time of the worker before that job, in seconds.
  double usedBefore = 0;
  std::string received; ///< The beginning of an incomplete reply.
  std::string interim;  ///< The last preliminary result of that job.

  /// Whether a worker is at work for it.
  bool isBusy() const { return process >= 0 && !jobs.empty(); }
};

class Pool {
public:
  /// Outcomes are delivered as soon as the jobs end. A worker knows up to
  /// `depth` jobs at a time.
  Pool(const WorkerLimits &limits, llvm::function_ref<bool(size_t)> next,
       llvm::function_ref<std::string(size_t)> job,
       llvm::function_ref<void(size_t, JobOutcome)> deliver,
       const WorkerEvents &events, unsigned depth,
       llvm::function_ref<bool()> isOver)
      : limits(limits), next(next), job(job), deliver(deliver), events(events),
        depth(depth), isOver(isOver) {}
  ~Pool();

  uint64_t run();

private:
  /// Whether the jobs that run are to be given up.
  bool isToStop() const { return interruptSignal() || (isOver && isOver()); }

  /// Gives jobs to all slots, as far as there are any.
  void distribute();
  /// Takes back a job of the busy slot that has most; none if its worker has
  /// begun all of them.
  std::optional<size_t> takeBack();
  /// Adds a job to those of the slot.
  void add(Slot &slot, size_t job);
  /// Notes that the slot's first job begins.
  void begin(Slot &slot);
  /// Forks a worker for the slot's jobs; false if that fails.
  bool start(Slot &slot);
  /// Waits a little if all workers have enough to do meanwhile. To wake up for
  /// each short job would take a processor from the workers as often.
  void letResultsGather() const;
  /// Reads what the worker has sent, or learns that it has died.
  void receive(Slot &slot);
  /// Handles the replies that were received in full.
  void takeReplies(Slot &slot);
  /// Whether the job has processor time left at its deadline, which is then
  /// later.
  bool extend(Slot &slot) const;
  /// Ends a worker whose job has reached its deadline.
  void kill(Slot &slot);
  /// Whether all jobs have to be done.
  bool isPastEnd() const { return limits.end && Clock::now() >= *limits.end; }
  /// Ends the jobs that run, and gives up those that have not begun.
  void drain();
  /// Waits for the worker's end and frees its resources. Returns its status.
  int reap(Slot &slot);
  /// When the time of the slot's job or of its running case is up.
  Clock::time_point deadlineOf(const Slot &slot) const;
  /// The outcome of the job of a worker that died.
  JobOutcome explain(int status, const WorkerNote &note, std::string words);
  /// Delivers the outcome of the slot's job.
  void finish(Slot &slot, JobOutcome outcome);
  /// The limit of time.
  Clock::duration limit() const {
    return std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(limits.timeoutSeconds));
  }
  /// The milliseconds until the first deadline; -1 if there is none.
  int pollTimeout() const;

  const WorkerLimits &limits;
  llvm::function_ref<bool(size_t)> next;
  llvm::function_ref<std::string(size_t)> job;
  llvm::function_ref<void(size_t, JobOutcome)> deliver;
  const WorkerEvents events;
  const unsigned depth;
  llvm::function_ref<bool()> isOver;
  llvm::SmallVector<Slot> slots;
  size_t nextJob = 0;
  uint64_t peak = 0;
};
} // namespace

Pool::~Pool() {
  for (Slot &slot : slots) {
    if (slot.process >= 0) {
      ::kill(slot.process, SIGKILL);
      reap(slot);
    }
    if (slot.words >= 0)
      close(slot.words);
    if (slot.note)
      munmap(slot.note, sizeof(WorkerNote));
  }
}

uint64_t Pool::run() {
  slots.resize(std::max(1u, limits.workers));
  llvm::SmallVector<pollfd> polls;
  llvm::SmallVector<Slot *> polled;
  while (true) {
    if (isToStop())
      return peak;
    if (isPastEnd()) {
      drain();
      return peak;
    }
    distribute();
    bool failed = false;
    for (Slot &slot : slots)
      if (!slot.jobs.empty() && slot.process < 0 && !start(slot)) {
        failed = true;
        finish(slot, {JobOutcome::Kind::Crashed,
                      std::string("no worker process could be started: ") +
                          strerror(errno)});
      }

    polls.clear();
    polled.clear();
    for (Slot &slot : slots)
      if (slot.isBusy()) {
        polls.push_back({slot.socket, POLLIN, 0});
        polled.push_back(&slot);
      }
    if (polled.empty() && !failed)
      return peak;
    letResultsGather();
    if (int interrupt = interruptDescriptor(); interrupt >= 0)
      polls.push_back({interrupt, POLLIN, 0});
    // A failed call (EINTR) sets no events: the loop goes round again.
    if (!polled.empty() && poll(polls.data(), polls.size(), pollTimeout()) > 0)
      for (auto [events, slot] : llvm::zip(polls, polled))
        if (events.revents && !isToStop())
          receive(*slot);
    if (events.onWait)
      events.onWait();

    if (limits.timeoutSeconds > 0)
      for (Slot *slot : polled)
        if (slot->isBusy() && Clock::now() >= deadlineOf(*slot) &&
            !extend(*slot))
          kill(*slot);
  }
}

void Pool::drain() {
  JobOutcome late{JobOutcome::Kind::TimedOut, noTimeLeft};
  for (Slot &slot : slots) {
    // Only the first of its jobs has begun.
    std::deque<size_t> jobs = std::move(slot.jobs);
    slot.jobs.clear();
    if (jobs.empty())
      continue;
    slot.jobs.push_back(jobs.front());
    if (slot.process >= 0)
      kill(slot);
    else
      finish(slot, late);
    jobs.pop_front();
    for (size_t job : jobs)
      deliver(job, late);
  }
  while (!isToStop() && next(nextJob))
    deliver(nextJob++, late);
}

void Pool::letResultsGather() const {
  constexpr useconds_t microseconds = 2000;
  if (depth > 1 && llvm::all_of(slots, [&](const Slot &slot) {
        return slot.jobs.size() > depth / 2;
      }))
    usleep(microseconds);
}

Clock::time_point Pool::deadlineOf(const Slot &slot) const {
  // Either clock is CLOCK_MONOTONIC.
  if (slot.note->caseJob == slot.jobs.front())
    return Clock::time_point(
               std::chrono::nanoseconds(slot.note->caseNanoseconds)) +
           limit();
  return slot.deadline;
}

/// The processor time that a process has used, in seconds; 0 if that is
/// unknown.
static double processorSecondsOf(pid_t process) {
  clockid_t clock;
  timespec used = {};
  if (process < 0 || clock_getcpuclockid(process, &clock) ||
      clock_gettime(clock, &used))
    return 0;
  return double(used.tv_sec) + double(used.tv_nsec) * 1e-9;
}

bool Pool::extend(Slot &slot) const {
  constexpr int patience = 10;
  constexpr double least = 0.001;
  Clock::time_point last = slot.start + limit() * patience;
  double left = limits.timeoutSeconds -
                (processorSecondsOf(slot.process) - slot.usedBefore);
  if (!limits.isProcessorTime || left < least || Clock::now() >= last)
    return false;
  slot.deadline =
      std::min(last, Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(left)));
  return true;
}

int Pool::pollTimeout() const {
  constexpr int64_t longest = 60 * 60 * 1000, betweenEvents = 200;
  const int64_t most = events.onWait ? betweenEvents : longest;
  if (limits.timeoutSeconds <= 0 && !limits.end)
    return events.onWait ? int(most) : -1;
  auto first = limits.end.value_or(Clock::time_point::max());
  for (const Slot &slot : slots)
    if (slot.isBusy() && limits.timeoutSeconds > 0)
      first = std::min(first, deadlineOf(slot));
  auto left =
      std::chrono::ceil<std::chrono::milliseconds>(first - Clock::now());
  return static_cast<int>(std::clamp<int64_t>(left.count(), 0, most));
}

void Pool::distribute() {
  for (unsigned most = 1; most <= depth; ++most)
    for (Slot &slot : slots)
      if (slot.jobs.size() < most && next(nextJob))
        add(slot, nextJob++);
  for (Slot &slot : slots)
    if (slot.jobs.empty())
      if (std::optional<size_t> job = takeBack())
        add(slot, *job);
}

std::optional<size_t> Pool::takeBack() {
  Slot *fullest = nullptr;
  for (Slot &slot : slots)
    if (slot.isBusy() && (!fullest || slot.jobs.size() > fullest->jobs.size()))
      fullest = &slot;
  // The only job of a worker is begun, or about to be.
  if (!fullest || fullest->jobs.size() < 2 || !fullest->note->queue.takeLast())
    return std::nullopt;
  size_t job = fullest->jobs.back();
  fullest->jobs.pop_back();
  return job;
}

void Pool::add(Slot &slot, size_t job) {
  slot.jobs.push_back(job);
  if (slot.jobs.size() == 1)
    begin(slot);
  if (slot.process < 0)
    return; // The worker that is started will find it.
  slot.note->queue.push(job);
  // If the worker has died, reading its reply will fail.
  if (slot.note->isWaiting.exchange(false))
    (void)send(slot.socket, "", 1, MSG_NOSIGNAL);
}

void Pool::begin(Slot &slot) {
  slot.interim.clear();
  slot.start = Clock::now();
  slot.deadline = slot.start + limit();
  if (limits.isProcessorTime)
    slot.usedBefore = processorSecondsOf(slot.process);
  if (events.onBegin)
    events.onBegin(slot.jobs.front());
}

bool Pool::start(Slot &slot) {
  if (slot.words < 0)
    slot.words = memfd_create("palindrome-worker", MFD_CLOEXEC);
  if (!slot.note) {
    void *page = mmap(nullptr, sizeof(WorkerNote), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED)
      return false;
    slot.note = new (page) WorkerNote();
  }
  int sockets[2];
  if (slot.words < 0 ||
      socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets))
    return false;
  slot.received.clear();
  slot.note->queue.clear();
  for (size_t job : slot.jobs)
    slot.note->queue.push(job);
  slot.note->isWaiting = false;
  // Before the worker starts, since it may be killed before it could do this.
  *slot.note->stage = 0;
  *slot.note->epitaph = 0;
  slot.note->stackOverflow = false;
  slot.note->isFatalError = false;
  slot.note->caseJob = WorkerNote::noJob;
  slot.note->stackSize = 0;
  slot.note->caseSize = 0;
  pid_t process = forkWithParent();
  if (process < 0) {
    close(sockets[0]);
    close(sockets[1]);
    return false;
  }
  if (process == 0) {
    // A copy of another worker's socket would keep the parent from noticing
    // that worker's end.
    close(sockets[0]);
    for (Slot &other : slots)
      if (other.socket >= 0)
        close(other.socket);
    workerMain({sockets[1], slot.words, slot.note,
                static_cast<size_t>(&slot - slots.begin())},
               limits, job);
  }
  close(sockets[1]);
  slot.process = process;
  slot.socket = sockets[0];
  return true;
}

/// Adds what the worker noted about its end to `outcome`.
static JobOutcome withNote(JobOutcome outcome, const WorkerNote &note) {
  outcome.lastCase.assign(note.caseText, note.caseSize);
  outcome.stage = note.stage;
  outcome.epitaph = note.epitaph;
  outcome.isStackOverflow = note.stackOverflow;
  for (unsigned i = 0; i != note.stackSize; ++i)
    outcome.stack.push_back(reinterpret_cast<uintptr_t>(note.stack[i]));
  return outcome;
}

/// Whether a worker with this status was ended by a signal that says nothing of
/// its job: a job scheduler, a shell or the system ends processes by these.
static bool isFromOutside(int status) {
  return WIFSIGNALED(status) &&
         llvm::is_contained({SIGHUP, SIGINT, SIGTERM, SIGKILL},
                            WTERMSIG(status));
}

void Pool::receive(Slot &slot) {
  char buffer[64 << 10];
  ssize_t n = recv(slot.socket, buffer, sizeof(buffer), MSG_DONTWAIT);
  if (n < 0 && (errno == EAGAIN || errno == EINTR))
    return;
  if (n > 0) {
    slot.received.append(buffer, n);
    takeReplies(slot);
    return;
  }
  // The worker is dying, or the job has closed the socket.
  ::kill(slot.process, SIGKILL);
  int status = reap(slot);
  if (isFromOutside(status) && !slot.isRepeated) {
    slot.isRepeated = true;
    return begin(slot); // The next worker of this slot repeats the job.
  }
  std::string words(4096, 0);
  ssize_t size = pread(slot.words, words.data(), words.size(), 0);
  words.resize(std::max<ssize_t>(size, 0));
  finish(slot,
         withNote(explain(status, *slot.note, std::move(words)), *slot.note));
}

void Pool::takeReplies(Slot &slot) {
  ReplyHeader header;
  while (slot.received.size() >= sizeof(header)) {
    memcpy(&header, slot.received.data(), sizeof(header));
    size_t size = sizeof(header) + header.size;
    if (slot.received.size() < size)
      return;
    std::string text = slot.received.substr(sizeof(header), header.size);
    slot.received.erase(0, size);
    if (header.interim) {
      slot.interim = std::move(text);
      if (events.onInterim)
        events.onInterim(slot.jobs.front(), slot.interim);
      continue;
    }
    slot.interim.clear();
    peak = std::max(peak, header.peakBytes);
    if (header.retiring)
      reap(slot);
    JobOutcome outcome{JobOutcome::Kind::Done, std::move(text)};
    outcome.seconds = header.seconds;
    finish(slot, std::move(outcome));
    if (isToStop())
      return;
  }
}

/// Such as " in import"; empty if the job named no stage.
static std::string stageOf(const WorkerNote &note) {
  if (note.epitaph[0])
    return std::string(" in ") + note.epitaph;
  return note.stage[0] ? std::string(" in ") + note.stage : "";
}

void Pool::kill(Slot &slot) {
  ::kill(slot.process, noteStackSignal);
  for (unsigned tries = 0; tries != 100 && !slot.note->stackSize; ++tries)
    usleep(1000);
  ::kill(slot.process, SIGKILL);
  reap(slot);
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (isPastEnd())
    stream << noTimeLeft;
  else
    stream << "no result after " << llvm::format("%g s", limits.timeoutSeconds);
  finish(slot,
         withNote({JobOutcome::Kind::TimedOut, text + stageOf(*slot.note)},
                  *slot.note));
}

int Pool::reap(Slot &slot) {
  int status = 0;
  rusage usage = {};
  while (wait4(slot.process, &status, 0, &usage) < 0 && errno == EINTR)
    ;
  peak = std::max(peak, uint64_t(usage.ru_maxrss) << 10);
  close(slot.socket);
  slot.process = -1;
  slot.socket = -1;
  return status;
}

JobOutcome Pool::explain(int status, const WorkerNote &note,
                         std::string words) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (WIFEXITED(status) && WEXITSTATUS(status) == outOfMemoryStatus) {
    stream << "out of memory" << stageOf(note);
    if (limits.memoryBytes)
      stream << " (limit " << (limits.memoryBytes >> 20) << " MB)";
    return {JobOutcome::Kind::OutOfMemory, text};
  }
  if (WIFEXITED(status)) {
    stream << "exit with status " << WEXITSTATUS(status) << stageOf(note);
    return {JobOutcome::Kind::Crashed, text};
  }
  int signal = WTERMSIG(status);
  if (const char *name = sigabbrev_np(signal))
    stream << "SIG" << name;
  else
    stream << "signal " << signal;
  stream << stageOf(note);
  if (note.stackOverflow)
    stream << ": stack overflow";
  else if (signal == SIGKILL)
    stream << ": killed from outside, perhaps for want of memory";
  else if (std::string output = oneLine(words);
           signal == SIGABRT && !output.empty())
    stream << ": " << output;
  JobOutcome outcome{JobOutcome::Kind::Crashed, text};
  if (note.isFatalError)
    outcome.fatalError = oneLine(words);
  return outcome;
}

void Pool::finish(Slot &slot, JobOutcome outcome) {
  outcome.interim = std::move(slot.interim);
  if (outcome.kind != JobOutcome::Kind::Done)
    outcome.seconds =
        std::chrono::duration<double>(Clock::now() - slot.start).count();
  size_t ended = slot.jobs.front();
  slot.jobs.pop_front();
  slot.isRepeated = false;
  if (!slot.jobs.empty())
    begin(slot);
  deliver(ended, std::move(outcome));
}

/// Runs a known number of jobs.
static uint64_t
runNumbered(size_t count, WorkerLimits limits,
            llvm::function_ref<std::string(size_t)> job,
            llvm::function_ref<void(size_t, JobOutcome)> deliver,
            const WorkerEvents &events, llvm::function_ref<bool()> isOver) {
  limits.workers = std::min<size_t>(std::max(1u, limits.workers), count);
  auto next = [&](size_t index) { return index < count; };
  return Pool(limits, next, job, deliver, events, JobQueue::depth, isOver)
      .run();
}

uint64_t
palindrome::runInWorkers(size_t count, const WorkerLimits &limits,
                         llvm::function_ref<std::string(size_t)> job,
                         llvm::function_ref<void(size_t, JobOutcome)> deliver,
                         const WorkerEvents &events) {
  InOrder<JobOutcome> outcomes;
  auto add = [&](size_t index, JobOutcome outcome) {
    outcomes.add(index, std::move(outcome), deliver);
  };
  uint64_t peak = runNumbered(count, limits, job, add, events, nullptr);
  // What an interrupt leaves behind a job that has not ended.
  outcomes.finish(deliver);
  return peak;
}

uint64_t
palindrome::runUnordered(size_t count, const WorkerLimits &limits,
                         llvm::function_ref<std::string(size_t)> job,
                         llvm::function_ref<void(size_t, JobOutcome)> deliver,
                         llvm::function_ref<bool()> isOver,
                         const WorkerEvents &events) {
  return runNumbered(count, limits, job, deliver, events, isOver);
}

uint64_t
palindrome::runInWorkers(const WorkerLimits &limits,
                         llvm::function_ref<bool(size_t)> next,
                         llvm::function_ref<std::string(size_t)> job,
                         llvm::function_ref<void(size_t, JobOutcome)> deliver,
                         llvm::function_ref<bool()> isOver) {
  return Pool(limits, next, job, deliver, {}, /*depth=*/1, isOver).run();
}
