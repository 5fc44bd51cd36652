// Runs something in a process group of its own, and keeps all that it prints.

#include "verify/base/execute/Capture.h"
#include "verify/base/execute/Child.h"
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::execute;

namespace {
/// The files that a child shares with its parent.
struct Files {
  FileDescriptor input, output, errors;
  FileDescriptor ending; ///< For the ending that the body returned.

  bool areOpen() const {
    return output.get() >= 0 && errors.get() >= 0 && ending.get() >= 0;
  }
};
} // namespace

/// "KIND STATUS TEXT", which readEnding() reads.
static std::string endingText(const Ending &ending) {
  return std::to_string(static_cast<int>(ending.kind)) + ' ' +
         std::to_string(ending.status) + ' ' + ending.text;
}

static std::optional<Ending> readEnding(llvm::StringRef text) {
  Ending ending;
  auto [kind, rest] = text.split(' ');
  auto [status, why] = rest.split(' ');
  int number = 0;
  if (kind.getAsInteger(10, number) || status.getAsInteger(10, ending.status))
    return std::nullopt;
  ending.kind = static_cast<Ending::Kind>(number);
  ending.text = why.str();
  return ending;
}

/// The child: runs `body` with its input and output in `files`.
static void runChild(llvm::function_ref<Ending()> body, const Files &files,
                     uint64_t fileBytes) {
  setpgid(0, 0);
  rlimit limit;
  if (getrlimit(RLIMIT_FSIZE, &limit) == 0) {
    limit.rlim_cur = std::min<rlim_t>(fileBytes, limit.rlim_max);
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  if (dup2(files.input.get(), STDIN_FILENO) < 0 ||
      dup2(files.output.get(), STDOUT_FILENO) < 0 ||
      dup2(files.errors.get(), STDERR_FILENO) < 0)
    _exit(1);
  Ending ending = body();
  writeAll(files.ending.get(), endingText(ending));
}

static Ending endingOf(int status) {
  if (WIFSIGNALED(status))
    return {Ending::Kind::Died, WTERMSIG(status), signalName(WTERMSIG(status))};
  return {Ending::Kind::Exited, WEXITSTATUS(status)};
}

llvm::Expected<Capture> execute::capture(llvm::function_ref<Ending()> body,
                                         const CaptureOptions &options) {
  Files files{
      FileDescriptor(open(options.inputPath.c_str(), O_RDONLY | O_CLOEXEC)),
      FileDescriptor(memfd_create("output", MFD_CLOEXEC)),
      FileDescriptor(memfd_create("errors", MFD_CLOEXEC)),
      FileDescriptor(memfd_create("ending", MFD_CLOEXEC))};
  if (files.input.get() < 0)
    return systemError("cannot read " + options.inputPath);
  if (!files.areOpen())
    return systemError("cannot share memory with a process");
  llvm::Expected<pid_t> child =
      startChild([&] { runChild(body, files, options.fileBytes); });
  if (!child)
    return child.takeError();
  // The child does the same: whichever comes first.
  setpgid(*child, *child);

  llvm::Expected<std::optional<int>> ended =
      endChild(*child, options.timeoutSeconds, /*leadsGroup=*/true);
  if (!ended)
    return ended.takeError();
  Capture result;
  result.output = readAll(files.output.get());
  result.errors = readAll(files.errors.get());
  std::optional<Ending> returned = readEnding(readAll(files.ending.get()));
  result.hasReturned = *ended && returned;
  result.ending = !*ended    ? Ending{Ending::Kind::TimedOut}
                  : returned ? std::move(*returned)
                             : endingOf(**ended);
  return result;
}

void execute::becomeShell(const std::string &command) {
  execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
  _exit(127);
}
