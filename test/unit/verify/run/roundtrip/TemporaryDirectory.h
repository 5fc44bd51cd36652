// A directory for one test's files.

#ifndef PALINDROME_TEST_UNIT_VERIFY_RUN_ROUNDTRIP_TEMPORARYDIRECTORY_H
#define PALINDROME_TEST_UNIT_VERIFY_RUN_ROUNDTRIP_TEMPORARYDIRECTORY_H

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

namespace palindrome {

class TemporaryDirectory {
public:
  TemporaryDirectory() {
    EXPECT_FALSE(
        llvm::sys::fs::createUniqueDirectory("palindrome-test", directory));
  }
  ~TemporaryDirectory() {
    EXPECT_FALSE(llvm::sys::fs::remove_directories(directory));
  }

  std::string path(llvm::StringRef name) const {
    llvm::SmallString<128> path = directory;
    llvm::sys::path::append(path, name);
    return std::string(path);
  }

  /// Creates the file `name` and its directories. Returns its path.
  std::string write(llvm::StringRef name, llvm::StringRef contents) const {
    std::string file = path(name);
    EXPECT_FALSE(
        llvm::sys::fs::create_directories(llvm::sys::path::parent_path(file)));
    std::error_code error;
    llvm::raw_fd_ostream(file, error) << contents;
    EXPECT_FALSE(error);
    return file;
  }

private:
  llvm::SmallString<128> directory;
};

} // namespace palindrome

#endif // PALINDROME_TEST_UNIT_VERIFY_RUN_ROUNDTRIP_TEMPORARYDIRECTORY_H
