// palindrome verify: round-trips files and judges the results.

#include "palindrome/Verify.h"
#include "tools/LoweringLine.h"
#include "tools/OutputFile.h"
#include "tools/PluginOptions.h"
#include "tools/WorkerOptions.h"
#include "verify/roundtrip/Progress.h"
#include "verify/roundtrip/Reporter.h"
#include <thread>

using namespace palindrome;

namespace {
/// The values of the options.
struct Values {
  std::string engine, through, format, require, requireMLIR, shard, output;
  WorkerOptions workers;
  PluginOptions plugins;
  int64_t differences = 1000;
  bool skipUnreadable = false, withStats = false;
  bool isLowering = false, isSplitting = false;
  LoweringLine lowering;
  std::vector<std::string> importDialects;
};
} // namespace

/// The values of --require: the verdicts on a round trip that `judgeFile` can
/// return.
static std::vector<std::string> requirableVerdicts() {
  std::vector<std::string> names;
  for (Verdict verdict : {Verdict::Identical, Verdict::Isomorphic,
                          Verdict::Different, Verdict::Unknown})
    names.push_back(verdictName(verdict).str());
  return names;
}

static void addOptions(CommandLine &line, Values &values) {
  line.addChoice("engine", values.engine, {"native", "upstream"},
                 "the translator to judge: Palindrome's own or libMLIR's");
  line.addChoice("through", values.through, {"memory", "text", "bytecode"},
                 "how the MLIR in the middle travels");
  line.addChoice("require", values.require, requirableVerdicts(),
                 "the weakest verdict that passes");
  std::vector<std::string> mlirVerdicts = requirableVerdicts();
  mlirVerdicts.insert(mlirVerdicts.begin(), "same");
  line.addChoice("require-mlir", values.requireMLIR, mlirVerdicts,
                 "the same for the MLIR side of .mlir files");
  line.addImportDialects(values.importDialects);
  line.addFlag("lower", values.isLowering,
               "first convert other dialects of .mlir files to llvm, by MLIR's "
               "passes");
  values.lowering.addTo(line);
  line.addFlag("split-input-file", values.isSplitting,
               "judge the parts of a file between lines '// -----' apart");
  line.addFlag("skip-unreadable", values.skipUnreadable,
               "let files pass that do not parse or do not verify");
  values.workers.jobs = std::max(1u, std::thread::hardware_concurrency());
  values.workers.addTo(line);
  line.addNumber("differences", "N", values.differences, 1, 1 << 30,
                 "how many differences to look for in one file");
  line.addFlag("stats", values.withStats,
               "count, by kind, how much metadata the import models");
  line.addString("shard", "K/N", values.shard,
                 "judge only each N-th file, beginning with the K-th");
  line.addChoice("format", values.format, {"text", "json"},
                 "for people, or JSON objects, one a line");
  line.addString("output,o", "FILE", values.output, "write the report to FILE");
}

/// Reduces `files` to those of the shard `text`, such as "2/3"; false if `text`
/// is not a shard.
static bool takeShard(llvm::StringRef text, std::vector<std::string> &files) {
  if (text.empty())
    return true;
  uint64_t shard, shards;
  auto [first, second] = text.split('/');
  if (first.getAsInteger(10, shard) || second.getAsInteger(10, shards) ||
      shard < 1 || shard > shards)
    return false;
  std::vector<std::string> kept;
  for (size_t i = shard - 1; i < files.size(); i += shards)
    kept.push_back(std::move(files[i]));
  files = std::move(kept);
  return true;
}

static Through findThrough(llvm::StringRef name) {
  if (name == "text")
    return Through::Text;
  return name == "bytecode" ? Through::Bytecode : Through::Memory;
}

static int run(const Command &self, const std::vector<std::string> &arguments) {
  CommandLine line(self);
  Values values;
  addOptions(line, values);
  // The workers, which are forked later, inherit the plug-ins.
  if (std::optional<int> status =
          values.plugins.parse(line, arguments, 1, SIZE_MAX))
    return *status;

  llvm::Expected<std::vector<std::string>> files = findModules(line.inputs);
  if (!files)
    return reportError(llvm::toString(files.takeError()));
  if (!takeShard(values.shard, *files))
    return line.usageError("--shard must be K/N with 1 <= K <= N");

  std::vector<VerifyInput> inputs =
      values.isSplitting
          ? splitInputs(*files)
          : std::vector<VerifyInput>(files->begin(), files->end());

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
  Requirement requirement{required,
                          findVerdict(values.requireMLIR).value_or(required),
                          values.skipUnreadable};

  OutputFile output;
  if (!output.open(values.output))
    return ExitUnreadable;
  llvm::raw_ostream &os = output.stream();
  std::unique_ptr<Reporter> reporter =
      values.format == "json"
          ? createJSONReporter(os, requirement)
          : createTextReporter(os, requirement, os.has_colors());

  Progress progress(llvm::errs(), inputs.size());
  uint64_t done = 0, shortfalls = 0;
  PluginEngine engine(*findEngine(values.engine), values.plugins.plugins);
  VerifySummary summary =
      verifyFiles(inputs, engine, options, [&](const FileResult &result) {
        bool met = requirement.isMet(result);
        shortfalls += !met;
        // The report and the progress bar may go to the same terminal.
        if (!met || values.format == "json")
          progress.clear();
        reporter->add(result);
        progress.update(++done, shortfalls);
      });
  progress.clear();
  reporter->finish(summary);
  if (!output.finish())
    return ExitUnreadable;
  return shortfalls ? ExitShortfall : ExitSuccess;
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
    "each part of a file as if it was a file, named FILE:LINE.\n"
    "\n"
    "Verdicts, the best first: identical (both print the same), isomorphic\n"
    "(the same graph; names, order or spelling differ), different, unknown;\n"
    "lower-error (MLIR's passes do not lower it); import-error, export-error,\n"
    "invalid, crash and timeout are the engine's fault; unreadable is the\n"
    "input's.\n"
    "\n"
    "Exit status: 0 if every file passed, 1 if one fell short, 2 on wrong\n"
    "usage or if a path cannot be read.\n",
    run};
