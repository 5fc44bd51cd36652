// Starts and ends the processes of a request.

#include "tools/commands/serve/Job.h"
#include "verify/base/workers/Fork.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::tools;
namespace fs = llvm::sys::fs;

/// The most that a job may write to one file, in bytes.
static constexpr rlim_t mostOutput = 32 << 20;

/// The address space of the libraries and their tables, which does not count:
/// most of it is never touched.
static constexpr uint64_t librarySpace = uint64_t(2) << 30;

/// How long a job may take to report what it has when its time is up.
static constexpr std::chrono::seconds grace(2);

static constexpr llvm::StringLiteral outputName = "stdout";
static constexpr llvm::StringLiteral messageName = "stderr";

static std::string pathIn(const std::string &folder, llvm::StringRef name) {
  llvm::SmallString<256> path(folder);
  llvm::sys::path::append(path, name);
  return path.str().str();
}

std::string JobEnd::text() const {
  switch (kind) {
  case Kind::Exited:
    return "exit";
  case Kind::Signal: {
    const char *name = sigabbrev_np(number);
    return name ? std::string("signal SIG") + name
                : "signal " + std::to_string(number);
  }
  case Kind::Time:
    return "time";
  case Kind::Output:
    return "output";
  case Kind::Failed:
    return "failed";
  }
  return "";
}

Job::~Job() {
  if (process > 0) {
    kill(SIGKILL);
    llvm::sys::RetryAfterSignal(-1, waitpid, process, nullptr, 0);
  }
  if (handle >= 0)
    close(handle);
  // Nobody can be told of what is left in the folder for temporary files.
  std::error_code left;
  if (!folder.empty())
    std::filesystem::remove_all(folder, left);
}

void Job::kill(int signal) const { ::kill(-process, signal); }

bool Job::writeFiles(const ToolCall &call, std::string &problem) {
  auto fail = [&](const std::string &path, std::error_code error) {
    problem = path + ": cannot write: " + error.message();
    return false;
  };
  if (std::error_code error = fs::create_directory(
          folder, /*IgnoreExisting=*/false, fs::perms::owner_all))
    return fail(folder, error);
  for (const ToolCall::File &file : call.files) {
    std::string path = pathIn(folder, file.name);
    std::error_code error;
    llvm::raw_fd_ostream os(path, error);
    if (error)
      return fail(path, error);
    os << file.contents;
    os.close();
    if ((error = os.error())) {
      os.clear_error();
      return fail(path, error);
    }
  }
  return true;
}

static void limit(int what, rlim_t value) {
  rlimit present;
  if (getrlimit(what, &present) == 0) {
    present.rlim_max = std::min(value, present.rlim_max);
    present.rlim_cur = present.rlim_max;
    setrlimit(what, &present);
  }
}

/// In the new process. The server has no other threads, so that it may
/// allocate.
void Job::become(char *const *words, const RequestLimits &limits, int output,
                 int messages) const {
  setpgid(0, 0);
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing < 0 || dup2(nothing, STDIN_FILENO) < 0 ||
      dup2(output, STDOUT_FILENO) < 0 || dup2(messages, STDERR_FILENO) < 0 ||
      chdir(folder.c_str()) != 0)
    _exit(127);
  // What is killed leaves its files there.
  setenv("TMPDIR", folder.c_str(), /*replace=*/1);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, mostOutput);
  // AddressSanitizer maps more than any limit.
  if (!LLVM_ADDRESS_SANITIZER_BUILD)
    limit(RLIMIT_AS, librarySpace + (rlim_t(limits.megabytes) << 20));
  execv("/proc/self/exe", words);
  _exit(127);
}

bool Job::start(ToolCall call, const std::string &where, std::string &problem) {
  folder = where;
  if (!writeFiles(call, problem))
    return false;
  std::vector<char *> words{const_cast<char *>("palindrome")};
  for (std::string &word : call.words)
    words.push_back(word.data());
  words.push_back(nullptr);
  constexpr int flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC;
  int output = open(pathIn(folder, outputName).c_str(), flags, 0600);
  int messages = open(pathIn(folder, messageName).c_str(), flags, 0600);
  if (output >= 0 && messages >= 0) {
    process = forkWithParent();
    if (process == 0)
      become(words.data(), call.limits, output, messages);
  } else {
    process = -1;
  }
  int error = errno;
  for (int file : {output, messages})
    if (file >= 0)
      close(file);
  if (process > 0) {
    // Both sides do this, so that neither needs to wait for the other one.
    setpgid(process, process);
    // glibc 2.36 declares its function for C alone.
    handle = int(syscall(SYS_pidfd_open, process, 0));
    error = errno;
  }
  if (handle < 0) {
    problem = std::string("cannot start a process: ") + strerror(error);
    return false;
  }
  begun = Clock::now();
  due = begun + std::chrono::seconds(call.limits.seconds);
  return true;
}

void Job::enforce(Clock::time_point now) {
  if (now < due)
    return;
  kill(isTimeUp ? SIGKILL : SIGTERM);
  isTimeUp = true;
  due = now + grace;
}

JobEnd Job::finish() {
  JobEnd end;
  int status = 0;
  // What it has started may outlive it. It is not waited for yet, so that
  // nothing else has its number.
  kill(SIGKILL);
  if (llvm::sys::RetryAfterSignal(-1, waitpid, process, &status, 0) < 0) {
    end.kind = JobEnd::Kind::Failed;
  } else if (WIFSIGNALED(status)) {
    end.kind = JobEnd::Kind::Signal;
    end.number = WTERMSIG(status);
  } else {
    end.number = WEXITSTATUS(status);
  }
  process = 0;
  end.seconds = std::chrono::duration<double>(Clock::now() - begun).count();
  for (auto [name, text] : {std::pair(outputName, &end.output),
                            std::pair(messageName, &end.messages)}) {
    auto buffer = llvm::MemoryBuffer::getFile(pathIn(folder, name),
                                              /*IsText=*/false,
                                              /*RequiresNullTerminator=*/false);
    if (!buffer) {
      end.kind = JobEnd::Kind::Failed;
      continue;
    }
    *text = (*buffer)->getBuffer().str();
    if (text->size() >= mostOutput)
      end.kind = JobEnd::Kind::Output;
  }
  if (isTimeUp)
    end.kind = JobEnd::Kind::Time;
  return end;
}
