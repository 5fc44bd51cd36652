// palindrome verify: round-trips files and judges the results.

#include "palindrome/Verify.h"
#include "tools/commands/BaselineLine.h"
#include "tools/commands/PassLine.h"
#include "tools/commands/Recording.h"
#include "tools/line/LoweringLine.h"
#include "tools/line/OutputFile.h"
#include "tools/line/PluginOptions.h"
#include "tools/line/ProofCacheOption.h"
#include "tools/line/WorkerOptions.h"
#include "verify/report/Reporter.h"
#include "verify/roundtrip/FileList.h"
#include "verify/roundtrip/Progress.h"
#include "verify/settle/Programs.h"
#include "verify/settle/Settle.h"
#include "verify/settle/mlir/SettleMLIR.h"
#include "verify/workers/WorkerPool.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include <cerrno>
#include <cstring>
#include <unistd.h>

using namespace palindrome;

namespace {
/// The values of the options.
struct Values {
  std::string engine, through, format, require, requireMLIR, output;
  std::string shard, filesFrom, listFiles;
  WorkerOptions workers;
  PluginOptions plugins;
  int64_t differences = 1000;
  bool skipUnreadable = false, withStats = false;
  bool isLowering = false, isSplitting = false;
  double semanticTimeout = 5;
  int64_t testRuns = 200, runTimeout = 10;
  settle::ProgramOptions programs;
  ProofCacheOption cache;
  LoweringLine lowering;
  PassLine passes;
  Recording recording;
  BaselineLine baseline;
  std::vector<std::string> importDialects;
};
} // namespace

/// The values of --require: the verdicts on a round trip that `judgeFile` can
/// return.
static std::vector<std::string> requirableVerdicts() {
  std::vector<std::string> names;
  for (Verdict verdict :
       {Verdict::Identical, Verdict::Isomorphic, Verdict::Equivalent,
        Verdict::Refined, Verdict::Tested, Verdict::Different,
        Verdict::Unknown})
    names.push_back(verdictName(verdict).str());
  return names;
}

static void addOptions(CommandLine &line, Values &values) {
  line.addChoice("engine", values.engine, {"native", "upstream"},
                 "the translator to judge: Palindrome's own or libMLIR's");
  line.addChoice("through", values.through, {"memory", "text", "bytecode"},
                 "how the MLIR in the middle travels");
  line.addChoice("require", values.require, requirableVerdicts(),
                 "the weakest verdict that passes; with passes: refined");
  std::vector<std::string> mlirVerdicts = requirableVerdicts();
  mlirVerdicts.insert(mlirVerdicts.begin(), "same");
  line.addChoice("require-mlir", values.requireMLIR, mlirVerdicts,
                 "the same for the MLIR side of .mlir files");
  line.addImportDialects(values.importDialects);
  values.passes.addTo(line);
  line.addFlag("lower", values.isLowering,
               "first convert other dialects of .mlir files to llvm, by MLIR's "
               "passes");
  values.lowering.addTo(line);
  line.addFlag("split-input-file", values.isSplitting,
               "judge the parts of a file between lines '// -----' apart");
  line.addFlag(
      "skip-unreadable", values.skipUnreadable,
      "let files pass that do not parse or do not verify, if others are "
      "judged");
  values.workers.useAllProcessors();
  values.workers.addTo(line);
  line.addSeconds(
      "semantic-timeout", values.semanticTimeout,
      "processor time for the proof of one function, with "
      "--require=equivalent, refined or tested, and of passes; 0: no "
      "limit");
  values.cache.addTo(line);
  line.addNumber("test-runs", "N", values.testRuns, 1, 1000000,
                 "with --require=tested: the runs of each function that is not "
                 "proved");
  line.addOptionalList("run", "[=ARGS]", values.programs.runs,
                       "run a program that came back different, compiled, and "
                       "its original with ARGS; compare what they print");
  line.addList(
      "run-command", "CMD", values.programs.commands,
      "the same by a command of the shell, which has the module's path "
      "in place of {}");
  line.addString("run-stdin", "FILE", values.programs.inputPath,
                 "the standard input of these runs");
  line.addNumber("run-timeout", "SECONDS", values.runTimeout, 0, 1000000,
                 "time limit for one of these runs; 0: none");
  line.addNumber("differences", "N", values.differences, 1, 1 << 30,
                 "how many differences to look for in one file");
  line.addFlag("stats", values.withStats,
               "count, by kind, how much metadata the import models");
  line.addString("shard", "K/N", values.shard,
                 "judge only the K-th of N parts of the files, which follow "
                 "from their contents; auto, auto/N: K and N, or K, of the job "
                 "on a cluster (docs/cluster.md)");
  line.addString("files-from", "LIST", values.filesFrom,
                 "judge the files that LIST names, a line each; -: stdin");
  line.addString("list-files", "LIST", values.listFiles,
                 "judge nothing, but write the names of the files to LIST, for "
                 "--files-from, each with what its shard follows from");
  values.recording.addTo(line);
  values.baseline.addTo(line);
  std::vector<std::string> formats;
  std::string descriptions = "the form of the report";
  for (const ReportFormat &format : reportFormats()) {
    formats.push_back(format.name.str());
    descriptions += "; " + format.name.str() + ": " + format.description.str();
  }
  line.addChoice("format", values.format, formats, descriptions.c_str());
  line.addString("output,o", "FILE", values.output, "write the report to FILE");
}

/// The options that say what is judged, for a baseline.
static std::string subjectOf(const Values &values) {
  std::string text = "--engine=" + values.engine;
  if (values.through != "memory")
    text += " --through=" + values.through;
  if (values.isLowering)
    text += " --lower";
  if (values.isSplitting)
    text += " --split-input-file";
  if (!values.importDialects.empty())
    text += " --import-dialects=" + llvm::join(values.importDialects, ",");
  return text + values.passes.subject();
}

static Through findThrough(llvm::StringRef name) {
  if (name == "text")
    return Through::Text;
  return name == "bytecode" ? Through::Bytecode : Through::Memory;
}

/// Whether `required` needs proofs or runs of what came back different.
static bool asksForMeaning(Verdict required) {
  return required >= Verdict::Equivalent && required <= Verdict::Tested;
}

/// What the prover is asked for by `required`, of one side of a file.
static RefineOptions refineOptionsFor(const Values &values, Verdict required) {
  RefineOptions refine;
  refine.timeoutSeconds = values.semanticTimeout;
  refine.memoryBytes = values.workers.memoryLimitBytes();
  refine.bothWays = required == Verdict::Equivalent;
  if (required == Verdict::Tested)
    refine.testRuns = values.testRuns;
  return refine;
}

/// How a module that came back different is settled; nothing if it is not.
static std::function<void(const llvm::Module &, const llvm::Module &,
                          FileResult &)>
settlerFor(const Values &values, const RefineOptions &refine,
           Verdict required) {
  bool isProved = asksForMeaning(required);
  settle::ProgramOptions programs = values.programs;
  programs.timeoutSeconds = double(values.runTimeout);
  if (!isProved && programs.areNone())
    return nullptr;
  return [isProved, refine, programs](const llvm::Module &original,
                                      const llvm::Module &back,
                                      FileResult &result) {
    if (isProved)
      settle::settle(original, back, refine, result);
    if (!programs.areNone())
      settle::settleByPrograms(original, back, programs, result);
  };
}

/// The same for modules of MLIR.
static std::function<void(mlir::ModuleOp, mlir::ModuleOp, BothSides &)>
settlerForMLIR(const Values &values, proofs::ProofStore *proofs,
               Verdict required) {
  if (!asksForMeaning(required))
    return nullptr;
  settle::MLIRSettling settling;
  settling.refine = refineOptionsFor(values, required);
  settling.refine.proofs = proofs;
  settling.lowering = values.lowering.get();
  settling.timeoutSeconds = values.workers.timeoutSeconds;
  settling.registerDialects = [&values](mlir::DialectRegistry &registry) {
    PluginEngine(nativeEngine(), values.plugins.plugins)
        .registerDialects(registry);
  };
  return [settling](mlir::ModuleOp original, mlir::ModuleOp back,
                    BothSides &sides) {
    settle::settleMLIR(original, back, settling, sides);
  };
}

/// The files below `paths` and those of the list `filesFrom`, if it is not
/// empty; of these, the ones in `shard`.
static llvm::Expected<std::vector<std::string>>
findFiles(const std::vector<std::string> &paths, const std::string &filesFrom,
          const std::optional<Shard> &shard) {
  llvm::Expected<std::vector<std::string>> files = findModules(paths);
  if (!files)
    return files;
  if (shard)
    keepShard(*files, *shard);
  if (!filesFrom.empty()) {
    llvm::Expected<std::vector<std::string>> listed =
        readFileList(filesFrom, shard);
    if (!listed)
      return listed;
    files->insert(files->end(), std::make_move_iterator(listed->begin()),
                  std::make_move_iterator(listed->end()));
  }
  files->shrink_to_fit();
  return files;
}

/// Whether the system lets this process read the file of `input`. A pipe or a
/// device is not touched: it can be read only once.
static bool canBeRead(const VerifyInput &input) {
  namespace fs = llvm::sys::fs;
  if (input.contents || input.path == "-")
    return true;
  fs::file_status status;
  if (fs::status(input.path, status))
    return false;
  if (status.type() == fs::file_type::directory_file)
    return false;
  if (status.type() != fs::file_type::regular_file)
    return true;
  llvm::Expected<fs::file_t> file = fs::openNativeFileForRead(input.path);
  if (!file) {
    llvm::consumeError(file.takeError());
    return false;
  }
  return !fs::closeFile(*file);
}

/// Writes the list of `files` to the file `path`.
static int listFiles(const std::vector<std::string> &files,
                     const std::string &path) {
  OutputFile output;
  if (!output.open(path))
    return ExitUnreadable;
  if (llvm::Error error = writeFileList(files, output.stream()))
    return reportError(llvm::toString(std::move(error)));
  return output.finish() ? ExitSuccess : ExitUnreadable;
}

/// Runs the command. With `earlier`, `arguments` are those of the run that it
/// found.
static int runVerify(const Command &self,
                     const std::vector<std::string> &arguments,
                     const Recording *earlier = nullptr) {
  CommandLine line(self);
  Values values;
  addOptions(line, values);
  // The workers, which are forked later, inherit the plug-ins.
  if (std::optional<int> status =
          values.plugins.parse(line, arguments, 0, SIZE_MAX))
    return *status;

  if (std::optional<std::string> problem = values.recording.findProblem(line))
    return line.usageError(*problem);
  if (values.recording.isToResume()) {
    auto resumed = values.recording.resume(line);
    return resumed ? runVerify(self, *resumed, &values.recording)
                   : ExitUnreadable;
  }
  if (earlier)
    values.recording.takeUp(*earlier);
  if (line.inputs.empty() && values.filesFrom.empty())
    return line.usageError("too few arguments; expected " +
                           std::string(self.arguments));
  if (!values.listFiles.empty() && values.recording.isUsed())
    return line.usageError(
        "--list-files judges nothing that --db could record");

  if (std::optional<std::string> problem = values.passes.findProblem(line))
    return line.usageError(*problem);
  if (std::optional<std::string> problem = values.baseline.findProblem())
    return line.usageError(*problem);
  if (values.passes.isUsed() && !line.isGiven("require"))
    values.require = verdictName(Verdict::Refined);

  std::optional<Shard> shard;
  if (!values.shard.empty()) {
    llvm::Expected<Shard> found = findShard(values.shard);
    if (!found)
      return line.usageError(llvm::toString(found.takeError()));
    shard = *found;
  }
  llvm::Expected<std::vector<std::string>> files =
      findFiles(line.inputs, values.filesFrom, shard);
  if (!files)
    return reportError(llvm::toString(files.takeError()));
  if (!values.listFiles.empty())
    return listFiles(*files, values.listFiles);

  const std::string &input = values.programs.inputPath;
  if (values.passes.isUsed() && !values.programs.areNone())
    return line.usageError("--run and --run-command judge round trips, and no "
                           "passes");
  if (values.programs.areNone() && input != settle::ProgramOptions().inputPath)
    return line.usageError("--run-stdin has no effect without --run or "
                           "--run-command");
  if (access(input.c_str(), R_OK) != 0)
    return reportError(input + ": error: cannot read: " + strerror(errno));

  // Millions of names take too much memory for two copies.
  std::vector<VerifyInput> inputs =
      values.isSplitting
          ? splitInputs(*files)
          : std::vector<VerifyInput>(std::make_move_iterator(files->begin()),
                                     std::make_move_iterator(files->end()));
  *files = {};
  OpenedInputs opened = openContainers(std::move(inputs), values.workers.jobs);
  inputs = std::move(opened.inputs);
  for (const std::string &note : opened.notes)
    reportError(note);
  ReportContext context;
  if (shard)
    context.shard = shard->name();

  VerifyOptions options;
  options.judge.through = findThrough(values.through);
  options.judge.maxDifferences = values.differences;
  options.judge.withStats = values.withStats;
  options.judge.importDialects = values.importDialects;
  if (values.isLowering)
    options.judge.lowering = values.lowering.forVerify();
  options.jobs = values.workers.jobs;
  options.timeoutSeconds = values.workers.timeoutSeconds;
  options.memoryLimitBytes = values.workers.memoryLimitBytes();
  Verdict required = *findVerdict(values.require);
  RefineOptions refine = refineOptionsFor(values, required);
  const Verdict requiredOfMLIR =
      findVerdict(values.requireMLIR).value_or(required);
  if (asksForMeaning(required) || asksForMeaning(requiredOfMLIR) ||
      values.passes.isUsed()) {
    if (!values.cache.prepareForWorkers())
      return ExitUnreadable;
    refine.proofs = values.cache.store();
  }
  options.judge.settle = settlerFor(values, refine, required);
  options.judge.settleMLIR =
      settlerForMLIR(values, refine.proofs, requiredOfMLIR);
  Requirement requirement{required, requiredOfMLIR, values.skipUnreadable};

  PluginEngine engine(*findEngine(values.engine), values.plugins.plugins);
  std::unique_ptr<PassJudge> passes;
  if (values.passes.isUsed()) {
    options.judge.onStage = setWorkerStage;
    passes = values.passes.makeJudge(engine, options.judge, refine,
                                     values.lowering.get());
    if (!passes)
      return ExitUnreadable;
  }

  OutputFile output;
  if (!output.open(values.output))
    return ExitUnreadable;
  llvm::raw_ostream &os = output.stream();
  context.requirement = requirement;
  context.command = line.givenOptions({"format", "output", "shard",
                                       "files-from", "jobs", "db", "resume",
                                       "again", "baseline", "update-baseline"});
  context.version = PALINDROME_VERSION;
  context.hasParts = values.isSplitting;
  context.subject = subjectOf(values);
  context.colour = os.has_colors();
  if (!values.baseline.open(context))
    return ExitUnreadable;
  if (values.recording.isUsed()) {
    if (!values.recording.begin(line, values.plugins.paths(), context))
      return ExitUnreadable;
    values.recording.applyTo(
        options, [&](FileResult &result) { values.baseline.match(result); });
  }
  const ReportFormat &format = *findReportFormat(values.format);
  std::unique_ptr<Reporter> reporter = format.create(os, context);

  Progress progress(llvm::errs(), inputs.size());
  uint64_t done = 0, shortfalls = 0;
  bool hasUnread = false; // Whether a file that fell short cannot be read.
  std::array<uint64_t, numStandings> standings{};
  auto deliver = [&](FileResult result) {
    values.passes.reduce(result, engine);
    values.baseline.match(result);
    values.baseline.note(result);
    if (result.baseline)
      ++standings[size_t(result.baseline->standing)];
    shortfalls += !requirement.passes(result);
    // The results come in the order of the inputs.
    hasUnread |= result.verdict == Verdict::Unreadable &&
                 !requirement.passes(result) && !canBeRead(inputs[done]);
    // The report and the progress bar may go to the same terminal.
    if (format.isLive &&
        (!requirement.isMet(result) || values.format == "json"))
      progress.clear();
    reporter->add(result);
    progress.update(++done, shortfalls);
  };
  auto judgePasses = [&](llvm::MemoryBufferRef buffer) {
    return passes->judge(buffer);
  };
  VerifySummary summary =
      passes ? verifyFiles(inputs, engine, options, judgePasses, deliver)
             : verifyFiles(inputs, engine, options, deliver);
  progress.clear();
  summary.standings = standings;
  reporter->finish(summary);
  if (!output.finish() || !values.recording.end(summary, done - shortfalls) ||
      !values.baseline.finish(/*isWhole=*/context.shard.empty()))
    return ExitUnreadable;
  if (hasUnread)
    return ExitUnreadable;
  return shortfalls || requirement.skipsAll(summary) ? ExitShortfall
                                                     : ExitSuccess;
}

static int run(const Command &self, const std::vector<std::string> &arguments) {
  return runVerify(self, arguments);
}

const Command palindrome::verifyCommand = {
    "verify", "PATH... [options]",
    "Round-trip every module below the paths and judge what came back",
    "A directory stands for the .ll, .bc, .mlir and .mlirbc files anywhere\n"
    "below it. LLVM IR is imported and exported, and compared with itself;\n"
    "MLIR is exported, imported and exported again; the exports are compared,\n"
    "and the MLIR that came back with the original up to a normal form; the\n"
    "weaker verdict is the file's. Each file is judged in a worker process\n"
    "that may crash, hang or eat memory without harm to the run.\n"
    "--lower first lowers MLIR as `palindrome export --lower` does, and what\n"
    "that makes takes the place of the original. --split-input-file judges\n"
    "each part of a file as if it was a file, named FILE:LINE. The modules of\n"
    "a bitcode file with several, FILE#1, FILE#2 ..., are judged apart, and "
    "so\n"
    "are those of archives, LIB.a(MEMBER), and those that are embedded in\n"
    "objects, libraries and programs.\n"
    "\n"
    "Verdicts, the best first: identical (both print the same), isomorphic\n"
    "(the same graph; names, order or spelling differ), equivalent (each\n"
    "function refines its counterpart, both ways), refined (each function\n"
    "that came back refines the original), tested (runs of what is not proved\n"
    "showed no difference), different, unknown. Whether what is not "
    "isomorphic\n"
    "means the same is asked where --require is equivalent, refined or "
    "tested,\n"
    "of both sides of MLIR; of whole programs with --run, which calls main\n"
    "with ARGS, and with --run-command (docs/verify.md).\n"
    "--pipeline and --opt-passes judge passes in the place of a round trip:\n"
    "each function that they changed against what it was before, or with\n"
    "--each-pass before each pass (docs/verify.md). A pass that fails is a\n"
    "pass-error.\n"
    "With --baseline, a file passes that falls short as the baseline says, or\n"
    "by less (docs/verify.md).\n"
    "lower-error (MLIR's passes do not lower it); import-error, export-error,\n"
    "invalid, crash and timeout are the engine's fault; unreadable is the\n"
    "input's.\n"
    "\n"
    "Exit status: 0 if every file passed, 1 if one fell short or\n"
    "--skip-unreadable left none to judge, 2 on wrong usage or if a path\n"
    "cannot be read. A file that cannot be read among others, such as one\n"
    "without permission or one of a list that is missing, is unreadable; the\n"
    "others are judged, and the status is 2 unless the file passes by\n"
    "--skip-unreadable or the baseline.\n",
    run};
