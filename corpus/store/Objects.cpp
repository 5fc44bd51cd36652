// Writes and reads the files that hold modules.

#include "corpus/store/Objects.h"
#include "verify/base/io/Content.h"
#include "verify/base/io/UniqueFile.h"
#include "verify/base/io/Zstd.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::corpus;
namespace fs = llvm::sys::fs;

static llvm::Error failure(const llvm::Twine &path, const llvm::Twine &what) {
  return llvm::createStringError(path + ": error: " + what);
}

bool corpus::isObjectName(llvm::StringRef digest, llvm::StringRef form) {
  return isContentDigest(digest) &&
         llvm::is_contained({"ll", "bc", "mlir", "mlirbc"}, form);
}

llvm::Error corpus::refuseLink(const llvm::Twine &path) {
  if (fs::is_symlink_file(path))
    return failure(path, "this is a symbolic link, and may lead out of the "
                         "store; put what it leads to into its place");
  return llvm::Error::success();
}

llvm::Error Objects::checkFolders() const {
  for (const char *name : {"/objects", "/incoming", "/incoming/lock"})
    if (llvm::Error error = refuseLink(folder + name))
      return error;
  return llvm::Error::success();
}

Objects::~Objects() {
  if (lock >= 0)
    close(lock);
}

llvm::Error Objects::prepare() {
  if (llvm::Error error = checkFolders())
    return error;
  std::string incoming = folder + "/incoming";
  for (const std::string &each : {folder + "/objects", incoming})
    if (std::error_code error = fs::create_directories(each, true, fs::all_all))
      return failure(each, "cannot make the folder: " + error.message());
  std::string path = incoming + "/lock";
  lock = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
  if (lock < 0)
    return failure(path,
                   "cannot open: " + llvm::StringRef(std::strerror(errno)));
  // The kernel lifts the locks of a process that is killed.
  if (flock(lock, LOCK_EX | LOCK_NB) == 0) {
    std::error_code error;
    for (fs::directory_iterator it(incoming, error), end; !error && it != end;
         it.increment(error))
      if (it->path() != path)
        if ((error = fs::remove(it->path())))
          break;
    if (error)
      return failure(incoming, "cannot be cleared: " + error.message());
  }
  while (flock(lock, LOCK_SH) != 0)
    if (errno != EINTR)
      return failure(path,
                     "cannot lock: " + llvm::StringRef(std::strerror(errno)));
  return llvm::Error::success();
}

llvm::Expected<Staged> Objects::stage(llvm::StringRef contents) const {
  Staged staged;
  staged.digest = contentDigest(contents);
  staged.size = contents.size();
  std::string compressed = compressZstd(contents);
  staged.storedSize = compressed.size();

  llvm::ErrorOr<UniqueFile> file = UniqueFile::create(
      folder + "/incoming/", ".tmp", fs::all_read | fs::owner_write);
  if (!file)
    return failure(folder + "/incoming",
                   "cannot make a file: " + file.getError().message());
  staged.path = file->path();
  llvm::raw_fd_ostream os(file->descriptor(), /*shouldClose=*/false);
  os << compressed;
  os.flush();
  std::error_code error = os.error();
  os.clear_error();
  if (!error)
    error = file->keep(staged.path);
  if (error)
    return failure(staged.path, "cannot write: " + error.message());
  return staged;
}

llvm::Error Objects::keep(const Staged &staged, llvm::StringRef form) const {
  std::string path = pathOf(staged.digest, form);
  if (llvm::Error problem = refuseLink(llvm::sys::path::parent_path(path)))
    return problem;
  std::error_code error = fs::rename(staged.path, path);
  if (error == std::errc::no_such_file_or_directory) {
    // The first object with these digits makes the folder.
    error = fs::create_directories(llvm::sys::path::parent_path(path), true,
                                   fs::all_all);
    if (!error)
      error = fs::rename(staged.path, path);
  }
  if (error)
    return failure(path, "cannot write: " + error.message());
  return llvm::Error::success();
}

void Objects::drop(const Staged &staged) const {
  // What stays is removed by the next process that adds.
  [[maybe_unused]] std::error_code error = fs::remove(staged.path);
}

llvm::Expected<std::string> Objects::read(llvm::StringRef digest,
                                          llvm::StringRef form) const {
  std::string path = pathOf(digest, form);
  // Opening a pipe would wait for ever.
  fs::file_status status;
  if (!fs::status(path, status) && !fs::is_regular_file(status))
    return failure(path, "cannot read the entry: it is no regular file");
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file)
    return failure(path, "cannot read the entry: " + file.getError().message());
  llvm::Expected<std::string> contents = decompressZstd((*file)->getBuffer());
  std::string problem;
  if (!contents)
    problem = llvm::toString(contents.takeError());
  else if (contentDigest(*contents) != digest)
    problem = "its contents are others than its name says";
  if (!problem.empty())
    return failure(path, "the entry is damaged: " + problem +
                             "; remove it, and add the module again");
  return contents;
}

llvm::Error Objects::checkRemoval(llvm::StringRef digest,
                                  llvm::StringRef form) const {
  std::string path = pathOf(digest, form);
  if (llvm::Error error = checkFolders())
    return error;
  if (llvm::Error error = refuseLink(llvm::sys::path::parent_path(path)))
    return error;
  if (fs::is_directory(path))
    return failure(path, "cannot remove: this is a folder");
  return llvm::Error::success();
}

llvm::Error Objects::remove(llvm::StringRef digest,
                            llvm::StringRef form) const {
  if (llvm::Error error = checkRemoval(digest, form))
    return error;
  std::string path = pathOf(digest, form);
  if (std::error_code error = fs::remove(path))
    return failure(path, "cannot remove: " + error.message());
  return llvm::Error::success();
}

std::string Objects::pathOf(llvm::StringRef digest,
                            llvm::StringRef form) const {
  return (folder + "/objects/" + digest.take_front(2) + "/" +
          digest.drop_front(2) + "." + form + ".zst")
      .str();
}
