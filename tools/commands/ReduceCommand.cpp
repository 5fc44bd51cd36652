// palindrome reduce: makes a file smaller while a verdict on it stays.

#include "tools/line/ErrorReport.h"
#include "tools/line/OutputFile.h"
#include "tools/line/PluginOptions.h"
#include "tools/line/WorkerOptions.h"
#include "verify/base/io/Printable.h"
#include "verify/base/io/Reader.h"
#include "verify/base/io/TextStream.h"
#include "verify/base/terminal/Progress.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/seek/fuzz/state/FindingFolder.h"
#include "verify/seek/reduce/Reduce.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include <algorithm>

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::reduce;

namespace {
/// The values of the options.
struct Settings {
  std::string keep, engine, through, passes, command, output;
  std::string llvmReduce, mlirReduce;
  std::vector<std::string> importDialects;
  WorkerOptions workers;
  PluginOptions plugins;
  int64_t unroll = 1;
  bool semantic = false;

  void addTo(CommandLine &line);
  SubjectOptions subject(const Engine &engine, const Goal &goal) const;
};
} // namespace

void Settings::addTo(CommandLine &line) {
  line.addString("keep", "VERDICT[:CLASS]", keep,
                 "what the reduced file still shows; required for a file");
  line.addChoice("engine", engine, {"native", "upstream"},
                 "the translator to judge: Palindrome's own or libMLIR's");
  line.addChoice("through", through, {"memory", "text", "bytecode"},
                 "how the MLIR in the middle travels");
  line.addImportDialects(importDialects);
  line.addString("passes", "PIPELINE", passes,
                 "judge these passes, not a round trip");
  line.addString("command", "COMMAND", command,
                 "judge this command of the shell, not a round trip; {} "
                 "stands for the file");
  line.addFlag("semantic", semantic, "let the prover judge what comes out");
  line.addNumber("unroll", "N", unroll, 1, 4096,
                 "how many iterations of a loop the prover follows");
  workers.timeoutSeconds = 20;
  workers.addTo(line, "question", "memory-limit,memory");
  line.addString("llvm-reduce", "PROGRAM", llvmReduce,
                 "the llvm-reduce to run");
  line.addString("mlir-reduce", "PROGRAM", mlirReduce,
                 "the mlir-reduce to run");
  line.addString("output,o", "OUT", output, "write to OUT");
}

/// Whether only the prover can find `verdict` in what passes or a command make.
static bool needsProof(Verdict verdict) {
  return verdict == Verdict::Equivalent || verdict == Verdict::Refined ||
         verdict == Verdict::Different;
}

SubjectOptions Settings::subject(const Engine &judged, const Goal &goal) const {
  SubjectOptions options;
  options.engine = &judged;
  options.through = through == "text"       ? Through::Text
                    : through == "bytecode" ? Through::Bytecode
                                            : Through::Memory;
  options.importDialects = importDialects;
  bool isRoundTrip = passes.empty() && command.empty();
  options.semantic = semantic || (!isRoundTrip && needsProof(goal.verdict));
  options.refine.sourceUnroll = options.refine.targetUnroll = unroll;
  options.refine.bothWays = goal.verdict == Verdict::Equivalent;
  // The limit of a question is for all pairs of functions. A proof that takes
  // longer than this is none that a reduction can wait for many times.
  constexpr double longestProof = 5;
  options.refine.timeoutSeconds =
      workers.timeoutSeconds > 0
          ? std::min(longestProof, workers.timeoutSeconds / 2)
          : longestProof;
  options.refine.memoryBytes = workers.memoryLimitBytes();
  return options;
}

/// Takes what `palindrome fuzz` has recorded of the finding in `folder`: how
/// the mutant is judged, and what it shows, unless --keep is given. `file`
/// becomes the mutant.
static llvm::Error takeFinding(const std::string &folder, Settings &settings,
                               std::optional<Goal> &goal, std::string &file) {
  llvm::Expected<fuzz::StoredFinding> finding = fuzz::readFinding(folder);
  if (!finding)
    return finding.takeError();
  if (!finding->fileShowsIt)
    return llvm::createStringError(
        folder + ": error: the mutant shows its cause only while it is in "
                 "memory, and not as a file; see palindrome fuzz --replay");
  if (!goal)
    goal = Goal::ofCause(finding->cause);
  if (!goal || !findEngine(finding->setting.engine))
    return llvm::createStringError(
        folder + ": error: the finding is of another version of palindrome");
  settings.engine = finding->setting.engine;
  settings.through = finding->setting.through;
  settings.semantic = finding->setting.semantic;
  settings.importDialects = finding->setting.importDialects;
  llvm::SmallString<128> mutant(folder);
  llvm::sys::path::append(mutant, finding->mutant);
  file = mutant.str().str();
  return llvm::Error::success();
}

/// How far the reduction is, for a terminal.
static std::string progressLine(const Record &record) {
  std::string line = std::string(record.phase.load()) + ": " +
                     std::to_string(record.questions.load()) + " questions";
  if (uint64_t bytes = record.bestBytes)
    line += ", best so far " + std::to_string(bytes) + " bytes";
  return line;
}

static void printSizes(llvm::raw_ostream &os, const ReduceResult &result,
                       bool isMLIR) {
  os << result.before.bytes << " -> " << result.after.bytes << " bytes";
  if (result.before.instructions && result.after.instructions)
    os << ", " << *result.before.instructions << " -> "
       << *result.after.instructions << (isMLIR ? " ops" : " instructions");
  os << ", " << result.questions << " questions (" << result.repeated
     << " repeated), " << llvm::format("%.1f", result.seconds) << " s\n";
}

static int runReduce(const Command &self,
                     const std::vector<std::string> &arguments) {
  CommandLine line(self);
  Settings settings;
  settings.addTo(line);
  if (std::optional<int> status = settings.plugins.parse(line, arguments, 1, 1))
    return *status;
  std::string file = line.inputs[0];
  bool isFinding = llvm::sys::fs::is_directory(file);
  if (settings.keep.empty() && !isFinding)
    return line.usageError("--keep is missing; it names the verdict to keep");
  std::optional<Goal> goal = Goal::parse(settings.keep);
  if (!goal && !settings.keep.empty())
    return line.usageError("--keep must begin with a verdict of palindrome "
                           "verify, such as crash or different");
  if (!settings.passes.empty() && !settings.command.empty())
    return line.usageError("--passes and --command exclude each other");
  if (isFinding)
    if (llvm::Error error = takeFinding(line.inputs[0], settings, goal, file))
      return reportError(llvm::toString(std::move(error)));

  Diagnostic error;
  auto input = readInput(file, error);
  if (!input)
    return reportError(error);
  bool isMLIR = detectLanguage(*input) == Language::MLIR;
  PluginEngine engine(*findEngine(settings.engine), settings.plugins.plugins);
  SubjectOptions subjectOptions = settings.subject(engine, *goal);
  llvm::Expected<std::unique_ptr<Subject>> subject =
      !settings.command.empty()
          ? createCommand(settings.command, subjectOptions)
      : settings.passes.empty() ? createRoundTrip(subjectOptions)
      : isMLIR ? createMLIRPasses(settings.passes, subjectOptions)
               : createLLVMPasses(settings.passes, subjectOptions);
  if (!subject)
    return line.usageError("--passes: " + llvm::toString(subject.takeError()));

  OutputFile output;
  if (!output.open(settings.output))
    return ExitUnreadable;
  ReduceOptions options;
  options.goal = *goal;
  options.engine = &engine;
  options.jobs = settings.workers.jobs;
  options.timeoutSeconds = settings.workers.timeoutSeconds;
  options.memoryBytes = settings.workers.memoryLimitBytes();
  options.llvmReduce = settings.llvmReduce;
  options.mlirReduce = settings.mlirReduce;
  // A signal that comes after the one that ends the reduction, as `timeout`
  // sends it, must not keep the result from being written.
  InterruptGuard guard;
  Progress progress(/*total=*/0);
  ReduceResult result =
      reduceFile(*input, **subject, options, [&](const Record &record) {
        progress.show(progressLine(record));
      });
  progress.clear();

  std::string name = input->getBufferIdentifier().str();
  using Status = ReduceResult::Status;
  switch (result.status) {
  case Status::Failed:
    return reportError("palindrome reduce: error: " + result.message);
  case Status::NotShown: {
    Goal shown = {result.answer.verdict, result.answer.classes.empty()
                                             ? result.answer.message
                                             : result.answer.classes.front()};
    reportError(name + ": error: the file does not show " + goal->str() +
                ", but " + shown.str());
    return ExitShortfall;
  }
  case Status::Interrupted:
    if (result.contents.empty()) {
      reportError(name + ": interrupted before anything was removed");
      return statusOfSignal(result.signal);
    }
    break;
  case Status::Reduced:
    break;
  }
  output.stream() << result.contents;
  if (!output.finish())
    return ExitUnreadable;
  TextStream os(llvm::errs());
  os << (result.status == Status::Interrupted ? "interrupted: " : "kept ")
     << printable(result.goal.str()) << ": ";
  printSizes(os, result, isMLIR);
  return result.signal ? statusOfSignal(result.signal) : ExitSuccess;
}

const Command palindrome::tools::reduceCommand = {
    "reduce",
    "FILE|FINDING --keep VERDICT[:CLASS] [options]",
    "palindrome reduce bad.ll --keep different -o small.ll",
    "Make a file smaller while a verdict on it stays",
    "Runs llvm-reduce on LLVM IR. On MLIR it runs mlir-reduce, and then "
    "removes\n"
    "ops, blocks, attributes and locations itself. Either asks workers of "
    "this\n"
    "process whether a smaller file still has the verdict. VERDICT is one of\n"
    "palindrome verify, such as crash, timeout, invalid, import-error,\n"
    "export-error or different.\n"
    "\n"
    "FINDING is a folder of palindrome fuzz. Its mutant is reduced, judged as "
    "it\n"
    "was found, and its cause is kept.\n"
    "\n"
    "CLASS keeps the reduction from another defect: a class of differences, "
    "or\n"
    "a message, whose numbers, names and types do not count. Without it, the\n"
    "first class that the file shows is kept.\n"
    "\n"
    "The verdict is on the round trip through an engine or, with --passes or\n"
    "--command, on passes or a command: crash, timeout, invalid (a verifier "
    "or\n"
    "the command rejects it), and where the prover judges whether the result\n"
    "refines the file, different. See docs/reducing.md.\n"
    "\n"
    "Exit status: 0 if the file is reduced, or cannot be any further, 1 if it\n"
    "does not have the verdict, 2 for wrong usage or an input that cannot be\n"
    "read, 128 + SIGNAL if a signal interrupts the reduction, as 129 for "
    "SIGHUP,\n"
    "130 for SIGINT and 143 for SIGTERM: OUT then has the best so far.\n",
    runReduce,
    /*actions=*/{},
    /*describe=*/nullptr,
    /*crashStatus=*/ExitUnreadable};
