// A process that does not outlive the one that started it.

#include "verify/workers/Fork.h"
#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

using namespace palindrome;

pid_t palindrome::forkWithParent() {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
      _exit(1); // The parent ended before the call above.
  }
  return child;
}
