// palindrome fuzz: judges mutants of seeds, and replays findings.

#include "mlir/InitAllPasses.h"
#include "tools/commands/JudgedLowering.h"
#include "tools/line/OutputFile.h"
#include "tools/line/PluginOptions.h"
#include "tools/line/WorkerOptions.h"
#include "verify/base/terminal/Progress.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/seek/fuzz/FuzzReport.h"
#include "verify/seek/fuzz/mutants/MutantKinds.h"
#include "verify/seek/passes/MLIRPipeline.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::fuzz;

namespace {
/// The values of the options.
struct FuzzValues {
  std::string engine, through, format, output;
  std::string state = "palindrome-fuzz";
  WorkerOptions workers;
  PluginOptions plugins;
  std::vector<std::string> importDialects, pipelines;
  double seconds = 0;
  int64_t count = 0, seed = 1, maxBytes = 64 << 10;
  bool semantic = false, replay = false, mlir = false, bytes = false,
       lower = false;
};
} // namespace

static void addFuzzOptions(CommandLine &line, FuzzValues &values) {
  line.addSeconds("time", values.seconds,
                  "end this run after so many seconds; 0: do not");
  line.addNumber("count", "N", values.count, 0, INT64_MAX,
                 "end the campaign after N mutants; 0: do not");
  line.addNumber("seed", "N", values.seed, 0, INT64_MAX,
                 "decides all random choices");
  line.addChoice("engine", values.engine, {"native", "upstream"},
                 "the translator to fuzz: Palindrome's own or libMLIR's");
  line.addChoice("through", values.through, {"memory", "text", "bytecode"},
                 "how the MLIR in the middle travels");
  line.addFlag("mlir", values.mlir, "mutate modules of MLIR");
  line.addFlag("bytes", values.bytes, "mutate the bytes that parsers read");
  line.addFlag("lower", values.lower,
               "mutate programs of MLIR's dialects, and find functions that "
               "their lowering changes");
  line.addList("pipeline", "PASSES", values.pipelines,
               "with --lower: find functions that these passes of MLIR's "
               "change, in the place of a lowering; may be repeated");
  line.addFlag("semantic", values.semantic,
               "what is not identical is a finding only if the prover shows "
               "that it does not refine the mutant");
  line.addImportDialects(values.importDialects);
  values.workers.useAllProcessors();
  values.workers.timeoutSeconds = 10;
  values.workers.memoryLimitMB = 2048;
  values.workers.addTo(line, "mutant", "memory,memory-limit");
  line.addNumber("max-bytes", "N", values.maxBytes, 1, 1 << 30,
                 "leave out larger seeds");
  line.addString("state", "DIR", values.state,
                 "the folder of the campaign, which is resumed if it exists; "
                 "otherwise palindrome-fuzz");
  line.addFlag("replay", values.replay,
               "judge again the findings in the folders given");
  line.addChoice("format", values.format, {"text", "json"},
                 "for people, or JSON objects, one a line");
  line.addString("output,o", "FILE", values.output, "write the report to FILE");
}

static Through throughOf(llvm::StringRef name) {
  for (Through through : {Through::Text, Through::Bytecode})
    if (throughName(through) == name)
      return through;
  return Through::Memory;
}

/// The modules that come with the program: installed beside it, or in the
/// source tree that it was built in, in a folder of its own or in one of
/// several.
static std::vector<std::string> bundledSeeds(bool isLowering) {
  std::string program = llvm::sys::fs::getMainExecutable("palindrome", nullptr);
  const char *installed = isLowering ? "lowering" : "corpus",
             *inSources = isLowering ? "lowering" : "modules";
  for (auto [root, folder] : {std::pair("../../share/palindrome", installed),
                              std::pair("../../corpus", inSources),
                              std::pair("../../../corpus", inSources)}) {
    llvm::SmallString<128> path(program);
    llvm::sys::path::remove_filename(path);
    llvm::sys::path::append(path, root, folder);
    llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
    if (llvm::sys::fs::is_directory(path))
      return {path.str().str()};
  }
  return {};
}

static FuzzOptions optionsOf(const FuzzValues &values) {
  FuzzOptions options;
  options.judge.through = throughOf(values.through);
  options.judge.importDialects = values.importDialects;
  options.seed = values.seed;
  options.count = values.count;
  options.seconds = values.seconds;
  options.jobs = values.workers.jobs;
  options.timeoutSeconds = values.workers.timeoutSeconds;
  options.memoryBytes = values.workers.memoryLimitBytes();
  options.semantic = values.semantic;
  options.maxSeedBytes = values.maxBytes;
  options.state = values.state;
  options.pipelines = values.pipelines;
  return options;
}

/// Why one of `pipelines` is none, in one line; nothing if all are.
static std::optional<std::string>
findProblem(const std::vector<std::string> &pipelines) {
  if (!pipelines.empty())
    mlir::registerAllPasses();
  for (const std::string &pipeline : pipelines) {
    if (llvm::StringRef(pipeline).trim().empty())
      return "--pipeline names no pass";
    if (std::optional<std::string> problem = passes::findMLIRProblem(pipeline))
      return "--pipeline: " + *problem;
  }
  return std::nullopt;
}

/// Replays the findings in `folders`. Returns the exit status.
static int replay(llvm::ArrayRef<std::string> folders, const FuzzValues &values,
                  FuzzReport &report) {
  bool happens = false;
  for (const std::string &folder : folders) {
    llvm::Expected<StoredFinding> finding = readFinding(folder);
    if (!finding)
      return reportError(llvm::toString(finding.takeError()));
    const Engine *engine = findEngine(finding->setting.engine);
    PluginEngine withPlugins(engine ? *engine : nativeEngine(),
                             values.plugins.plugins);
    bool isLowering = finding->setting.kind == loweringKindName;
    std::optional<Lowering> lowering;
    const std::vector<std::string> &pipelines = finding->setting.pipelines;
    if (std::optional<std::string> problem = findProblem(pipelines))
      return reportError(folder + ": error: " + *problem);
    if (engine && isLowering)
      lowering = makeFuzzedLowering(*engine, pipelines);
    std::unique_ptr<MutantKind> kind =
        findMutantKind(finding->setting.kind, withPlugins, lowering);
    if (!kind || !engine)
      return reportError(folder +
                         ": error: the finding's engine or kind of mutants is "
                         "unknown to this version of palindrome");
    FuzzOptions options = optionsOf(values);
    options.judge.through = throughOf(finding->setting.through);
    options.judge.importDialects = finding->setting.importDialects;
    options.semantic = finding->setting.semantic;
    options.judge.lowering = lowering;
    MutantJudge judge(*kind, withPlugins, options);
    llvm::SmallString<128> seed(folder);
    llvm::sys::path::append(seed, finding->seed);
    JudgedMutant mutant =
        judgeMutant({judge, mutantLimits(options)}, seed, finding->steps);
    happens |= mutant.shows(finding->cause);
    report.addReplay(folder, *finding, mutant);
  }
  return happens ? ExitShortfall : ExitSuccess;
}

static llvm::StringRef kindOf(const FuzzValues &values) {
  if (values.lower)
    return loweringKindName;
  return values.mlir ? "mlir" : values.bytes ? "bytes" : "llvm";
}

static int fuzzSeeds(std::vector<std::string> paths, const FuzzValues &values,
                     FuzzReport &report) {
  if (paths.empty())
    paths = bundledSeeds(values.lower);
  if (paths.empty())
    return reportError("palindrome fuzz: error: no seeds are named, and the "
                       "modules that come with the program are not beside it");
  llvm::Expected<std::vector<std::string>> files = findModules(paths);
  if (!files)
    return reportError(llvm::toString(files.takeError()));
  PluginEngine engine(*findEngine(values.engine), values.plugins.plugins);
  FuzzOptions options = optionsOf(values);
  if (values.lower)
    options.judge.lowering = makeFuzzedLowering(engine, values.pipelines);
  std::unique_ptr<MutantKind> kind =
      findMutantKind(kindOf(values), engine, options.judge.lowering);
  Progress progress(0);
  FuzzEvents events;
  events.onFinding = [&](const Finding &finding, bool isNew) {
    if (isNew)
      report.addFinding(finding);
  };
  events.onProgress = [&](const FuzzSummary &summary) {
    progress.show(progressLine(summary));
  };
  InterruptGuard guard;
  llvm::Expected<FuzzSummary> summary =
      runCampaign(*kind, engine, *files, options, events);
  progress.clear();
  if (!summary)
    return reportError(llvm::toString(summary.takeError()));
  report.finish(*summary);
  if (interruptSignal())
    return statusOfSignal(interruptSignal());
  return countFindings(*summary, Evidence::File) ? ExitShortfall : ExitSuccess;
}

static int runFuzz(const Command &self,
                   const std::vector<std::string> &arguments) {
  CommandLine line(self);
  FuzzValues values;
  addFuzzOptions(line, values);
  if (std::optional<int> status =
          values.plugins.parse(line, arguments, 0, SIZE_MAX))
    return *status;
  if (values.mlir + values.bytes + values.lower > 1)
    return line.usageError("--mlir, --bytes and --lower exclude each other");
  if (values.lower && values.semantic)
    return line.usageError("--semantic is about round trips, not --lower");
  if (!values.pipelines.empty() && !values.lower)
    return line.usageError("--pipeline needs --lower");
  if (std::optional<std::string> problem = findProblem(values.pipelines))
    return reportError("palindrome fuzz: error: " + *problem);
  if (values.replay && line.inputs.empty())
    return line.usageError("--replay needs the folder of a finding");

  OutputFile output;
  if (!output.open(values.output, contentOf(values.format)))
    return ExitUnreadable;
  FuzzReport report(output.stream(), values.format == "json");
  int status = values.replay ? replay(line.inputs, values, report)
                             : fuzzSeeds(line.inputs, values, report);
  if (status == ExitUnreadable)
    return status;
  bool isWritten = output.finish();
  return isWritten || status == statusOfSignal(SIGPIPE) ? status
                                                        : ExitUnreadable;
}

const Command palindrome::tools::fuzzCommand = {
    "fuzz",
    "[SEED...] [options]",
    "palindrome fuzz my-modules --time 600 --state campaign",
    "Judge mutants of modules, and keep one of each kind of fault",
    "A seed is a file, or a folder that stands for the modules anywhere below\n"
    "it; by default they are the modules that come with the program. Mutants\n"
    "with features that no module before had become seeds, too. Each mutant "
    "is\n"
    "sent through the engine and back in a worker process that may crash,\n"
    "hang or eat memory without harm to the campaign.\n"
    "\n"
    "A finding is a mutant that LLVM verifies, and at which the engine "
    "crashes,\n"
    "hangs, fails, makes something invalid, or does not bring back the same.\n"
    "With --lower, a finding is a program with a function that does something\n"
    "else once it is lowered, or once the passes of a --pipeline have run.\n"
    "\n"
    "Findings are grouped by cause; the smallest mutant of each is kept as "
    "its\n"
    "seed and its mutations in STATE/findings/CAUSE, with the command that\n"
    "replays it. A campaign that ended or was killed goes on where it was "
    "when\n"
    "it is run again with the same --state. See docs/fuzzing.md.\n"
    "\n"
    "Exit status: 0 if nothing was found (or replays no longer happen), 1 if\n"
    "the campaign has findings, 2 on wrong usage or if a path cannot be read,\n"
    "128 + SIGNAL if a signal ends it, as 130 for SIGINT: the report then has\n"
    "what there is until there.\n",
    runFuzz};
