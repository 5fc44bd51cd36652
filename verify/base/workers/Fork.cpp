// A process that does not outlive the one that started it.

#include "verify/base/workers/Fork.h"
#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

using namespace palindrome;

/// Removes the handlers of signals that this process has from the other one.
static void dropHandlers() {
  for (int signal = 1; signal < NSIG; ++signal) {
    struct sigaction present = {};
    if (sigaction(signal, nullptr, &present) == 0 &&
        present.sa_handler != SIG_IGN && present.sa_handler != SIG_DFL)
      std::signal(signal, SIG_DFL);
  }
}

pid_t palindrome::forkWithParent() {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    dropHandlers();
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
      _exit(1); // The parent ended before the call above.
  }
  return child;
}
