// palindrome bench: compares the times of both engines and of cloning.

#include "palindrome/Verify.h"
#include "tools/line/CommandLine.h"
#include "tools/line/OutputFile.h"
#include "tools/line/WorkerOptions.h"
#include "verify/bench/BenchReport.h"
#include "verify/roundtrip/Progress.h"

using namespace palindrome;

static int run(const Command &self, const std::vector<std::string> &arguments) {
  CommandLine line(self);
  std::string format, output;
  int64_t repeats = 5;
  WorkerOptions workers;
  workers.timeoutSeconds = 600;
  line.addNumber("repeats", "N", repeats, 1, 1000000,
                 "how often each file is timed; the median counts");
  workers.addTo(line);
  line.addChoice("format", format, {"text", "json"},
                 "for people, or JSON objects, one a line");
  line.addString("output,o", "FILE", output, "write the report to FILE");
  if (std::optional<int> status = line.parse(arguments, 1, SIZE_MAX))
    return *status;

  llvm::Expected<std::vector<std::string>> files = findModules(line.inputs);
  if (!files)
    return reportError(llvm::toString(files.takeError()));
  OutputFile out;
  if (!out.open(output))
    return ExitUnreadable;

  WorkerLimits limits;
  limits.workers = workers.jobs;
  limits.timeoutSeconds = workers.timeoutSeconds;
  limits.memoryBytes = workers.memoryLimitBytes();
  BenchReport report(out.stream(),
                     format == "json" ? BenchFormat::JSON : BenchFormat::Text,
                     repeats);
  Progress progress(llvm::errs(), files->size());
  uint64_t done = 0, skipped = 0;
  benchFiles(*files, repeats, limits,
             [&](llvm::StringRef path, const FileBench &bench) {
               skipped += !bench.skipped.empty();
               if (!bench.skipped.empty() || format == "json")
                 progress.clear();
               report.add(path, bench);
               out.stream().flush();
               progress.update(++done, skipped);
             });
  progress.clear();
  report.finish();
  return out.finish() ? ExitSuccess : ExitUnreadable;
}

const Command palindrome::benchCommand = {
    "bench", "PATH... [options]",
    "Time the native and the upstream translators on the same files",
    "Times, in one run: parsing; native import and export; upstream import\n"
    "(expensive warnings off) and export (verification off); LLVM's and "
    "MLIR's\n"
    "verifiers; and the floor: llvm::CloneModule of the parsed module and\n"
    "clone() of the MLIR module that native import made. Each repeat goes\n"
    "through all of these. Only files count that both engines get through, to\n"
    "modules that verify; the others are listed with the reason.\n"
    "\n"
    "Exit status: 0 whatever the times are, 2 on wrong usage or if a path\n"
    "cannot be read.\n",
    run};
