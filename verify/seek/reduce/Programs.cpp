// Finds and runs the programs of LLVM and MLIR that reduce files.

#include "verify/seek/reduce/Programs.h"
#include "verify/base/workers/Fork.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace palindrome::reduce;
namespace path = llvm::sys::path;

llvm::Expected<std::string>
palindrome::reduce::findTool(llvm::StringRef program, llvm::StringRef package,
                             const std::string &chosen) {
  auto missing = [&](llvm::Twine what) {
    return llvm::createStringError(what + "; the Debian package " + package +
                                   " has " + program);
  };
  if (!chosen.empty()) {
    // The name of a path is returned as it is, whether it exists or not.
    if (auto found = llvm::sys::findProgramByName(chosen);
        found && llvm::sys::fs::can_execute(*found))
      return *found;
    return missing(chosen + " is no program");
  }
  std::string versioned =
      program.str() + "-" + std::to_string(LLVM_VERSION_MAJOR);
  // LLVM's own folder comes first: another version's reader may not accept what
  // this one writes.
  if (auto found =
          llvm::sys::findProgramByName(program, {PALINDROME_LLVM_TOOLS_DIR}))
    return *found;
  for (llvm::StringRef name : {llvm::StringRef(versioned), program})
    if (auto found = llvm::sys::findProgramByName(name))
      return *found;
  return missing(program + " is not installed");
}

llvm::Expected<std::string> palindrome::reduce::findAsk() {
  static int here;
  std::string self = llvm::sys::fs::getMainExecutable("palindrome", &here);
  for (llvm::StringRef folder : {"", "../bin", "../libexec/palindrome"}) {
    llvm::SmallString<256> candidate = path::parent_path(self);
    path::append(candidate, folder, "palindrome-ask");
    if (llvm::sys::fs::can_execute(candidate))
      return candidate.str().str();
  }
  return llvm::createStringError("palindrome-ask is missing beside " + self +
                                 "; install Palindrome again");
}

int palindrome::reduce::runTool(llvm::ArrayRef<std::string> arguments,
                                const std::string &folder) {
  std::vector<char *> words;
  for (const std::string &argument : arguments)
    words.push_back(const_cast<char *>(argument.c_str()));
  words.push_back(nullptr);
  pid_t process = forkWithParent();
  if (process < 0)
    return 127;
  if (process == 0) {
    int nowhere = open("/dev/null", O_RDWR);
    for (int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
      dup2(nowhere, stream);
    if (chdir(folder.c_str()))
      _exit(127);
    setenv("TMPDIR", folder.c_str(), /*overwrite=*/1);
    // LLVM's programs print a stack trace when they crash, which takes seconds.
    setenv("LLVM_DISABLE_SYMBOLIZATION", "1", 1);
    setenv("LLVM_DISABLE_CRASH_REPORT", "1", 1);
    execv(words[0], words.data());
    _exit(127);
  }
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR)
    ;
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}
