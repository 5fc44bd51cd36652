// Reads pipes, terminals and other devices.

#include "verify/base/io/Stream.h"
#include "verify/base/io/Printable.h"
#include "verify/base/io/TextStream.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace palindrome;
namespace fs = llvm::sys::fs;

/// The most that a device may have, in bytes.
static constexpr size_t mostOfDevice = size_t(64) << 20;

bool palindrome::isStream(fs::file_type type) {
  switch (type) {
  case fs::file_type::fifo_file:
  case fs::file_type::character_file:
  case fs::file_type::block_file:
  case fs::file_type::socket_file:
    return true;
  default:
    return false;
  }
}

bool palindrome::isStream(llvm::StringRef path) {
  fs::file_status status;
  return path == "-" || (!fs::status(path, status) && isStream(status.type()));
}

const char *palindrome::findStreamProblem(fs::file_type type) {
  if (type == fs::file_type::socket_file)
    return "a socket, which has no name to be read by; pipe it to - (stdin)";
  if (type == fs::file_type::block_file)
    return "a disk; expected a file, a folder or a pipe";
  return nullptr;
}

static llvm::Error systemError() {
  return llvm::createStringError(
      "cannot read: " +
      std::error_code(errno, std::generic_category()).message());
}

/// Waits until there is something to read, or nothing will come.
static void waitForWriter(int file, llvm::StringRef path) {
  constexpr int patience = 2000; // Milliseconds.
  pollfd waiting{file, POLLIN, 0};
  if (llvm::sys::RetryAfterSignal(-1, poll, &waiting, 1, patience) == 0) {
    TextStream(llvm::errs())
        << printable(path)
        << ": note: waiting for what is written to this pipe\n";
    llvm::sys::RetryAfterSignal(-1, poll, &waiting, 1, -1);
  }
}

/// Reads all of `file`, of the type that `status` has.
static llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readAll(int file, const struct stat &status, llvm::StringRef name,
        uint64_t most, Excess excess) {
  bool isDevice = S_ISCHR(status.st_mode) || S_ISBLK(status.st_mode);
  llvm::SmallString<0> contents;
  constexpr size_t chunk = size_t(64) << 10;
  while (true) {
    size_t before = contents.size();
    contents.resize_for_overwrite(before + chunk);
    ssize_t size = llvm::sys::RetryAfterSignal(-1, read, file,
                                               contents.data() + before, chunk);
    contents.truncate(before + std::max<ssize_t>(size, 0));
    if (size < 0)
      return systemError();
    if (size == 0)
      break;
    if (isDevice && contents.size() > std::min<uint64_t>(most, mostOfDevice))
      return llvm::createStringError(
          "a device without an end; expected a file, a folder or a pipe");
    if (contents.size() > most)
      return excess ? excess(most)
                    : llvm::createStringError("it has more than " +
                                              llvm::Twine(most >> 20) + " MB");
  }
  return std::make_unique<llvm::SmallVectorMemoryBuffer>(std::move(contents),
                                                         name);
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
palindrome::readStream(llvm::StringRef path, uint64_t most, Excess excess) {
  llvm::SmallString<128> name(path);
  // Without O_NONBLOCK, a pipe is not opened before somebody writes to it.
  int file = llvm::sys::RetryAfterSignal(-1, open, name.c_str(),
                                         O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0)
    return systemError();
  llvm::scope_exit atEnd([&] { close(file); });
  struct stat status = {};
  int flags = fcntl(file, F_GETFL);
  if (fstat(file, &status) || flags < 0)
    return systemError();
  if (S_ISFIFO(status.st_mode))
    waitForWriter(file, path);
  // Of the pipe of a process substitution this is another opening, so that its
  // other readers keep their flags.
  if (fcntl(file, F_SETFL, flags & ~O_NONBLOCK))
    return systemError();
  return readAll(file, status, path, most, excess);
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
palindrome::readStdin(uint64_t most, Excess excess) {
  struct stat status = {};
  if (fstat(STDIN_FILENO, &status))
    return systemError();
  return readAll(STDIN_FILENO, status, "<stdin>", most, excess);
}
