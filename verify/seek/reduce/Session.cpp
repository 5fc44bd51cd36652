// The folder and the page of memory that the processes of a reduction share.

#include "verify/seek/reduce/Session.h"
#include "verify/base/io/UniqueFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"
#include <fcntl.h>
#include <new>
#include <sys/file.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace palindrome::reduce;
namespace fs = llvm::sys::fs;

/// What cannot be removed stays among the system's temporary files.
static void removeFolder(llvm::StringRef folder) {
  [[maybe_unused]] std::error_code error = fs::remove_directories(folder);
}

llvm::Expected<std::unique_ptr<Session>> Session::create() {
  std::string folder;
  // Socket addresses are short, so that a long TMPDIR is no place for one.
  if (std::error_code error =
          createTemporaryFolder("palindrome-reduce", folder))
    return llvm::createStringError(
        error, "cannot make a folder for temporary files: " + error.message());
  void *page = mmap(nullptr, sizeof(Record), PROT_READ | PROT_WRITE,
                    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) {
    removeFolder(folder);
    return llvm::createStringError(llvm::errnoAsErrorCode(),
                                   "cannot share memory between processes");
  }
  return std::unique_ptr<Session>(new Session(folder, new (page) Record));
}

Session::~Session() {
  munmap(page, sizeof(Record));
  // LLVM removes no sockets.
  unlink(path("socket").c_str());
  removeFolder(folder);
}

std::string Session::path(llvm::StringRef name) const {
  return folder + "/" + name.str();
}

bool Session::keep(llvm::StringRef file, llvm::StringRef name) const {
  std::string copy = path(name) + "." + std::to_string(getpid());
  return !fs::copy_file(file, copy) && !fs::rename(copy, path(name));
}

/// The place of an answer, and its hash. No file has the hash 0.
static size_t slotOf(uint64_t hash) { return hash >> 48; }
static uint64_t hashOf(llvm::StringRef contents) {
  return llvm::xxh3_64bits(contents) | 2;
}

std::optional<bool> Session::recall(llvm::StringRef contents) const {
  uint64_t hash = hashOf(contents);
  uint64_t known = page->answers[slotOf(hash)];
  if ((known | 1) != (hash | 1))
    return std::nullopt;
  return known & 1;
}

void Session::remember(llvm::StringRef contents, bool interesting) const {
  uint64_t hash = hashOf(contents);
  page->answers[slotOf(hash)] = (hash & ~uint64_t(1)) | uint64_t(interesting);
}

void Session::note(bool interesting, llvm::StringRef file) const {
  ++page->questions;
  if (!interesting)
    return;
  ++page->interesting;
  // Several processes may have an answer at the same time.
  int lock = open(path("lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (lock < 0)
    return;
  uint64_t size = 0;
  if (flock(lock, LOCK_EX) == 0 && !fs::file_size(file, size) && size &&
      (page->bestBytes == 0 || size < page->bestBytes) && keep(file, "best"))
    page->bestBytes = size;
  close(lock);
}
