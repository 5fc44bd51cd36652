// palindrome verify: round-trips files and judges the results.

#include "palindrome/Engine.h"
#include "tools/commands/RaisingLine.h"
#include "tools/commands/verify/Inputs.h"
#include "tools/commands/verify/Run.h"
#include <cerrno>
#include <cstring>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::roundtrip;
using namespace palindrome::tools;

/// What is wrong with the options for runs of programs, in words for a usage
/// error.
static std::optional<std::string>
findProblemOfPrograms(const VerifyLine &values) {
  if (values.passes.isUsed() && !values.programs.areNone())
    return "--run and --run-command judge round trips, and no passes";
  if (values.programs.areNone() &&
      values.programs.inputPath != settle::ProgramOptions().inputPath)
    return "--run-stdin has no effect without --run or --run-command";
  return std::nullopt;
}

/// What is wrong with the options together, in words for a usage error.
static std::optional<std::string> findProblem(const VerifyLine &values,
                                              const CommandLine &line,
                                              const Command &self) {
  if (line.inputs.empty() && values.filesFrom.empty())
    return "too few arguments; expected " + std::string(self.arguments);
  if (!values.listFiles.empty() && values.recording.isUsed())
    return "--list-files judges nothing that --db could record";
  if (auto problem = values.passes.findProblem(line, values.isLowering))
    return problem;
  if (auto problem = FunctionChoice::findProblem(values.functions.get()))
    return problem;
  if (values.isRaising && values.passes.isUsed())
    return "--raise is about round trips, and no passes";
  if (values.isRaising && values.engine != nativeEngine().name())
    return "--raise is about Palindrome's own engine; leave out --engine";
  return values.baseline.findProblem();
}

/// Runs the command. With `earlier`, `arguments` are those of the run that it
/// found.
static int run(const Command &self, const std::vector<std::string> &arguments,
               const Recording *earlier) {
  CommandLine line(self);
  VerifyLine values;
  values.addTo(line);
  // The workers, which are forked later, inherit the plug-ins.
  if (std::optional<int> status =
          values.plugins.parse(line, arguments, 0, SIZE_MAX))
    return *status;

  if (auto problem = values.recording.findProblem(line))
    return line.usageError(*problem);
  if (values.recording.isToResume()) {
    auto arguments = values.recording.findRun();
    if (!arguments)
      return ExitUnreadable;
    // Nothing that they say is done before it is known to be harmless.
    CommandLine recorded(self);
    VerifyLine ignored;
    ignored.addTo(recorded);
    ignored.plugins.addTo(recorded);
    if (recorded.parse(*arguments, 0, SIZE_MAX))
      return ExitUnreadable;
    if (auto problem = values.recording.findProblemOfResuming(line, recorded))
      return line.usageError(*problem);
    return run(self, Recording::resumedArguments(line, recorded),
               &values.recording);
  }
  if (earlier)
    values.recording.takeUp(*earlier);
  values.isRaising = line.isGiven("raise");
  if (auto problem = findProblem(values, line, self))
    return line.usageError(*problem);
  if (values.isRaising) {
    PluginEngine engine(nativeEngine(), values.plugins.plugins);
    mlir::DialectRegistry registry;
    engine.registerDialects(registry);
    std::optional<int> status;
    values.raised =
        chooseDialects(line, "raise", values.raised, registry, status);
    if (status)
      return *status;
  }
  if (values.passes.isUsed() && !line.isGiven("require"))
    values.require = verdictName(Verdict::Refined);

  std::optional<Shard> shard;
  if (!values.shard.empty()) {
    llvm::Expected<Shard> found = findShard(values.shard);
    if (!found)
      return line.usageError(llvm::toString(found.takeError()));
    shard = *found;
  }
  llvm::Expected<FileSearch> found = findFiles(line.inputs, values, shard);
  if (!found)
    return reportError(llvm::toString(found.takeError()));
  if (!values.listFiles.empty())
    return listFiles(found->files, values.listFiles);

  if (auto problem = findProblemOfPrograms(values))
    return line.usageError(*problem);
  const std::string &input = values.programs.inputPath;
  if (access(input.c_str(), R_OK) != 0)
    return reportError(input + ": error: cannot read: " + strerror(errno));

  std::vector<VerifyInput> inputs = openFiles(std::move(found->files), values);
  report::ReportContext context;
  if (shard)
    context.shard = shard->name();
  return runJudging(values, line, std::move(inputs), found->leftOut,
                    std::move(context));
}

static int runVerify(const Command &self,
                     const std::vector<std::string> &arguments) {
  return run(self, arguments, /*earlier=*/nullptr);
}

const Command palindrome::tools::verifyCommand = {
    "verify",
    "PATH... [options]",
    "palindrome verify my-modules --require=refined",
    "Round-trip every module below the paths and judge what came back",
    "A directory stands for the .ll, .bc, .mlir and .mlirbc files anywhere\n"
    "below it. LLVM IR is imported and exported, and compared with itself;\n"
    "MLIR is exported, imported and exported again; the exports are "
    "compared,\n"
    "and the MLIR that came back with the original up to a normal form; the\n"
    "weaker verdict is the file's. Each file is judged in a worker process\n"
    "that may crash, hang or eat memory without harm to the run.\n"
    "--raise raises what is imported, as `palindrome import --raise` does, "
    "and\n"
    "lowers it again, before it is exported.\n"
    "--lower first lowers MLIR as `palindrome export --lower` does, and "
    "what\n"
    "that makes takes the place of the original. --split-input-file judges\n"
    "each part of a file as if it was a file, named FILE:LINE. The modules "
    "of\n"
    "a bitcode file with several, FILE#1, FILE#2 ..., are judged apart, and "
    "so\n"
    "are those of archives, LIB.a(MEMBER), and those that are embedded in\n"
    "objects, libraries and programs.\n"
    "\n"
    "Verdicts, the best first: identical (both print the same), isomorphic\n"
    "(the same graph; names, order or spelling differ), equivalent (each\n"
    "function refines its counterpart, both ways), refined (each function\n"
    "that came back refines the original), tested (runs of what is not "
    "proved\n"
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
    "With --baseline, a file passes that falls short as the baseline says, "
    "or\n"
    "by less (docs/verify.md).\n"
    "lower-error (MLIR's passes do not lower it); import-error, "
    "export-error,\n"
    "invalid, crash and timeout are the engine's fault; unreadable is the\n"
    "input's.\n"
    "\n"
    "Exit status: 0 if every file passed, 1 if one fell short or\n"
    "--skip-unreadable left none to judge, 2 on wrong usage or if a path\n"
    "cannot be read. A file that cannot be read among others, such as one\n"
    "without permission or one of a list that is missing, is unreadable; "
    "the\n"
    "others are judged, and the status is 2 unless the file passes by\n"
    "--skip-unreadable or the baseline. 128 + SIGNAL if a signal ends the "
    "run,\n"
    "as 129 for SIGHUP, 130 for SIGINT and 143 for SIGTERM: the report then "
    "has\n"
    "the files that were judged until there, and says so; 141 if nobody "
    "reads\n"
    "the output.\n",
    runVerify};
