// The options of a command that compares results with a baseline.

#include "tools/line/BaselineOption.h"
#include "tools/line/OutputFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace palindrome;
using namespace palindrome::tools;

void BaselineOption::addTo(CommandLine &line, const char *reads,
                           const char *writes) {
  line.addString("baseline", "FILE", path, reads);
  line.addFlag("update-baseline", isUpdating, writes);
}

std::optional<std::string> BaselineOption::findProblem() const {
  if (isUpdating && !isUsed())
    return "--update-baseline needs --baseline=FILE";
  return std::nullopt;
}

bool BaselineOption::hasFolder() const {
  llvm::StringRef folder = llvm::sys::path::parent_path(path);
  if (!isUpdating || folder.empty() || llvm::sys::fs::is_directory(folder))
    return true;
  reportError(path + ": error: cannot write: there is no such folder");
  return false;
}

bool BaselineOption::write(const std::string &text, bool isSame) const {
  return (isSame && llvm::sys::fs::exists(path)) || writeOutput(path, text);
}
