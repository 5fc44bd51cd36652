// A process of its own for a program.

#include "verify/execute/Process.h"
#include "verify/io/OneLine.h"
#include "verify/workers/StackOverflow.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <iostream>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::execute;

namespace {
/// What a child process shares with its parent.
struct Note {
  enum class Stage { Beginning, Running, Returned };
  Stage stage;
  bool hasFault; ///< A signal was about an address.
  bool isStackOverflow;
  void *address;
};

/// Memory that this process shares with its children.
class SharedNote {
public:
  SharedNote()
      : memory(mmap(nullptr, sizeof(Note), PROT_READ | PROT_WRITE,
                    MAP_SHARED | MAP_ANONYMOUS, -1, 0)) {}
  ~SharedNote() {
    if (isThere())
      munmap(memory, sizeof(Note));
  }
  SharedNote(const SharedNote &) = delete;
  SharedNote &operator=(const SharedNote &) = delete;
  bool isThere() const { return memory != MAP_FAILED; }
  Note *get() const { return static_cast<Note *>(memory); }

private:
  void *memory;
};

/// A file descriptor that is closed in the end.
class Descriptor {
public:
  explicit Descriptor(int number) : number(number) {}
  ~Descriptor() {
    if (number >= 0)
      close(number);
  }
  Descriptor(const Descriptor &) = delete;
  Descriptor &operator=(const Descriptor &) = delete;
  int get() const { return number; }

private:
  int number;
};
} // namespace

/// In the child: what is shared with the parent, and the program.
static Note *note = nullptr;
static const Body *running = nullptr;

/// Notes what a fault is about. The signal's default action follows.
static void noteFault(int signal, siginfo_t *info, void *) {
  if (info->si_code > 0) {
    note->hasFault = true;
    note->address = info->si_addr;
    note->isStackOverflow = isStackOverflow(signal, *info);
  } else {
    raise(signal); // It was sent, and does not repeat.
  }
}

/// Undoes what LLVM has set up for signals, and watches for faults.
static void setSignals() {
  llvm::sys::unregisterHandlers();
  for (int number = 1; number < NSIG; ++number) {
    struct sigaction present;
    // What is ignored stays so, as with nohup.
    if (sigaction(number, nullptr, &present) == 0 &&
        present.sa_handler != SIG_IGN)
      signal(number, SIG_DFL);
  }

  handleFaults({SIGSEGV, SIGBUS}, noteFault, SA_RESETHAND);
}

/// Ends the child without the destructors of this program.
[[noreturn]] static void leave(int status) {
  fflush(nullptr);
  std::cout.flush();
  _exit(status);
}

void execute::exitProgram(int status) {
  if (const Body *body = std::exchange(running, nullptr))
    body->end();
  leave(status);
}

static void writeAll(int file, llvm::StringRef text) {
  while (!text.empty()) {
    ssize_t written = write(file, text.data(), text.size());
    if (written < 0 && errno != EINTR)
      return;
    text = text.drop_front(std::max<ssize_t>(written, 0));
  }
}

static std::string readAll(int file) {
  std::string text;
  char part[1 << 14];
  lseek(file, 0, SEEK_SET);
  while (true) {
    ssize_t size = read(file, part, sizeof(part));
    if (size > 0)
      text.append(part, size);
    else if (size == 0 || errno != EINTR)
      return text;
  }
}

/// The child: writes the text of its result to `file`.
[[noreturn]] static void runChild(const Body &body, Note *shared, int file,
                                  pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent)
    _exit(1);
  note = shared;
  running = &body;
  setSignals();
  if (llvm::Error problem = body.begin()) {
    writeAll(file, llvm::toString(std::move(problem)));
    leave(1);
  }
  note->stage = Note::Stage::Running;
  auto [status, text] = body.call();
  writeAll(file, text);
  note->stage = Note::Stage::Returned;
  exitProgram(status);
}

/// Waits for the end of `child`; false if it does not come in time.
static bool waitFor(const Descriptor &child, double timeoutSeconds) {
  using Clock = std::chrono::steady_clock;
  auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                std::chrono::duration<double>(timeoutSeconds));
  pollfd polled = {child.get(), POLLIN, 0};
  while (true) {
    int64_t rest = -1;
    if (timeoutSeconds > 0)
      rest = std::max<int64_t>(
          std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now())
              .count(),
          0);
    // Longer waits consist of several.
    constexpr int64_t most = 1 << 30;
    int ready = poll(&polled, 1, static_cast<int>(std::min(rest, most)));
    if (ready > 0)
      return true;
    if (ready == 0 && rest <= most)
      return false;
  }
}

/// `SIGSEGV (invalid access to address 0x8)`.
static std::string describeSignal(int signal, const Note &note) {
  const char *name = sigabbrev_np(signal);
  std::string text =
      name ? "SIG" + std::string(name) : "signal " + std::to_string(signal);
  if (note.hasFault && note.isStackOverflow)
    return text + " (stack overflow)";
  if (note.hasFault)
    return text + " (invalid access to address 0x" +
           llvm::utohexstr(reinterpret_cast<uintptr_t>(note.address),
                           /*LowerCase=*/true) +
           ")";
  const char *description = sigdescr_np(signal);
  return description ? text + " (" + description + ")" : text;
}

static llvm::Error systemError(const llvm::Twine &what) {
  return llvm::createStringError(what + ": " + strerror(errno));
}

static pid_t waitForStatus(pid_t child, int &status) {
  pid_t waited;
  do
    waited = waitpid(child, &status, 0);
  while (waited < 0 && errno == EINTR);
  return waited;
}

llvm::Expected<Ending> execute::runInProcess(const Body &body,
                                             double timeoutSeconds) {
  SharedNote shared;
  Descriptor file(memfd_create("result", MFD_CLOEXEC));
  if (!shared.isThere() || file.get() < 0)
    return systemError("cannot share memory with a process");
  llvm::outs().flush();
  fflush(nullptr);
  pid_t parent = getpid();
  pid_t child = fork();
  if (child < 0)
    return systemError("cannot start a process");
  if (child == 0)
    runChild(body, shared.get(), file.get(), parent);

  // The header of glibc 2.36 for pidfd_open is none of C++.
  Descriptor handle(static_cast<int>(syscall(SYS_pidfd_open, child, 0)));
  bool isInTime =
      handle.get() < 0 ? timeoutSeconds <= 0 : waitFor(handle, timeoutSeconds);
  if (!isInTime)
    kill(child, SIGKILL);
  int status = 0;
  if (waitForStatus(child, status) < 0)
    return systemError("cannot wait for a process");
  if (!isInTime)
    return Ending{Ending::Kind::TimedOut};
  const Note &note = *shared.get();
  if (WIFSIGNALED(status))
    return Ending{Ending::Kind::Died, WTERMSIG(status),
                  describeSignal(WTERMSIG(status), note)};
  std::string text = readAll(file.get());
  if (note.stage == Note::Stage::Beginning)
    return Ending{Ending::Kind::Failed, 0, oneLine(text)};
  return Ending{note.stage == Note::Stage::Returned ? Ending::Kind::Returned
                                                    : Ending::Kind::Exited,
                WEXITSTATUS(status), std::move(text)};
}
