// The parent's side of the worker pool: starts workers, hands out jobs, kills
// what hangs, and tells from a corpse what happened.

#include "verify/workers/WorkerPool.h"
#include "verify/io/OneLine.h"
#include "verify/workers/Worker.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <map>
#include <new>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;

using Clock = std::chrono::steady_clock;

namespace {
/// A place in the pool, with or without a living worker.
struct Slot {
  pid_t process = -1;
  int socket = -1;
  int words = -1;
  WorkerNote *note = nullptr;
  std::optional<size_t> job;
  Clock::time_point deadline;
  std::string received;
  std::string interim;
};

class Pool {
public:
  Pool(size_t count, const WorkerLimits &limits,
       llvm::function_ref<std::string(size_t)> job,
       llvm::function_ref<void(size_t, JobOutcome)> deliver)
      : count(count), limits(limits), job(job), deliver(deliver) {}
  ~Pool();

  uint64_t run();

private:
  bool start(Slot &slot);
  void give(Slot &slot);
  void receive(Slot &slot);
  void takeReplies(Slot &slot);
  void kill(Slot &slot);
  /// Waits for the worker's end and frees what it had; gives its status.
  int bury(Slot &slot);
  JobOutcome explain(int status, const WorkerNote &note, std::string words);
  void finish(Slot &slot, JobOutcome outcome);
  int pollTimeout() const;

  size_t count;
  const WorkerLimits &limits;
  llvm::function_ref<std::string(size_t)> job;
  llvm::function_ref<void(size_t, JobOutcome)> deliver;
  llvm::SmallVector<Slot> slots;
  size_t nextJob = 0;
  size_t nextDelivery = 0;
  std::map<size_t, JobOutcome> waiting; ///< Those that came out of order.
  uint64_t peak = 0;
};
} // namespace

Pool::~Pool() {
  for (Slot &slot : slots) {
    if (slot.process >= 0) {
      ::kill(slot.process, SIGKILL);
      bury(slot);
    }
    if (slot.words >= 0)
      close(slot.words);
    if (slot.note)
      munmap(slot.note, sizeof(WorkerNote));
  }
}

uint64_t Pool::run() {
  slots.resize(std::min<size_t>(std::max(1u, limits.workers), count));
  llvm::SmallVector<pollfd> polls;
  llvm::SmallVector<Slot *> polled;
  while (nextDelivery < count) {
    for (Slot &slot : slots)
      if (!slot.job && nextJob < count)
        give(slot);

    polls.clear();
    polled.clear();
    for (Slot &slot : slots)
      if (slot.job) {
        polls.push_back({slot.socket, POLLIN, 0});
        polled.push_back(&slot);
      }
    // A failed call (EINTR) leaves no events: round again.
    if (poll(polls.data(), polls.size(), pollTimeout()) > 0)
      for (auto [events, slot] : llvm::zip(polls, polled))
        if (events.revents)
          receive(*slot);

    if (limits.timeoutSeconds > 0)
      for (Slot *slot : polled)
        if (slot->job && Clock::now() >= slot->deadline)
          kill(*slot);
  }
  return peak;
}

int Pool::pollTimeout() const {
  if (limits.timeoutSeconds <= 0)
    return -1;
  auto first = Clock::time_point::max();
  for (const Slot &slot : slots)
    if (slot.job)
      first = std::min(first, slot.deadline);
  if (first == Clock::time_point::max())
    return 0; // Nothing runs: all there is to do is give and deliver.
  auto left =
      std::chrono::ceil<std::chrono::milliseconds>(first - Clock::now());
  return std::clamp<int64_t>(left.count(), 0, 60 * 60 * 1000);
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
  pid_t parent = getpid();
  pid_t process = fork();
  if (process < 0) {
    close(sockets[0]);
    close(sockets[1]);
    return false;
  }
  if (process == 0) {
    // Another worker's socket held open here would hide that one's end.
    close(sockets[0]);
    for (Slot &other : slots)
      if (other.socket >= 0)
        close(other.socket);
    workerMain({parent, sockets[1], slot.words, slot.note}, limits, job);
  }
  close(sockets[1]);
  slot.process = process;
  slot.socket = sockets[0];
  return true;
}

void Pool::give(Slot &slot) {
  slot.job = nextJob++;
  slot.received.clear();
  slot.interim.clear();
  slot.deadline =
      Clock::now() + std::chrono::duration_cast<Clock::duration>(
                         std::chrono::duration<double>(limits.timeoutSeconds));
  if (slot.process < 0 && !start(slot)) {
    finish(slot, {JobOutcome::Kind::Crashed,
                  std::string("no worker process could be started: ") +
                      strerror(errno)});
    return;
  }
  uint64_t index = *slot.job;
  // A dead worker shows when its answer is read.
  (void)send(slot.socket, &index, sizeof(index), MSG_NOSIGNAL);
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
  // Its end is at hand, unless the job closed the socket.
  ::kill(slot.process, SIGKILL);
  WorkerNote note = *slot.note;
  int status = bury(slot);
  std::string words(4096, 0);
  ssize_t size = pread(slot.words, words.data(), words.size(), 0);
  words.resize(std::max<ssize_t>(size, 0));
  finish(slot, explain(status, note, std::move(words)));
}

/// Takes the replies that are there in full.
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
      continue;
    }
    slot.interim.clear();
    peak = std::max(peak, header.peakBytes);
    if (header.retiring)
      bury(slot);
    // It was the job's last.
    return finish(slot, {JobOutcome::Kind::Done, std::move(text)});
  }
}

/// " in import", or nothing if the job never said what it was at.
static std::string stageOf(const WorkerNote &note) {
  return note.stage[0] ? std::string(" in ") + note.stage : "";
}

void Pool::kill(Slot &slot) {
  ::kill(slot.process, SIGKILL);
  WorkerNote note = *slot.note;
  bury(slot);
  std::string text;
  llvm::raw_string_ostream(text)
      << "no result after " << llvm::format("%g s", limits.timeoutSeconds);
  finish(slot, {JobOutcome::Kind::TimedOut, text + stageOf(note)});
}

int Pool::bury(Slot &slot) {
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
  else if (std::string said = oneLine(words);
           signal == SIGABRT && !said.empty())
    stream << ": " << said;
  return {JobOutcome::Kind::Crashed, text};
}

void Pool::finish(Slot &slot, JobOutcome outcome) {
  outcome.interim = std::move(slot.interim);
  waiting.emplace(*slot.job, std::move(outcome));
  slot.job.reset();
  for (auto it = waiting.begin();
       it != waiting.end() && it->first == nextDelivery;
       it = waiting.erase(it), ++nextDelivery)
    deliver(it->first, std::move(it->second));
}

uint64_t
palindrome::runInWorkers(size_t count, const WorkerLimits &limits,
                         llvm::function_ref<std::string(size_t)> job,
                         llvm::function_ref<void(size_t, JobOutcome)> deliver) {
  return Pool(count, limits, job, deliver).run();
}
