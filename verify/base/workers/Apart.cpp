// The two sides of a process apart.

#include "verify/base/workers/Apart.h"
#include "verify/base/io/Phase.h"
#include "verify/base/workers/Fork.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/base/workers/StackOverflow.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;

namespace {
/// What the two processes share.
struct ApartNote {
  PhaseNote phase;
  bool isStackOverflow;
};
} // namespace

/// In the new process: what it shares with the old one.
static ApartNote *ownNote = nullptr;

std::string CrashApart::describe(llvm::StringRef program) const {
  return (file.empty() ? program.str() : file) +
         ": error: " + (text.empty() ? "crashed" : text) + " (" + signal +
         (isStackOverflow ? ", stack overflow)" : ")");
}

//===-- the old process ---------------------------------------------------===//

/// The signals that ask a process to end.
static constexpr int passedOn[] = {SIGINT, SIGTERM, SIGHUP};

/// The new process.
static volatile pid_t child = 0;

static void passOn(int signal) {
  int saved = errno;
  kill(child, signal);
  errno = saved;
}

static bool isCrash(int signal) {
  switch (signal) {
  case SIGSEGV:
  case SIGBUS:
  case SIGABRT:
  case SIGILL:
  case SIGFPE:
  case SIGTRAP:
  case SIGSYS:
    return true;
  default:
    return false;
  }
}

/// Ends this process by `signal`.
[[noreturn]] static void dieBy(int signal) {
  std::signal(signal, SIG_DFL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, signal);
  sigprocmask(SIG_UNBLOCK, &one, nullptr);
  raise(signal);
  _exit(statusOfSignal(signal)); // The signal does not end a process.
}

/// Ends this process as the new one ends.
[[noreturn]] static void
endWith(const ApartNote &note,
        llvm::function_ref<int(const CrashApart &)> onCrash) {
  int status = 0;
  if (llvm::sys::RetryAfterSignal(-1, waitpid, pid_t(child), &status, 0) < 0)
    _exit(onCrash({"", "", strerror(errno), false}));
  if (WIFEXITED(status))
    _exit(WEXITSTATUS(status));
  int signal = WTERMSIG(status);
  if (!isCrash(signal))
    dieBy(signal);
  const char *name = sigabbrev_np(signal);
  _exit(onCrash({note.phase.file, note.phase.crash,
                 name ? std::string("SIG") + name : std::to_string(signal),
                 note.isStackOverflow}));
}

//===-- the memory --------------------------------------------------------===//

/// Of the environment: "PID:DESCRIPTOR", where the process that waits for this
/// one has that id, and the descriptor is that of the memory.
static constexpr char inherited[] = "PALINDROME_APART";

static ApartNote *mapNote(int file) {
  void *memory = mmap(nullptr, sizeof(ApartNote), PROT_READ | PROT_WRITE,
                      MAP_SHARED, file, 0);
  return memory == MAP_FAILED ? nullptr : static_cast<ApartNote *>(memory);
}

/// Begins to be a process apart.
static void beginApart(ApartNote *note) {
  ownNote = note;
  notePhasesIn(note->phase);
}

/// Whether this program was started by a process apart.
static bool isStartedApart() {
  const char *value = getenv(inherited);
  if (!value)
    return false;
  auto [parent, descriptor] = llvm::StringRef(value).split(':');
  pid_t pid = 0;
  int file = -1;
  struct stat status = {};
  bool isMeant = !parent.getAsInteger(10, pid) && pid == getppid() &&
                 !descriptor.getAsInteger(10, file) &&
                 fstat(file, &status) == 0 &&
                 status.st_size == sizeof(ApartNote);
  unsetenv(inherited);
  if (!isMeant)
    return false; // Left by a process that another program started.
  ApartNote *note = mapNote(file);
  close(file);
  if (note)
    beginApart(note);
  return note != nullptr;
}

bool palindrome::goOnApart(llvm::function_ref<int(const CrashApart &)> onCrash,
                           bool beforeExec) {
  if (isStartedApart())
    return true;
  // Or both processes would write what is in them.
  llvm::outs().flush();
  fflush(nullptr);
  int file = memfd_create("apart", beforeExec ? 0 : MFD_CLOEXEC);
  if (file < 0)
    return false;
  ApartNote *note =
      ftruncate(file, sizeof(ApartNote)) == 0 ? mapNote(file) : nullptr;
  if (!note) {
    close(file);
    return false;
  }
  // Where it is ignored, which a program inherits, no status is kept.
  std::signal(SIGCHLD, SIG_DFL);
  // A signal that arrives before there is somebody to pass it on to has to
  // wait.
  sigset_t held, before;
  sigemptyset(&held);
  for (int signal : passedOn)
    sigaddset(&held, signal);
  sigprocmask(SIG_BLOCK, &held, &before);
  pid_t parent = getpid();
  child = forkWithParent();
  if (child > 0) {
    struct sigaction action = {};
    action.sa_handler = passOn;
    action.sa_flags = SA_RESTART;
    for (int signal : passedOn)
      if (signal != SIGHUP || !isHangupIgnored())
        sigaction(signal, &action, nullptr);
  }
  sigprocmask(SIG_SETMASK, &before, nullptr);
  if (child > 0)
    endWith(*note, onCrash);
  if (child == 0 && beforeExec)
    setenv(inherited,
           (std::to_string(parent) + ":" + std::to_string(file)).c_str(),
           /*replace=*/1);
  else
    close(file);
  if (child < 0) {
    munmap(note, sizeof(ApartNote));
    return false;
  }
  beginApart(note);
  return true;
}

//===-- the new process ---------------------------------------------------===//

static void noteFaultApart(int signal, siginfo_t *info, void *) {
  if (isStackOverflow(signal, *info))
    ownNote->isStackOverflow = true;
  llvm::sys::RunInterruptHandlers(); // Removes unfinished output files.
  // The default action follows when the fault is repeated.
  if (info->si_code <= 0) // Sent by `kill` or `raise`: it will not repeat.
    raise(signal);
}

void palindrome::takeFaultsApart() {
  if (ownNote)
    handleFaults({SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE, SIGTRAP, SIGSYS},
                 noteFaultApart, SA_RESETHAND);
}
