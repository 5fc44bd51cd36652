// Lists folders one after the other.

#include "verify/base/io/FolderWalk.h"

using namespace palindrome;
namespace fs = llvm::sys::fs;

std::string Unlistable::str() const {
  return path + ": error: cannot list the directory: " + error.message();
}

std::vector<Unlistable> palindrome::walkFolder(
    llvm::StringRef folder,
    llvm::function_ref<bool(const fs::directory_entry &)> use) {
  std::vector<Unlistable> missing;
  std::vector<std::string> open{folder.str()};
  while (!open.empty()) {
    std::string path = std::move(open.back());
    open.pop_back();
    std::error_code error;
    fs::directory_iterator it(path, error, /*follow_symlinks=*/false);
    for (; !error && it != fs::directory_iterator(); it.increment(error)) {
      fs::file_type type = it->type();
      if (type == fs::file_type::type_unknown) {
        fs::file_status status;
        if (!fs::status(it->path(), status, /*follow=*/false))
          type = status.type();
      }
      if (use(*it) && type == fs::file_type::directory_file)
        open.push_back(it->path());
    }
    if (error)
      missing.push_back({std::move(path), error});
  }
  return missing;
}
