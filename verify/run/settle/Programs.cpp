// Executes the original of a module and what came back of it, and compares what
// they print.

#include "verify/run/settle/Programs.h"
#include "verify/base/execute/Capture.h"
#include "verify/base/execute/Execute.h"
#include "verify/base/io/OneLine.h"
#include "verify/base/io/ShellCommand.h"
#include "verify/base/io/ShellWord.h"
#include "verify/base/io/UniqueFile.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/run/settle/Layouts.h"
#include "verify/run/settle/RunDifference.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <csignal>
#include <cstdlib>
#include <sys/mman.h>

using namespace palindrome;
using namespace palindrome::settle;
using execute::Capture;
using execute::Ending;
namespace fs = llvm::sys::fs;

/// The runs of the original that are compared with its first one, where what
/// came back prints something else.
static constexpr unsigned repetitions = 3;
/// The compilation may take so many times what a run may take.
static constexpr double compileFactor = 10;

namespace {
/// Whether a program does the same as before.
struct Judgement {
  Verdict verdict = Verdict::Unknown;
  std::string reason = {}; ///< Unless it is `Tested`.
};

/// Runs the original or what came back. Runs with another `variant` are the
/// same but for what a program should not depend on.
using RunSide =
    llvm::function_ref<llvm::Expected<Capture>(bool isBack, unsigned variant)>;

/// A folder for temporary files, which is removed in the end.
class Folder {
public:
  Folder() {
    if (createTemporaryFolder("palindrome-run", path))
      path.clear();
  }
  ~Folder() {
    // What cannot be removed stays among the system's temporary files.
    if (!path.empty()) [[maybe_unused]]
      std::error_code error = fs::remove_directories(path);
  }
  Folder(const Folder &) = delete;
  Folder &operator=(const Folder &) = delete;

  std::string path; ///< Empty if it cannot be made.
};
} // namespace

/// Whether a program that died by `signal` has most likely undefined behavior,
/// so that it may do anything when it is compiled once more.
static bool isFault(int signal) {
  return signal == SIGSEGV || signal == SIGBUS || signal == SIGILL ||
         signal == SIGFPE || signal == SIGTRAP;
}

/// Why nothing can be compared with this run of the original; nothing if that
/// is not so.
static std::optional<std::string> findObstacle(const Ending &ending) {
  bool isUnfit = ending.kind == Ending::Kind::TimedOut ||
                 ending.kind == Ending::Kind::Failed ||
                 (ending.kind == Ending::Kind::Died &&
                  (isFault(ending.status) || ending.status == SIGKILL ||
                   ending.status == SIGXFSZ));
  if (!isUnfit)
    return std::nullopt;
  return "the original " + endingText(ending);
}

/// Compares the original with what came back, and the original with itself if
/// these differ.
static llvm::Expected<Judgement> compare(RunSide run) {
  llvm::Expected<Capture> original = run(/*isBack=*/false, 0);
  if (!original)
    return original.takeError();
  if (auto obstacle = findObstacle(original->ending))
    return Judgement{Verdict::Unknown, *obstacle};
  llvm::Expected<Capture> back = run(/*isBack=*/true, 0);
  if (!back)
    return back.takeError();
  std::optional<std::string> difference = findDifference(*original, *back);
  if (!difference)
    return Judgement{Verdict::Tested};
  for (unsigned variant = 1; variant <= repetitions; ++variant) {
    llvm::Expected<Capture> again = run(/*isBack=*/false, variant);
    if (!again)
      return again.takeError();
    if (auto own = findDifference(*original, *again))
      return Judgement{Verdict::Unknown,
                       "two runs of the original differ: " + *own};
  }
  // It may be slower, on a machine with other things to do.
  if (back->ending.kind == Ending::Kind::TimedOut)
    return Judgement{Verdict::Unknown,
                     "what came back " + endingText(back->ending)};
  return Judgement{Verdict::Different, *difference};
}

/// Moves what is allocated later, so that a program that prints an address
/// prints another one for each `variant`.
static void moveMemory(unsigned variant) {
  for (unsigned i = 0; i != variant; ++i) {
    [[maybe_unused]] void *mapped = mmap(nullptr, size_t(3) << 20, PROT_NONE,
                                         MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    for (size_t size = 16; size < 2048; size += 16)
      if (void *block = malloc(size))
        *static_cast<volatile char *>(block) = 0;
  }
}

/// Calls `call` with so many pages more on the stack.
static Ending callDeeper(unsigned pages, llvm::function_ref<Ending()> call) {
  volatile char page[4096];
  page[pages % sizeof(page)] = 0;
  Ending ending = pages ? callDeeper(pages - 1, call) : call();
  page[0] = char(ending.status);
  return ending;
}

/// In a child process: compiles a module, and runs its `main`.
static Ending runMain(llvm::StringRef bitcode, const std::string &name,
                      const std::vector<std::string> &arguments,
                      double timeoutSeconds) {
  auto fail = [](llvm::Error error) {
    return Ending{Ending::Kind::Failed, 0,
                  oneLine(llvm::toString(std::move(error)))};
  };
  llvm::orc::ThreadSafeContext context(std::make_unique<llvm::LLVMContext>());
  auto module = context.withContextDo([&](llvm::LLVMContext *own) {
    return llvm::parseBitcodeFile({bitcode, name}, *own);
  });
  if (!module)
    return fail(module.takeError());
  if (llvm::Error problem = execute::setHostTarget(**module))
    return fail(std::move(problem));
  auto signature = execute::Signature::find(**module, "main", nullptr);
  if (!signature)
    return fail(signature.takeError());
  auto values = signature->readArguments(arguments, name);
  if (!values)
    return fail(values.takeError());
  auto program = execute::Program::compile(std::move(*module), context,
                                           std::move(*signature), {});
  if (!program)
    return fail(program.takeError());
  execute::RunOptions options;
  options.timeoutSeconds = timeoutSeconds;
  llvm::Expected<Ending> ending = program->run(*values, options);
  return ending ? *ending : fail(ending.takeError());
}

/// Whether `module` has the `main` of a C program.
static bool isProgram(llvm::Module &module) {
  auto signature = execute::Signature::find(module, "main", nullptr);
  if (signature)
    return signature->isProgram();
  llvm::consumeError(signature.takeError());
  return false;
}

static std::string bitcodeOf(const llvm::Module &module) {
  std::string bitcode;
  llvm::raw_string_ostream stream(bitcode);
  llvm::WriteBitcodeToFile(module, stream);
  return bitcode;
}

/// The bitcode of a copy of `module` with the data layout of `original`: one
/// may name what the other leaves to a default, which is then this machine's.
static std::string bitcodeWithLayout(const llvm::Module &module,
                                     const llvm::Module &original) {
  std::unique_ptr<llvm::Module> copy = llvm::CloneModule(module);
  copy->setDataLayout(original.getDataLayoutStr());
  return bitcodeOf(*copy);
}

/// As it is given on the command line.
static std::string nameOfRun(llvm::StringRef arguments) {
  return arguments.trim().empty() ? "--run"
                                  : ("--run='" + arguments + "'").str();
}

namespace {
/// The runs of one module, and what came back of it.
class Programs {
public:
  Programs(const llvm::Module &original, const llvm::Module &back,
           const ProgramOptions &options, llvm::StringRef path)
      : original(original), back(back), options(options), path(path.str()) {}

  /// The verdict on the program; nothing if nothing was to be run.
  std::optional<SettledSymbol> run();

private:
  void add(llvm::StringRef name, llvm::Expected<Judgement> judgement);
  llvm::Expected<Judgement> judgeMain(llvm::StringRef arguments);
  llvm::Expected<Judgement> judgeCommand(llvm::StringRef command);

  const llvm::Module &original, &back;
  const ProgramOptions &options;
  const std::string path; ///< Of the original's file.
  std::string bitcode[2]; ///< Of the original, and of what came back.
  SettledSymbol symbol;
};
} // namespace

/// Takes over one judgement, of the run that `name` names.
void Programs::add(llvm::StringRef name, llvm::Expected<Judgement> judgement) {
  Judgement one;
  if (judgement)
    one = std::move(*judgement);
  else
    one.reason = oneLine(llvm::toString(judgement.takeError()));
  symbol.runs += one.verdict == Verdict::Tested;
  if (!outweighs(one.verdict, symbol.verdict))
    return;
  symbol.verdict = one.verdict;
  symbol.reason = (name.empty() ? "" : name.str() + ": ") + one.reason;
}

llvm::Expected<Judgement> Programs::judgeMain(llvm::StringRef arguments) {
  std::vector<std::string> words = splitShellWords(arguments);
  execute::CaptureOptions capture;
  capture.inputPath = options.inputPath;
  capture.timeoutSeconds = options.timeoutSeconds * compileFactor;
  return compare([&](bool isBack, unsigned variant) -> llvm::Expected<Capture> {
    auto body = [&] {
      moveMemory(variant);
      return callDeeper(variant, [&] {
        return runMain(bitcode[isBack], path, words, options.timeoutSeconds);
      });
    };
    llvm::Expected<Capture> ran = execute::capture(body, capture);
    if (ran && !ran->hasReturned && ran->ending.kind != Ending::Kind::TimedOut)
      ran->ending = {Ending::Kind::Failed, 0, "LLVM's code generator fails"};
    return ran;
  });
}

llvm::Expected<Judgement> Programs::judgeCommand(llvm::StringRef command) {
  Folder folder;
  if (folder.path.empty())
    return llvm::createStringError("no temporary folder can be made");
  // Both sides have the same name, which a command may print.
  bool isBitcode = llvm::sys::path::extension(path) == ".bc";
  llvm::SmallString<128> file(folder.path);
  llvm::sys::path::append(file, llvm::sys::path::stem(path) +
                                    (isBitcode ? ".bc" : ".ll"));
  std::string words = commandFor(command, file);
  execute::CaptureOptions capture;
  capture.inputPath = options.inputPath;
  capture.timeoutSeconds = options.timeoutSeconds;
  return compare([&](bool isBack, unsigned) -> llvm::Expected<Capture> {
    std::error_code error;
    llvm::raw_fd_ostream stream(file, error);
    if (error)
      return llvm::createStringError(error, "cannot write " + file.str());
    const llvm::Module &module = isBack ? back : original;
    if (isBitcode)
      llvm::WriteBitcodeToFile(module, stream);
    else
      module.print(stream, nullptr);
    stream.close();
    if (stream.has_error())
      return llvm::createStringError(stream.error(),
                                     "cannot write " + file.str());
    return execute::capture([&]() -> Ending { execute::becomeShell(words); },
                            capture);
  });
}

std::optional<SettledSymbol> Programs::run() {
  symbol.name = "program";
  symbol.verdict = Verdict::Identical; // Until something was run.
  if (!options.runs.empty()) {
    bitcode[0] = bitcodeOf(original);
    bitcode[1] = findLayoutDifference(original, back)
                     ? bitcodeOf(back)
                     : bitcodeWithLayout(back, original);
    llvm::LLVMContext context;
    auto module = llvm::parseBitcodeFile({bitcode[0], path}, context);
    if (!module)
      llvm::consumeError(module.takeError());
    else if (isProgram(**module))
      for (const std::string &arguments : options.runs)
        add(options.runs.size() == 1 ? "" : nameOfRun(arguments),
            judgeMain(arguments));
  }
  for (const std::string &command : options.commands)
    add(options.commands.size() > 1 ? command : "", judgeCommand(command));
  if (symbol.verdict == Verdict::Identical)
    return std::nullopt;
  if (symbol.verdict == Verdict::Tested)
    symbol.reason = "no difference in " + std::to_string(symbol.runs) +
                    (symbol.runs == 1 ? " run" : " runs");
  else
    symbol.runs = 0;
  if (symbol.verdict != Verdict::Unknown)
    symbol.by = "program";
  return symbol;
}

void palindrome::settle::settleByPrograms(const llvm::Module &original,
                                          const llvm::Module &back,
                                          const ProgramOptions &options,
                                          FileResult &result) {
  suspendTimeLimit();
  ProgramOptions limited = options;
  if (auto end = jobEnd()) {
    // A limit of 0 is none.
    constexpr double least = 0.001;
    double left =
        std::chrono::duration<double>(*end - std::chrono::steady_clock::now())
            .count();
    limited.timeoutSeconds =
        std::max(least, limited.timeoutSeconds > 0
                            ? std::min(limited.timeoutSeconds, left)
                            : left);
  }
  std::optional<SettledSymbol> program =
      Programs(original, back, limited, result.path).run();
  if (!program)
    return;
  // What is only known to be another text is not known to mean another thing.
  Verdict proved = result.settled ? result.verdict : Verdict::Unknown;
  bool isProved = proved < Verdict::Tested;
  if (program->verdict == Verdict::Different || proved == Verdict::Different)
    result.verdict = Verdict::Different;
  else
    result.verdict = std::min(proved, program->verdict);
  if (program->verdict == Verdict::Different || !isProved)
    result.message = "program: " + program->reason +
                     (result.message.empty() ? "" : "; ") + result.message;
  if (!result.settled)
    result.settled.emplace();
  result.settled->push_back(std::move(*program));
}
