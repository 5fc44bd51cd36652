// Makes files and folders under random names, again where one is taken.

#include "verify/base/io/UniqueFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"
#include <cerrno>
#include <cstdlib>
#include <utility>

using namespace palindrome;
namespace fs = llvm::sys::fs;

/// The names that are tried.
static constexpr unsigned mostTries = 100;

llvm::ErrorOr<UniqueFile> UniqueFile::create(const llvm::Twine &prefix,
                                             const llvm::Twine &suffix,
                                             unsigned mode) {
  std::error_code error;
  for (unsigned tries = 0; tries != mostTries; ++tries) {
    std::string digits = llvm::utohexstr(
        uint64_t(llvm::sys::Process::GetRandomNumber()), /*LowerCase=*/true, 8);
    std::string name = (prefix + digits + suffix).str();
    int open = -1;
    error = fs::openFileForReadWrite(name, open, fs::CD_CreateNew, fs::OF_None,
                                     mode);
    if (!error) {
      llvm::sys::RemoveFileOnSignal(name);
      return UniqueFile(std::move(name), open);
    }
    if (error != std::errc::file_exists)
      break;
  }
  return error;
}

static llvm::SmallString<128> temporaryFolder() {
  llvm::SmallString<128> folder;
  llvm::sys::path::system_temp_directory(/*erasedOnReboot=*/true, folder);
  return folder;
}

llvm::ErrorOr<UniqueFile> UniqueFile::createTemporary(llvm::StringRef name,
                                                      llvm::StringRef suffix) {
  return create(temporaryFolder() + "/" + name + "-", suffix,
                fs::owner_read | fs::owner_write);
}

UniqueFile::UniqueFile(UniqueFile &&other)
    : name(std::exchange(other.name, "")), open(std::exchange(other.open, -1)) {
}

UniqueFile &UniqueFile::operator=(UniqueFile &&other) {
  std::swap(name, other.name);
  std::swap(open, other.open);
  return *this;
}

UniqueFile::~UniqueFile() {
  [[maybe_unused]] std::error_code error = close();
  discard();
}

std::error_code UniqueFile::close() {
  if (open < 0)
    return {};
  fs::file_t file = std::exchange(open, -1);
  return fs::closeFile(file);
}

void UniqueFile::discard() {
  if (name.empty())
    return;
  // Where it cannot be removed, there is nobody to tell.
  [[maybe_unused]] std::error_code error = fs::remove(name);
  llvm::sys::DontRemoveFileOnSignal(name);
  name.clear();
}

std::error_code UniqueFile::keep(llvm::StringRef path) {
  std::error_code error = close();
  if (!error)
    error = fs::rename(name, path);
  if (error) {
    discard();
    return error;
  }
  llvm::sys::DontRemoveFileOnSignal(name);
  name.clear();
  return {};
}

std::error_code palindrome::createTemporaryFolder(llvm::StringRef name,
                                                  std::string &path) {
  path = (temporaryFolder() + "/" + name + "-XXXXXX").str();
  return mkdtemp(path.data()) ? std::error_code() : llvm::errnoAsErrorCode();
}
