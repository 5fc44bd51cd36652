#include "tools/c/Process.h"
#include "tools/c/Objects.h"
#include "verify/base/io/UniqueFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <csignal>
#include <filesystem>
#include <mutex>
#include <optional>
#include <sys/wait.h>
#include <thread>

using namespace palindrome;
using namespace palindrome::tools;

/// How often a process is asked whether it has ended.
static constexpr auto interval = std::chrono::milliseconds(2);
/// How many of these are between two questions whether it is cancelled.
static constexpr unsigned intervalsPerQuestion = 20;

static std::mutex programMutex;
static std::string &givenProgram() {
  static std::string path;
  return path;
}

void palindromeSetProgram(const char *path) {
  std::lock_guard<std::mutex> lock(programMutex);
  givenProgram() = path ? path : "";
}

/// The path of the program; nothing if there is none.
static std::optional<std::string> findProgram() {
  {
    std::lock_guard<std::mutex> lock(programMutex);
    if (!givenProgram().empty())
      return givenProgram();
  }
  llvm::ErrorOr<std::string> found = llvm::sys::findProgramByName("palindrome");
  return found ? std::optional(*found) : std::nullopt;
}

CallFolder::~CallFolder() {
  // Nobody can be told of what is left in the folder for temporary files.
  std::error_code left;
  if (!folder.empty())
    std::filesystem::remove_all(folder, left);
}

PalindromeError CallFolder::create() {
  if (std::error_code error = createTemporaryFolder("palindrome-", folder))
    return plainError("no folder for temporary files can be made: " +
                      error.message());
  return nullptr;
}

std::string CallFolder::pathOf(llvm::StringRef name) const {
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, name);
  return std::string(path);
}

PalindromeError CallFolder::write(llvm::StringRef name,
                                  llvm::StringRef contents,
                                  std::string &path) const {
  path = pathOf(name);
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  stream << contents;
  stream.close();
  if (!error)
    error = stream.error();
  stream.clear_error();
  if (error)
    return plainError(path + ": cannot be written: " + error.message());
  return nullptr;
}

/// What a file has; empty if it cannot be read.
static std::string contentsOf(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

/// The first error of the program, `file:line:col: error: message`.
static Diagnostic firstError(llvm::StringRef messages) {
  llvm::SmallVector<llvm::StringRef> lines, parts;
  messages.split(lines, '\n', -1, /*KeepEmpty=*/false);
  llvm::Regex form("^(([^:]*):)?(([0-9]+):)?(([0-9]+):)? ?error: (.*)$");
  for (llvm::StringRef line : lines) {
    if (!form.match(line, &parts))
      continue;
    Diagnostic result{parts[2].str(), 0, 0, parts[7].str(), {}};
    // The form has digits alone, and none where there is no number.
    (void)parts[4].getAsInteger(10, result.line);
    (void)parts[6].getAsInteger(10, result.column);
    return result;
  }
  return {"", 0, 0, lines.empty() ? "" : lines.front().str(), {}};
}

/// Waits for the process, and ends it where it is too late or cancelled.
/// Returns the error of that.
static PalindromeError waitFor(pid_t process, const PalindromeLimits &limits,
                               int &status) {
  const auto start = std::chrono::steady_clock::now();
  for (unsigned intervals = 1;; ++intervals) {
    pid_t ended = waitpid(process, &status, WNOHANG);
    if (ended == process)
      return nullptr;
    if (ended < 0 && errno != EINTR)
      return plainError("the end of the program cannot be waited for");
    std::chrono::duration<double> time =
        std::chrono::steady_clock::now() - start;
    const bool isLate = limits.timeout > 0 && time.count() > limits.timeout;
    if (isLate ||
        (limits.isCancelled && intervals % intervalsPerQuestion == 0 &&
         limits.isCancelled(limits.data))) {
      // It ends its own workers first.
      kill(process, SIGTERM);
      while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
      }
      return plainError(isLate ? "no result within the limit of time"
                               : "cancelled");
    }
    std::this_thread::sleep_for(interval);
  }
}

PalindromeError tools::runProgram(llvm::ArrayRef<std::string> arguments,
                                  llvm::StringRef input, bool allowsShortfall,
                                  const PalindromeLimits &limits,
                                  const CallFolder &folder,
                                  std::string &output) {
  std::optional<std::string> program = findProgram();
  if (!program)
    return plainError("palindrome is in no folder of PATH");
  std::string in;
  if (PalindromeError error = folder.write("stdin", input, in))
    return error;
  const std::string out = folder.pathOf("stdout"),
                    messages = folder.pathOf("stderr");
  llvm::SmallVector<llvm::StringRef> words{*program};
  words.append(arguments.begin(), arguments.end());
  std::string problem;
  bool failed = false;
  llvm::sys::ProcessInfo info = llvm::sys::ExecuteNoWait(
      *program, words, std::nullopt,
      {llvm::StringRef(in), llvm::StringRef(out), llvm::StringRef(messages)}, 0,
      &problem, &failed);
  if (failed)
    return plainError(*program + ": cannot be run: " + problem);
  int status = 0;
  if (PalindromeError error = waitFor(info.Pid, limits, status))
    return error;
  const int end = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  const int signal = WIFSIGNALED(status) ? WTERMSIG(status)
                     : end > 128         ? end - 128
                                         : 0;
  if (signal || (end != 0 && !(end == 1 && allowsShortfall))) {
    Diagnostic first = firstError(contentsOf(messages));
    if (first.message.empty())
      first.message =
          signal ? "signal " + std::to_string(signal) + " ended the program"
                 : "the program ended with status " + std::to_string(end);
    return new PalindromeErrorImpl{std::move(first), signal};
  }
  output = contentsOf(out);
  return nullptr;
}

PalindromeError palindromeCall(const char *const *arguments, const char *input,
                               size_t size, bool allowsShortfall,
                               const PalindromeLimits *limits,
                               PalindromeBuffer *output) {
  std::vector<std::string> words;
  for (; *arguments; ++arguments)
    words.push_back(*arguments);
  CallFolder folder;
  if (PalindromeError error = folder.create())
    return error;
  std::string bytes;
  if (PalindromeError error =
          runProgram(words, {input, size}, allowsShortfall,
                     limits ? *limits : PalindromeLimits{}, folder, bytes))
    return error;
  *output = new PalindromeBufferImpl{std::move(bytes)};
  return nullptr;
}
