// Runs what may crash, or not end, in a process of its own.

#include "test/mutate/lowering/Child.h"
#include "verify/base/workers/Fork.h"
#include "llvm/Support/ErrorHandling.h"
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;

std::optional<unsigned> mutate::inChild(unsigned seconds,
                                        llvm::function_ref<unsigned()> body) {
  pid_t child = forkWithParent();
  if (child < 0)
    llvm::report_fatal_error("no process can be started");
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    alarm(seconds);
    _exit(static_cast<int>(body()));
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  if (!WIFEXITED(status))
    return std::nullopt;
  return WEXITSTATUS(status);
}
