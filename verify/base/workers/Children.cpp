// Reads the kernel's list of child processes.

#include "verify/base/workers/Children.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <unistd.h>

llvm::SmallVector<pid_t> palindrome::childProcesses() {
  llvm::SmallVector<pid_t> found;
  auto list = llvm::MemoryBuffer::getFileAsStream(
      "/proc/self/task/" + std::to_string(getpid()) + "/children");
  if (!list)
    return found;
  for (llvm::StringRef word : llvm::split((*list)->getBuffer(), ' '))
    if (pid_t child = 0; !word.trim().getAsInteger(10, child))
      found.push_back(child);
  return found;
}
