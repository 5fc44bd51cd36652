// Files and folders with names that nothing has yet. LLVM's functions for these
// replace every `%` of a path, that of its folders among them.

#ifndef PALINDROME_VERIFY_BASE_IO_UNIQUEFILE_H
#define PALINDROME_VERIFY_BASE_IO_UNIQUEFILE_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include <string>
#include <system_error>

namespace palindrome {

/// A new file, open for writing, which a signal removes that ends the process.
/// It stays, under another name, if it is kept, and is removed otherwise.
class UniqueFile {
public:
  /// Makes a file whose path is `prefix`, a few random digits, and `suffix`.
  static llvm::ErrorOr<UniqueFile>
  create(const llvm::Twine &prefix, const llvm::Twine &suffix = ".tmp",
         unsigned mode = llvm::sys::fs::all_read | llvm::sys::fs::all_write);
  /// Makes a file in the folder for temporary files, which only the user may
  /// read; its name is `name`, a few random digits, and `suffix`.
  static llvm::ErrorOr<UniqueFile> createTemporary(llvm::StringRef name,
                                                   llvm::StringRef suffix);

  UniqueFile(UniqueFile &&other);
  UniqueFile &operator=(UniqueFile &&other);
  ~UniqueFile();

  int descriptor() const { return open; }
  const std::string &path() const { return name; }
  /// Closes the file, and gives it the name `path` in the place of whatever has
  /// it. It is removed if that fails.
  std::error_code keep(llvm::StringRef path);

private:
  UniqueFile(std::string name, int open) : name(std::move(name)), open(open) {}
  std::error_code close();
  void discard();

  std::string name; ///< Empty once it is kept.
  int open;
};

/// Makes a folder in that for temporary files, which only the user may enter.
/// Its name begins with `name`.
std::error_code createTemporaryFolder(llvm::StringRef name, std::string &path);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_UNIQUEFILE_H
