// Supervises a reduction. All of its work is done by a child process and the
// processes that this starts, in a process group of their own, so that an
// interrupt can end them at once, wherever they are, and a crash of any of them
// loses nothing that was found.

#include "verify/seek/reduce/Reduce.h"
#include "mlir/InitAllDialects.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/Reader.h"
#include "verify/base/workers/Fork.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/seek/reduce/Programs.h"
#include "verify/seek/reduce/Reductions.h"
#include "verify/seek/reduce/Server.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::reduce;

namespace {
/// Blocks signals while it lives, so that they can be waited for.
class BlockedSignals {
public:
  BlockedSignals() {
    sigemptyset(&signals);
    for (int signal : {SIGINT, SIGTERM, SIGCHLD})
      sigaddset(&signals, signal);
    // One that is ignored would arrive all the same, and nohup has asked for
    // the contrary.
    if (!isHangupIgnored())
      sigaddset(&signals, SIGHUP);
    sigprocmask(SIG_BLOCK, &signals, &before);
  }
  ~BlockedSignals() { sigprocmask(SIG_SETMASK, &before, nullptr); }

  /// Waits for one of them. Returns its number, or 0 after `milliseconds`.
  int wait(long milliseconds) const {
    timespec limit = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    int signal = sigtimedwait(&signals, nullptr, &limit);
    return signal < 0 ? 0 : signal;
  }

  /// Restores the mask, in a child.
  void release() const { sigprocmask(SIG_SETMASK, &before, nullptr); }

private:
  sigset_t signals, before;
};

/// The child's part: judges the original, reduces it, judges the result. It
/// leaves its results in files of the session.
class Work {
public:
  Work(const Session &session, const Subject &subject,
       const ReduceOptions &options, std::string input, Language language)
      : session(session), subject(subject), options(options),
        input(std::move(input)), language(language), goal(options.goal),
        timeoutSeconds(options.timeoutSeconds) {}

  void run();

private:
  void write(llvm::StringRef name, llvm::StringRef text) const;
  bool start(Tools &tools);
  std::string reduce(const Tools &tools) const;
  WorkerLimits limits() const;
  void setPace(double seconds);

  const Session &session;
  const Subject &subject;
  const ReduceOptions &options;
  const std::string input;
  const Language language;
  Goal goal;
  double timeoutSeconds;     ///< For one question.
  bool diesInParser = false; ///< Whether the worker that read the original did.
};
} // namespace

static std::string contentsOf(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

void Work::write(llvm::StringRef name, llvm::StringRef text) const {
  std::error_code error;
  std::string part = session.path(name) + ".part";
  {
    llvm::raw_fd_ostream os(part, error);
    os << text;
  }
  session.keep(part, name);
}

WorkerLimits Work::limits() const {
  WorkerLimits limits;
  limits.timeoutSeconds = timeoutSeconds;
  limits.memoryBytes = options.memoryBytes;
  return limits;
}

/// Lowers the limit of time, given that the original took `seconds`. A smaller
/// file hardly needs longer; a proof about it may, but then it is no answer
/// that is worth the wait.
void Work::setPace(double seconds) {
  constexpr double least = 1, factor = 4;
  if (goal.verdict == Verdict::Timeout)
    return;
  double limit = std::max(least, factor * seconds);
  if (timeoutSeconds == 0 || limit < timeoutSeconds)
    timeoutSeconds = limit;
}

/// Finds the programs and starts the server.
bool Work::start(Tools &tools) {
  auto take = [&](llvm::Expected<std::string> found, std::string &path) {
    if (found)
      path = *found;
    else
      write("failure", llvm::toString(found.takeError()));
    return !path.empty();
  };
  tools.jobs = options.jobs;
  if (!take(findAsk(), tools.ask))
    return false;
  bool found =
      language == Language::LLVM
          ? take(findTool("llvm-reduce", "llvm-22", options.llvmReduce),
                 tools.llvmReduce)
          : take(findTool("mlir-reduce", "mlir-22-tools", options.mlirReduce),
                 tools.mlirReduce);
  if (!found)
    return false;
  return take(startServer(session, subject, goal, {options.jobs, limits()}),
              tools.socket);
}

std::string Work::reduce(const Tools &tools) const {
  // A reader that rejects the file, or crashes on it, is of no use here.
  if (goal.verdict == Verdict::Unreadable || diesInParser)
    return reduceText(tools, input);
  if (language == Language::MLIR)
    return reduceMLIR(tools, input);
  std::string result = reduceLLVM(tools, input);
  return result.empty() ? reduceText(tools, input) : result;
}

/// `text` without the comment with the name of a temporary file that the
/// printer puts first, and without empty lines there.
static std::string withoutHead(llvm::StringRef text) {
  if (text.starts_with("; ModuleID = "))
    text = text.split('\n').second;
  return text.ltrim('\n').str();
}

/// `text` without the name of the source file, which the parser adds.
static std::string withoutSourceName(llvm::StringRef text) {
  constexpr llvm::StringLiteral name = "source_filename = ";
  size_t start = text.starts_with(name) ? 0 : text.find("\n" + name.str()) + 1;
  if (start == 0 && !text.starts_with(name))
    return text.str();
  size_t end = std::min(text.find('\n', start), text.size());
  return withoutHead((text.take_front(start) + text.drop_front(end)).str());
}

void Work::run() {
  // What workers and commands leave when they are killed goes with the folder.
  setenv("TMPDIR", session.path(".").c_str(), /*overwrite=*/1);
  session.record().phase = "the original";
  auto began = std::chrono::steady_clock::now();
  Answer answer = judgeInWorker(subject, input, limits());
  ++session.record().questions;
  write("answer", formatAnswer(answer));
  if (!goal.isShownBy(answer))
    return;
  if (goal.className.empty() && !answer.classes.empty())
    goal.className = answer.classes.front();
  setPace(
      std::chrono::duration<double>(std::chrono::steady_clock::now() - began)
          .count());
  Tools tools{session, *options.engine, "", "", "", ""};
  if (!start(tools))
    return;
  std::string result = reduce(tools);
  session.record().phase = "the result";
  if (llvm::StringRef(result).ends_with(".ll")) {
    std::string text = withoutHead(contentsOf(result));
    if (tools.isInteresting(withoutSourceName(text), "unnamed.ll"))
      result = session.path("unnamed.ll");
    else if (tools.isInteresting(text, "headless.ll"))
      result = session.path("headless.ll");
  }
  // Once more, in a process that has judged nothing before.
  ++session.record().questions;
  if (goal.isShownBy(judgeInWorker(subject, result, limits())))
    session.keep(result, "result");
}

/// Ends all processes of the group, and waits until they have ended.
static void endGroup(pid_t group) {
  kill(-group, SIGKILL);
  // The grandchildren have become children of this process, a subreaper.
  while (waitpid(-group, nullptr, 0) > 0 || errno == EINTR)
    ;
}

/// The file extension for `input`.
static llvm::StringRef extensionFor(llvm::MemoryBufferRef input) {
  bool isBinary = detectBinary(input).has_value();
  if (detectLanguage(input) == Language::LLVM)
    return isBinary ? ".bc" : ".ll";
  return isBinary ? ".mlirbc" : ".mlir";
}

/// The number of instructions, or ops; nothing if `buffer` cannot be read.
static std::optional<uint64_t> countIn(llvm::MemoryBufferRef buffer,
                                       const Engine &engine) {
  Diagnostic error;
  if (detectLanguage(buffer) == Language::LLVM) {
    llvm::LLVMContext context;
    auto module = parseLLVM(buffer, context, error);
    return module ? std::optional<uint64_t>(module->getInstructionCount())
                  : std::nullopt;
  }
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  engine.registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  auto module = parseMLIR(buffer, context, error);
  if (!module)
    return std::nullopt;
  uint64_t ops = 0;
  module->walk([&](mlir::Operation *) { ++ops; });
  return ops - 1; // Without the module itself.
}

/// The size of the module in `buffer`, which a worker reads: the file may be
/// one that the reader crashes on.
static Size measure(llvm::MemoryBufferRef buffer, const Engine &engine) {
  Size size;
  size.bytes = buffer.getBufferSize();
  runInWorkers(
      1, {},
      [&](size_t) {
        std::optional<uint64_t> count = countIn(buffer, engine);
        return count ? std::to_string(*count) : "";
      },
      [&](size_t, const JobOutcome &outcome) {
        uint64_t count;
        if (outcome.kind == JobOutcome::Kind::Done &&
            !llvm::StringRef(outcome.text).getAsInteger(10, count))
          size.instructions = count;
      });
  return size;
}

ReduceResult palindrome::reduce::reduceFile(
    llvm::MemoryBufferRef input, const Subject &subject,
    const ReduceOptions &options,
    llvm::function_ref<void(const Record &)> onProgress) {
  using Clock = std::chrono::steady_clock;
  auto started = Clock::now();
  ReduceResult result;
  result.goal = options.goal;
  llvm::Expected<std::unique_ptr<Session>> made = Session::create();
  if (!made) {
    result.message = llvm::toString(made.takeError());
    return result;
  }
  const Session &session = **made;
  std::string path = session.path(("input" + extensionFor(input)).str());
  {
    std::error_code error;
    llvm::raw_fd_ostream os(path, error);
    os << input.getBuffer();
    os.close();
    if (error || os.has_error()) {
      os.clear_error();
      result.message = "cannot write a temporary file";
      return result;
    }
  }

  BlockedSignals signals;
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  llvm::scope_exit restore([] { prctl(PR_SET_CHILD_SUBREAPER, 0); });
  pid_t child = forkWithParent();
  if (child == 0) {
    setpgid(0, 0);
    signals.release();
    Work(session, subject, options, path, detectLanguage(input)).run();
    _exit(0);
  }
  if (child < 0) {
    result.message = "no process can be started";
    return result;
  }
  setpgid(child, child);

  for (bool ended = false; !ended && !result.signal;) {
    int signal = signals.wait(200);
    result.signal = signal == SIGCHLD ? 0 : signal;
    siginfo_t info = {};
    ended = waitid(P_PID, child, &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
            info.si_pid == child;
    onProgress(session.record());
  }
  endGroup(child);

  result.questions = session.record().questions;
  result.repeated = session.record().repeated;
  if (std::optional<Answer> answer =
          parseAnswer(contentsOf(session.path("answer"))))
    result.answer = *answer;
  if (result.goal.className.empty() && !result.answer.classes.empty())
    result.goal.className = result.answer.classes.front();
  bool isShown = options.goal.isShownBy(result.answer);
  result.contents = contentsOf(session.path("result"));
  if (result.contents.empty())
    result.contents = withoutHead(contentsOf(session.path("best")));
  if (result.signal)
    result.status = ReduceResult::Status::Interrupted;
  else if (std::string why = contentsOf(session.path("failure")); !why.empty())
    result.message = why;
  else if (result.answer.verdict == Verdict::Unknown &&
           contentsOf(session.path("answer")).empty())
    result.message = "the process that reduces has died";
  else if (!isShown)
    result.status = ReduceResult::Status::NotShown;
  else
    result.status = ReduceResult::Status::Reduced;
  if (isShown && result.contents.empty() && !result.signal)
    result.contents = input.getBuffer().str();

  result.before = measure(input, *options.engine);
  result.after = measure({result.contents, path}, *options.engine);
  result.seconds =
      std::chrono::duration<double>(Clock::now() - started).count();
  return result;
}
