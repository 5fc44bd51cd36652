// A command of the user, run by the shell.

#include "verify/base/io/Reader.h"
#include "verify/base/io/ShellCommand.h"
#include "verify/base/io/UniqueFile.h"
#include "verify/seek/reduce/Meaning.h"
#include "verify/seek/reduce/Subject.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Program.h"

using namespace palindrome;
using namespace palindrome::reduce;

namespace {
class CommandSubject final : public Subject {
public:
  CommandSubject(std::string command, const SubjectOptions &options)
      : command(std::move(command)), options(options) {}

  Answer judge(llvm::StringRef path) const override;

private:
  const std::string command;
  const SubjectOptions options;
};

/// How a command ended.
struct Ending {
  bool crashed = false;
  int status = 0;
  std::string message; ///< In one line.
};
} // namespace

/// The name of the function in a line of a stack trace that LLVM's programs
/// print; empty for another line.
///
///   #4 0x00007f (/usr/lib/llvm-22/lib/libLLVM.so.22.1+0x3b0) _ZN4llvm3fooEv
///   #5 0x00007f llvm::foo() (/usr/lib/libLLVM.so.22.1+0x3b0)
static llvm::StringRef frameName(llvm::StringRef line) {
  line = line.ltrim();
  if (!line.consume_front("#"))
    return "";
  line = line.ltrim("0123456789").ltrim();
  if (!line.consume_front("0x"))
    return "";
  line = line.drop_while(llvm::isHexDigit).ltrim();
  return line.starts_with("(") ? "" : line.split(" (").first;
}

/// The line of `errors` that names the cause: an error, an assertion, the
/// innermost functions of a stack trace.
static std::string causeIn(llvm::StringRef errors) {
  for (llvm::StringRef line : llvm::split(errors, '\n')) {
    if (line.contains("Assertion ") || line.contains("UNREACHABLE") ||
        line.contains("LLVM ERROR"))
      return oneLine(line);
    if (size_t at = line.find("error: "); at != llvm::StringRef::npos)
      return oneLine(line.drop_front(at + strlen("error: ")));
  }
  std::string frames;
  unsigned count = 0;
  for (llvm::StringRef line : llvm::split(errors, '\n')) {
    llvm::StringRef name = frameName(line);
    // The handler of the signal and libc come before what has crashed.
    if (name.empty() || name.contains("llvm::sys::") ||
        name.contains("SignalHandler") || name.contains("__restore_rt"))
      continue;
    frames += (count ? " < " : "") + name.split('(').first.str();
    if (++count == 3)
      break;
  }
  return frames.empty() ? oneLine(errors.split('\n').first) : frames;
}

/// Runs `command` with its output in the files `out` and `err`.
static Ending runShell(const std::string &command, llvm::StringRef out,
                       llvm::StringRef err) {
  Ending ending;
  std::string failure;
  bool notRun = false;
  int status = llvm::sys::ExecuteAndWait(
      "/bin/sh", {"sh", "-c", command}, /*Env=*/std::nullopt,
      {llvm::StringRef("/dev/null"), out, err}, /*SecondsToWait=*/0,
      /*MemoryLimit=*/0, &failure, &notRun);
  auto errors = llvm::MemoryBuffer::getFile(err);
  if (errors)
    ending.message = causeIn((*errors)->getBuffer());
  // The shell turns a signal into a status above 128.
  ending.crashed = status == -2 || status > 128;
  ending.status = status;
  if (ending.message.empty())
    ending.message = failure.empty() ? "exit status " + llvm::itostr(status)
                                     : oneLine(failure);
  return ending;
}

Answer CommandSubject::judge(llvm::StringRef path) const {
  setWorkerStage("command");
  llvm::ErrorOr<UniqueFile> madeOut = UniqueFile::createTemporary(
                                "palindrome-out", ".ll"),
                            madeErr = UniqueFile::createTemporary(
                                "palindrome-err", ".txt");
  if (!madeOut || !madeErr)
    return {Verdict::Unknown, {}, "no temporary file can be made"};
  const std::string &out = madeOut->path(), &err = madeErr->path();
  Ending ending = runShell(commandFor(command, path), out, err);
  if (ending.crashed || ending.status)
    return {ending.crashed ? Verdict::Crash : Verdict::Invalid,
            {messageClass(ending.message)},
            ending.message};
  if (!options.semantic)
    return {Verdict::Unknown, {}, "the command ends with exit status 0"};

  setWorkerStage("parse");
  llvm::LLVMContext context;
  Diagnostic error;
  auto read = [&](llvm::StringRef file) -> std::unique_ptr<llvm::Module> {
    std::unique_ptr<llvm::MemoryBuffer> input = readInput(file, error);
    auto module = input ? parseLLVM(*input, context, error) : nullptr;
    return module && checkLLVM(*module, file, error) ? std::move(module)
                                                     : nullptr;
  };
  auto source = read(path);
  if (!source)
    return unreadable(path, error);
  auto target = read(out);
  if (!target)
    return failed(out, Verdict::Invalid, error);
  setWorkerStage("proof");
  return judgeMeaning(*source, *target, options.refine);
}

std::unique_ptr<Subject>
palindrome::reduce::createCommand(const std::string &command,
                                  const SubjectOptions &options) {
  return std::make_unique<CommandSubject>(command, options);
}
