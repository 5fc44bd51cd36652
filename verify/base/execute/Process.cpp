// A process of its own for a program.

#include "verify/base/execute/Process.h"
#include "verify/base/execute/Child.h"
#include "verify/base/io/OneLine.h"
#include "verify/base/workers/Children.h"
#include "verify/base/workers/StackOverflow.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <csignal>
#include <cstring>
#include <iostream>
#include <sys/mman.h>
#include <sys/prctl.h>
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

/// The child: writes the text of its result to `file`.
[[noreturn]] static void runChild(const Body &body, Note *shared, int file) {
  note = shared;
  running = &body;
  handleFaults({SIGSEGV, SIGBUS}, noteFault, SA_RESETHAND);
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

/// `SIGSEGV (invalid access to address 0x8)`.
static std::string describeSignal(int signal, const Note &note) {
  std::string text = signalName(signal);
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

namespace {
/// While an object of this class lives, a process whose parent has ended, and
/// which a child of this process has started in whatever way, becomes a child
/// of this process. (A program leaves its process group by setsid, and could
/// not read a terminal in a group of its own.)
class Adoption {
public:
  Adoption() : before(childProcesses()) { prctl(PR_SET_CHILD_SUBREAPER, 1); }
  ~Adoption() { prctl(PR_SET_CHILD_SUBREAPER, 0); }
  Adoption(const Adoption &) = delete;
  Adoption &operator=(const Adoption &) = delete;

  /// Ends all children that this process did not have before, and theirs.
  /// An error means that they are started faster than they can be ended.
  llvm::Error endAll() const;

private:
  const llvm::SmallVector<pid_t> before;
};
} // namespace

llvm::Error Adoption::endAll() const {
  constexpr unsigned mostRounds = 10'000;
  for (unsigned round = 0; round != mostRounds; ++round) {
    bool isAny = false;
    for (pid_t child : childProcesses()) {
      if (llvm::is_contained(before, child))
        continue;
      isAny = true;
      kill(child, SIGKILL);
      // Its own children are in the next list.
      waitpid(child, nullptr, 0);
    }
    if (!isAny)
      return llvm::Error::success();
  }
  return llvm::createStringError(
      "cannot end the processes that the program has started");
}

llvm::Expected<Ending> execute::runInProcess(const Body &body,
                                             double timeoutSeconds) {
  SharedNote shared;
  FileDescriptor file(memfd_create("result", MFD_CLOEXEC));
  if (!shared.isThere() || file.get() < 0)
    return systemError("cannot share memory with a process");
  std::optional<Adoption> adoption;
  if (timeoutSeconds > 0)
    adoption.emplace();
  llvm::Expected<pid_t> child =
      startChild([&] { runChild(body, shared.get(), file.get()); });
  if (!child)
    return child.takeError();
  llvm::Expected<std::optional<int>> ended = endChild(*child, timeoutSeconds);
  if (!ended)
    return ended.takeError();
  if (adoption)
    if (llvm::Error error = adoption->endAll())
      return std::move(error);
  if (!*ended)
    return Ending{Ending::Kind::TimedOut};
  int status = **ended;
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
