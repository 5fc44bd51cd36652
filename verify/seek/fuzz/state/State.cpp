// Keeps the state folder of a campaign.

#include "verify/seek/fuzz/state/State.h"
#include "verify/base/io/UniqueFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace llvm;

namespace palindrome::fuzz {

static Error failure(StringRef path, const Twine &message) {
  return createStringError(path + ": error: " + message);
}

static Error failure(StringRef path, const Twine &message,
                     std::error_code error) {
  return failure(path, message + ": " + error.message());
}

Error writeWhole(StringRef path, StringRef text) {
  ErrorOr<UniqueFile> file = UniqueFile::create(path + ".");
  if (!file)
    return failure(path, "cannot write", file.getError());
  raw_fd_ostream os(file->descriptor(), /*shouldClose=*/false);
  os << text;
  os.flush();
  if (std::error_code error = os.error()) {
    os.clear_error();
    return failure(path, "cannot write", error);
  }
  if (std::error_code error = file->keep(path))
    return failure(path, "cannot write", error);
  return Error::success();
}

/// Where the folder `path` is while another takes its place.
static std::string replacedName(StringRef path) { return path.str() + ".old"; }

Error replaceFolder(StringRef made, StringRef path) {
  std::string old = replacedName(path);
  bool exists = sys::fs::exists(path);
  if (exists)
    if (std::error_code error = sys::fs::rename(path, old))
      return failure(path, "cannot rename", error);
  if (std::error_code error = sys::fs::rename(made, path))
    return failure(made, "cannot rename", error);
  if (exists)
    if (std::error_code error = sys::fs::remove_directories(old))
      return failure(old, "cannot remove", error);
  return Error::success();
}

/// Undoes or completes what a killed process left of replacing folders and
/// writing files below `path`.
static Error tidy(StringRef path) {
  std::error_code error;
  std::vector<std::string> found;
  for (sys::fs::directory_iterator it(path, error), end; !error && it != end;
       it.increment(error))
    found.push_back(it->path());
  for (StringRef name : found) {
    StringRef whole = name;
    if (whole.consume_back(".old")) {
      error = sys::fs::exists(whole) ? sys::fs::remove_directories(name)
                                     : sys::fs::rename(name, whole);
    } else if (name.ends_with(".tmp")) {
      error = sys::fs::is_directory(name) ? sys::fs::remove_directories(name)
                                          : sys::fs::remove(name);
    }
    if (error)
      break;
  }
  return error ? failure(path, "cannot tidy the folder", error)
               : Error::success();
}

State::~State() {
  if (log >= 0)
    close(log);
  if (lock >= 0)
    close(lock);
}

std::string State::path(StringRef name) const {
  SmallString<128> path(folder);
  sys::path::append(path, name);
  return path.str().str();
}

Error State::open(StringRef where, const json::Object &campaign) {
  folder = where.str();
  for (StringRef name : {"", "corpus", "findings"})
    if (std::error_code error = sys::fs::create_directories(path(name)))
      return failure(path(name), "cannot create the folder", error);
  lock = ::open(path("lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (lock < 0)
    return failure(path("lock"), "cannot open",
                   std::error_code(errno, std::generic_category()));
  // The workers of a killed campaign may hold the lock for a moment.
  for (unsigned tries = 0; flock(lock, LOCK_EX | LOCK_NB); ++tries) {
    if (tries == 40)
      return failure(folder, "another campaign uses this folder");
    usleep(50'000);
  }

  std::string text;
  raw_string_ostream(text) << json::Value(json::Object(campaign)) << '\n';
  std::string description = path("campaign.json");
  if (auto present = MemoryBuffer::getFile(description)) {
    if ((*present)->getBuffer() != text)
      return failure(description, "the folder is another campaign's: " +
                                      (*present)->getBuffer().rtrim() +
                                      "; this one is " +
                                      StringRef(text).rtrim());
  } else if (Error error = writeWhole(description, text)) {
    return error;
  }
  for (StringRef name : {"", "corpus", "findings"})
    if (Error error = tidy(path(name)))
      return error;
  return readLog();
}

Error State::readLog() {
  std::string name = path("log.jsonl");
  log = ::open(name.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  auto cannot = [&](const Twine &what) {
    return failure(name, what, std::error_code(errno, std::generic_category()));
  };
  if (log < 0)
    return cannot("cannot open");
  auto contents = MemoryBuffer::getFile(name, /*IsText=*/false,
                                        /*RequiresNullTerminator=*/false,
                                        /*IsVolatile=*/true);
  if (!contents)
    return failure(name, "cannot read", contents.getError());
  // A line without its end is what a killed process was about to write.
  StringRef text = (*contents)->getBuffer();
  size_t whole = text.rfind('\n') == StringRef::npos ? 0 : text.rfind('\n') + 1;
  if (whole != text.size() && ftruncate(log, whole))
    return cannot("cannot truncate");
  text = text.take_front(whole);
  for (unsigned number = 1; !text.empty(); ++number) {
    auto [line, rest] = text.split('\n');
    text = rest;
    Expected<json::Value> value = json::parse(line);
    if (!value || !value->getAsObject()) {
      consumeError(value.takeError());
      return createStringError(name + ":" + Twine(number) +
                               ":1: error: the log is damaged; remove this "
                               "line and those after it");
    }
    lines.push_back(std::move(*value));
  }
  return Error::success();
}

Error State::append(StringRef line) {
  std::string text = line.str() + '\n';
  StringRef rest = text;
  while (!rest.empty()) {
    ssize_t size = ::write(log, rest.data(), rest.size());
    if (size < 0 && errno != EINTR)
      return failure(path("log.jsonl"), "cannot write",
                     std::error_code(errno, std::generic_category()));
    rest = rest.drop_front(std::max<ssize_t>(size, 0));
  }
  return Error::success();
}

} // namespace palindrome::fuzz
