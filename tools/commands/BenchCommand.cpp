// palindrome bench: compares the times of both engines and of cloning.

#include "palindrome/Verify.h"
#include "tools/commands/Commit.h"
#include "tools/line/CommandLine.h"
#include "tools/line/OutputFile.h"
#include "tools/line/WorkerOptions.h"
#include "verify/base/terminal/Progress.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/run/bench/BenchReport.h"
#include "verify/run/roundtrip/FileSearch.h"

using namespace palindrome;
using namespace palindrome::bench;
using namespace palindrome::tools;

static int runBench(const Command &self,
                    const std::vector<std::string> &arguments) {
  CommandLine line(self);
  std::string format, output, groupBy, against;
  int64_t repeats = 5;
  WorkerOptions workers;
  workers.timeoutSeconds = 600;
  line.addNumber("repeats", "N", repeats, 1, 1000000,
                 "how often each file is timed; the median counts");
  workers.addTo(line);
  line.addChoice("format", format, {"text", "json"},
                 "for people, or JSON objects, one a line");
  line.addString("output,o", "FILE", output, "write the report to FILE");
  line.addString("group-by", "WHAT", groupBy,
                 "also report each group of files: those of a folder (folder), "
                 "with and without debug info (debug-info), or by what the "
                 "group in parentheses of a regular expression matches in "
                 "their paths");
  line.suggest("group-by", {"folder", "debug-info"});
  line.addString("against", "FILE", against,
                 "compare with an earlier run on the same machine, of which "
                 "FILE is the report by --format=json");
  if (std::optional<int> status = line.parse(arguments, 1, SIZE_MAX))
    return *status;

  BenchSettings settings;
  settings.format = format == "json" ? BenchFormat::JSON : BenchFormat::Text;
  settings.repeats = static_cast<unsigned>(repeats);
  settings.environment = BenchEnvironment::ofThisMachine();
  settings.environment.version = PALINDROME_VERSION;
  settings.environment.commit = buildCommit().str();
  if (line.isGiven("group-by")) {
    llvm::Expected<Grouping> grouping = Grouping::parse(groupBy);
    if (!grouping)
      return line.usageError("--group-by: " +
                             llvm::toString(grouping.takeError()));
    settings.grouping.emplace(std::move(*grouping));
  }
  // Before hours of measuring, since it may be no report.
  if (line.isGiven("against")) {
    llvm::Expected<EarlierBench> earlier = EarlierBench::read(against);
    if (!earlier)
      return reportError(llvm::toString(earlier.takeError()));
    settings.earlier.emplace(std::move(*earlier));
  }

  roundtrip::FileSearch search;
  if (llvm::Error error = search.add(line.inputs))
    return reportError(llvm::toString(std::move(error)));
  if (llvm::Error error = search.findUnlistable())
    return reportError(llvm::toString(std::move(error)));
  search.dropRepeated();
  for (const std::string &text : roundtrip::describe(search.leftOut))
    reportError("palindrome bench: note: " + text);
  const std::vector<std::string> &files = search.files;
  InterruptGuard guard;
  OutputFile out;
  if (!out.open(output, contentOf(format)))
    return ExitUnreadable;

  WorkerLimits limits;
  limits.workers = workers.jobs;
  limits.timeoutSeconds = workers.timeoutSeconds;
  limits.memoryBytes = workers.memoryLimitBytes();
  settings.planned = files.size();
  BenchReport report(out.stream(), std::move(settings));
  Progress progress(files.size());
  uint64_t done = 0, skipped = 0;
  uint64_t peakBytes =
      benchFiles(files, static_cast<unsigned>(repeats), limits,
                 [&](llvm::StringRef path, const FileBench &bench) {
                   skipped += !bench.skipped.empty();
                   report.add(path, bench);
                   out.stream().flush();
                   progress.update(++done, skipped);
                 });
  progress.clear();
  report.finish(peakBytes);
  bool isWritten = out.finish();
  if (interruptSignal())
    return statusOfSignal(interruptSignal());
  if (!isWritten)
    return ExitUnreadable;
  // Times of nothing are not what was asked for.
  return skipped == files.size() ? ExitShortfall : ExitSuccess;
}

const Command palindrome::tools::benchCommand = {
    "bench",
    "PATH... [options]",
    "palindrome bench my-modules",
    "Time the native and the upstream translators on the same files",
    "Times, in one run: parsing; native import and export; upstream import\n"
    "(expensive warnings off) and export (verification off); LLVM's and "
    "MLIR's\n"
    "verifiers; and the floor: llvm::CloneModule of the parsed module and\n"
    "clone() of the MLIR module that native import made. Each repeat goes\n"
    "through all of these, in a worker that keeps to one processor, and the\n"
    "engines take turns in coming first. The times are those of the "
    "processor.\n"
    "Upstream's import frees the parsed module, of which the time is measured\n"
    "by itself and taken off. Only files count that both engines get through, "
    "to\n"
    "modules that verify; the others are listed with the reason.\n"
    "\n"
    "With --against, the files that count in both runs and have the same\n"
    "contents are compared. \"by floor\" is the change beyond that of the "
    "floor,\n"
    "which is not Palindrome's code: it leaves out how busy the machine was.\n"
    "\n"
    "Exit status: 0 whatever the times are, 1 if no file could be timed, 2 on\n"
    "wrong usage, if a path cannot be read, or if FILE is not such a report;\n"
    "128 + SIGNAL if a signal ends it, as 130 for SIGINT: the report then has\n"
    "the files until there.\n",
    runBench};
