// Runs a program of the user's, without a shell.

#include "corpus/harvest/compile/Run.h"
#include "verify/base/execute/Child.h"
#include "verify/base/io/OneLine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <cerrno>
#include <cstring>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::corpus;
using llvm::StringRef;

/// Becomes the program; does not return.
static execute::Ending become(llvm::ArrayRef<std::string> words,
                              const std::string &directory) {
  auto fail = [](const std::string &what) {
    execute::writeAll(STDERR_FILENO,
                      "error: " + what + ": " + strerror(errno) + "\n");
    _exit(127);
  };
  if (chdir(directory.c_str()) != 0)
    fail("cannot enter " + directory);
  std::vector<char *> arguments;
  for (const std::string &word : words)
    arguments.push_back(const_cast<char *>(word.c_str()));
  arguments.push_back(nullptr);
  execvp(arguments.front(), arguments.data());
  fail("cannot run " + words.front());
  return {};
}

llvm::Expected<execute::Capture>
harvest::runProgram(llvm::ArrayRef<std::string> words,
                    const std::string &directory, double timeoutSeconds) {
  execute::CaptureOptions options;
  options.timeoutSeconds = timeoutSeconds;
  options.fileBytes = uint64_t(4) << 30;
  return execute::capture([&] { return become(words, directory); }, options);
}

std::string harvest::reasonOf(const execute::Capture &run,
                              double timeoutSeconds) {
  if (run.ending.kind == execute::Ending::Kind::TimedOut)
    return llvm::formatv("it took more than {0:F0} s", timeoutSeconds).str();
  llvm::SmallVector<StringRef, 16> lines;
  StringRef(run.errors).split(lines, '\n', -1, /*KeepEmpty=*/false);
  const auto *error = llvm::find_if(lines, [](StringRef line) {
    return line.starts_with("error") || line.contains("error: ");
  });
  if (error != lines.end()) {
    StringRef line = *error;
    line.consume_front("error: ");
    return oneLine(line);
  }
  if (run.ending.kind == execute::Ending::Kind::Died)
    return "it died of " + run.ending.text;
  std::string reason =
      "it failed with status " + std::to_string(run.ending.status);
  if (!lines.empty())
    reason += ": " + oneLine(lines.front());
  return reason;
}
