// What a parent does about its child processes.

#include "verify/base/execute/Child.h"
#include "verify/base/workers/Fork.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::execute;

FileDescriptor::~FileDescriptor() {
  if (number >= 0)
    close(number);
}

void execute::writeAll(int file, llvm::StringRef text) {
  while (!text.empty()) {
    ssize_t written = write(file, text.data(), text.size());
    if (written < 0 && errno != EINTR)
      return;
    text = text.drop_front(std::max<ssize_t>(written, 0));
  }
}

std::string execute::readAll(int file) {
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

/// Waits until the process that `child` refers to has ended; false if it does
/// not in time.
static bool waitFor(const FileDescriptor &child, double timeoutSeconds) {
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

/// Waits until `child` has ended; false if it does not in time.
static bool waitForEnd(pid_t child, double timeoutSeconds) {
  // The header of glibc 2.36 for pidfd_open is none of C++.
  FileDescriptor handle(static_cast<int>(syscall(SYS_pidfd_open, child, 0)));
  if (handle.get() >= 0)
    return waitFor(handle, timeoutSeconds);
  // Older systems lack it.
  if (timeoutSeconds > 0)
    return false;
  siginfo_t info;
  while (waitid(P_PID, child, &info, WEXITED | WNOWAIT) < 0 && errno == EINTR)
    ;
  return true;
}

static void resetSignals() {
  llvm::sys::unregisterHandlers();
  for (int number = 1; number < NSIG; ++number) {
    struct sigaction present;
    if (sigaction(number, nullptr, &present) == 0 &&
        present.sa_handler != SIG_IGN)
      signal(number, SIG_DFL);
  }
}

llvm::Expected<pid_t> execute::startChild(llvm::function_ref<void()> body) {
  // Or the child writes it, too.
  llvm::outs().flush();
  fflush(nullptr);
  pid_t child = forkWithParent();
  if (child < 0)
    return systemError("cannot start a process");
  if (child == 0) {
    resetSignals();
    body();
    _exit(0);
  }
  return child;
}

llvm::Expected<std::optional<int>>
execute::endChild(pid_t child, double timeoutSeconds, bool leadsGroup) {
  bool isInTime = waitForEnd(child, timeoutSeconds);
  // The child is not waited for yet, so that its id is no other one's.
  kill(leadsGroup ? -child : child, SIGKILL);
  int status = 0;
  pid_t waited;
  do
    waited = waitpid(child, &status, 0);
  while (waited < 0 && errno == EINTR);
  if (waited < 0)
    return systemError("cannot wait for a process");
  return isInTime ? std::optional(status) : std::nullopt;
}

std::string execute::signalName(int signal) {
  const char *name = sigabbrev_np(signal);
  return name ? "SIG" + std::string(name) : "signal " + std::to_string(signal);
}

llvm::Error execute::systemError(const llvm::Twine &what) {
  return llvm::createStringError(what + ": " + strerror(errno));
}
