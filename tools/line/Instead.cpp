// Programs that run in the place of another one.

#include "tools/line/Instead.h"
#include "tools/line/Command.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <cerrno>
#include <cstring>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::tools;
namespace path = llvm::sys::path;

int palindrome::tools::runInstead(llvm::StringRef name,
                                  const std::vector<std::string> &arguments) {
  static int here;
  std::string self = llvm::sys::fs::getMainExecutable("palindrome", &here);
  std::string called = "palindrome";
  std::vector<char *> argv = {called.data()};
  for (const std::string &argument : arguments)
    argv.push_back(const_cast<char *>(argument.c_str()));
  argv.push_back(nullptr);
  for (llvm::StringRef folder : {"", "../libexec/palindrome"}) {
    llvm::SmallString<256> program = path::parent_path(self);
    path::append(program, folder, name);
    execv(program.c_str(), argv.data());
    if (errno != ENOENT && errno != ENOTDIR)
      return reportError(program.str().str() +
                         ": error: cannot run: " + strerror(errno));
  }
  return reportError("palindrome: error: " + name.str() +
                     " is missing beside " + self +
                     "; install Palindrome again");
}
