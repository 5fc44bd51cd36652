// Removes what workers leave behind when they are killed.

#include "tools/commands/verify/Leftovers.h"
#include "tools/line/Command.h"
#include "verify/base/io/UniqueFile.h"
#include "verify/base/workers/Children.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::tools;
namespace fs = llvm::sys::fs;

/// Ends all processes that have become children of this one, whose own children
/// become that in turn.
static void endChildren() {
  for (auto found = childProcesses(); !found.empty(); found = childProcesses())
    for (pid_t child : found) {
      kill(child, SIGKILL);
      while (waitpid(child, nullptr, 0) < 0 && errno == EINTR)
        ;
    }
}

bool Leftovers::collect() {
  if (std::error_code error =
          createTemporaryFolder("palindrome-verify", folder)) {
    folder.clear();
    reportError("palindrome verify: error: cannot make a temporary folder: " +
                error.message());
    return false;
  }
  if (const char *given = getenv("TMPDIR"))
    before = given;
  setenv("TMPDIR", folder.c_str(), /*overwrite=*/1);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  return true;
}

void Leftovers::end() {
  if (folder.empty())
    return;
  endChildren();
  prctl(PR_SET_CHILD_SUBREAPER, 0);
  if (std::error_code error = fs::remove_directories(folder))
    reportError(folder + ": warning: cannot remove: " + error.message());
  folder.clear();
  if (before)
    setenv("TMPDIR", before->c_str(), /*overwrite=*/1);
  else
    unsetenv("TMPDIR");
}
