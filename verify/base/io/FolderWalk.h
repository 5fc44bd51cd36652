// What is below a folder.

#ifndef PALINDROME_VERIFY_BASE_IO_FOLDERWALK_H
#define PALINDROME_VERIFY_BASE_IO_FOLDERWALK_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/FileSystem.h"
#include <string>
#include <system_error>
#include <vector>

namespace palindrome {

/// A folder that cannot be listed, or not to its end.
struct Unlistable {
  std::string path;
  std::error_code error;

  /// `path: error: cannot list the directory: Permission denied`.
  std::string str() const;
};

/// Calls `use` with each entry anywhere below `folder`, in no order; `use`
/// returns whether to go on below it, if it is a folder. Links to folders are
/// not followed: they may form cycles. Returns the folders that could not be
/// listed, `folder` itself among them; what is below them is missing.
/// (llvm::sys::fs::recursive_directory_iterator forgets such a folder at its
/// next step.)
std::vector<Unlistable> walkFolder(
    llvm::StringRef folder,
    llvm::function_ref<bool(const llvm::sys::fs::directory_entry &)> use);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_FOLDERWALK_H
