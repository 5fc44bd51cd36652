// Finds the modules below the paths of a command line.

#include "palindrome/Verify.h"
#include "verify/io/Language.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include <algorithm>

using namespace palindrome;
namespace fs = llvm::sys::fs;

static llvm::Error failure(llvm::StringRef path, const llvm::Twine &message) {
  return llvm::createStringError(path + ": error: " + message);
}

static bool isModuleName(llvm::StringRef path) {
  return llvm::StringSwitch<bool>(extensionOf(path))
      .Cases({".ll", ".bc", ".mlir", ".mlirbc"}, true)
      .Default(false);
}

/// Whether `entry` is a directory, or a link to one. The listing says this of
/// most files, which saves a network's file system as many questions.
static bool isDirectory(const fs::directory_entry &entry) {
  switch (entry.type()) {
  case fs::file_type::regular_file:
    return false;
  case fs::file_type::directory_file:
    return true;
  default:
    return fs::is_directory(entry.path());
  }
}

/// Appends the modules below `directory` to `found`. Links to directories are
/// not followed: they may form cycles.
static llvm::Error addBelow(llvm::StringRef directory,
                            std::vector<std::string> &found) {
  size_t before = found.size();
  std::error_code error;
  fs::recursive_directory_iterator it(directory, error,
                                      /*follow_symlinks=*/false);
  for (; !error && it != fs::recursive_directory_iterator();
       it.increment(error))
    if (isModuleName(it->path()) && !isDirectory(*it))
      found.push_back(it->path());
  if (error)
    return failure(directory, "cannot list the directory: " + error.message());
  if (found.size() == before)
    return failure(directory, "no .ll, .bc, .mlir or .mlirbc file below");
  std::sort(found.begin() + before, found.end());
  return llvm::Error::success();
}

llvm::Expected<std::vector<std::string>>
palindrome::findModules(llvm::ArrayRef<std::string> paths) {
  std::vector<std::string> found;
  for (const std::string &path : paths) {
    if (path == "-") {
      found.push_back(path);
      continue;
    }
    fs::file_status status;
    if (std::error_code error = fs::status(path, status))
      return failure(path, "cannot read: " + error.message());
    if (status.type() != fs::file_type::directory_file)
      found.push_back(path);
    else if (llvm::Error error = addBelow(path, found))
      return std::move(error);
  }
  return found;
}
