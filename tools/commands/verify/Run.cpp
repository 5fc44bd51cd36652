// Judges the files of a run of palindrome verify, and reports the results.

#include "tools/commands/verify/Run.h"
#include "tools/commands/verify/Leftovers.h"
#include "tools/commands/verify/PassVerification.h"
#include "tools/commands/verify/RunStatus.h"
#include "tools/line/OutputFile.h"
#include "verify/base/terminal/Progress.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/run/raising/RaisingEngine.h"
#include "llvm/Support/Path.h"

using namespace palindrome;
using namespace palindrome::report;
using namespace palindrome::tools;

/// How far the judgement of a file is.
static std::string nowAt(const FileResult &result) {
  return (llvm::Twine(llvm::sys::path::filename(result.path)) + ", " +
          llvm::Twine(result.passes->pairs.size()) + " changes judged")
      .str();
}

namespace {
class Run {
public:
  Run(VerifyLine &values, const CommandLine &line,
      const std::vector<VerifyInput> &inputs, Judging judging,
      ReportContext context)
      : values(values), line(line), inputs(inputs), judging(std::move(judging)),
        context(std::move(context)),
        withPlugins(*findEngine(values.engine), values.plugins.plugins),
        counts(this->judging.requirement),
        progress(values.isQuiet ? 0 : inputs.size()) {
    if (values.isRaising)
      raisingEngine.emplace(withPlugins, values.raised);
  }

  ~Run() { values.recording.close(); }

  /// Returns the exit status. Ends `leftovers` before the report does, since
  /// that may wait for a reader for long, until a second signal comes.
  int run(const LeftOut &leftOut, Leftovers &leftovers);

private:
  /// Fills in the context, and opens what the run reads and records; false
  /// after reporting an error.
  bool open();
  void deliver(FileResult result);
  const Engine &engine() const {
    return raisingEngine ? static_cast<const Engine &>(*raisingEngine)
                         : withPlugins;
  }
  VerifySummary judge();
  /// Ends what the run records; false after reporting an error.
  bool finish(const VerifySummary &summary);

  VerifyLine &values;
  const CommandLine &line;
  const std::vector<VerifyInput> &inputs;
  Judging judging;
  ReportContext context;
  PluginEngine withPlugins;
  std::optional<raising::RaisingEngine> raisingEngine;
  std::unique_ptr<PassVerification> passes;
  OutputFile output;
  std::unique_ptr<Reporter> reporter;
  RunStatus counts;
  Progress progress;
  uint64_t done = 0;
  std::array<uint64_t, numStandings> standings{};
};
} // namespace

bool Run::open() {
  if (values.passes.isUsed()) {
    judging.options.judge.onStage = setWorkerStage;
    passes =
        makePassVerification(values.passes, values.lowering.get(), engine(),
                             judging.options.judge, judging.refine);
    if (!passes)
      return false;
  }
  if (!output.open(values.output, contentOf(values.format)))
    return false;
  context.requirement = judging.requirement;
  context.command = line.givenOptions(
      {"format", "output", "shard", "files-from", "exclude", "fail-fast",
       "slowest", "quiet", "jobs", "db", "resume", "again", "baseline",
       "update-baseline", "warnings"});
  context.version = PALINDROME_VERSION;
  context.hasParts = values.isSplitting;
  context.subject = values.subject();
  context.colour = output.hasColour();
  context.slowest = unsigned(values.slowest);
  context.isQuiet = values.isQuiet;
  if (!values.baseline.open(context))
    return false;
  if (values.recording.isUsed()) {
    if (!values.recording.begin(line, values.plugins.paths(), context))
      return false;
    values.recording.applyTo(judging.options, [&](FileResult &result) {
      values.baseline.match(result);
    });
  }
  if (progress.isEnabled())
    judging.options.onPartial = [this,
                                 record = std::move(judging.options.onPartial)](
                                    const FileResult &result) {
      if (record)
        record(result);
      progress.update(done, counts.countShortfalls(), nowAt(result));
    };
  if (values.isFailingFast)
    judging.options.isOver = [&] { return counts.countShortfalls() != 0; };
  reporter = findReportFormat(values.format)->create(output.stream(), context);
  return true;
}

void Run::deliver(FileResult result) {
  if (passes)
    passes->reduce(result);
  values.baseline.match(result);
  values.baseline.note(result);
  if (result.baseline)
    ++standings[size_t(result.baseline->standing)];
  counts.add(result);
  reporter->add(result);
  progress.update(++done, counts.countShortfalls());
}

VerifySummary Run::judge() {
  auto take = [&](const FileResult &result) { deliver(result); };
  if (!passes)
    return verifyFiles(inputs, engine(), judging.options, take);
  return verifyFiles(
      inputs, engine(), judging.options,
      [&](llvm::MemoryBufferRef buffer) { return passes->judge(buffer); },
      take);
}

bool Run::finish(const VerifySummary &summary) {
  // A run that did not end is one to go on with by --resume.
  bool isRecorded = summary.partial
                        ? values.recording.leaveOpen()
                        : values.recording.end(summary, counts.countPassed());
  if (!isRecorded)
    return false;
  if (summary.partial && interruptSignal()) {
    values.baseline.leave();
    return true;
  }
  return values.baseline.finish(/*isWhole=*/!summary.partial &&
                                context.shard.empty());
}

int Run::run(const LeftOut &leftOut, Leftovers &leftovers) {
  if (!open())
    return ExitUnreadable;
  VerifySummary summary = judge();
  leftovers.end();
  progress.clear();
  summary.standings = standings;
  summary.leftOut = leftOut;
  reporter->finish(summary);
  bool isWritten = output.finish();
  if (raisingEngine && !values.isQuiet)
    reportError("note: " + raisingEngine->describeCounts());
  // Nobody reads the report: no error of writing it is reported.
  if (interruptSignal() == SIGPIPE)
    return statusOfSignal(SIGPIPE);
  if (!isWritten || !finish(summary))
    return ExitUnreadable;
  if (summary.partial && interruptSignal())
    return statusOfSignal(interruptSignal());
  return counts.status(summary);
}

int palindrome::tools::runJudging(VerifyLine &values, const CommandLine &line,
                                  std::vector<VerifyInput> inputs,
                                  const LeftOut &leftOut,
                                  ReportContext context) {
  // Until here, a signal ends the process: there is nothing to report.
  InterruptGuard guard;
  Leftovers leftovers;
  if (!values.programs.areNone() && !leftovers.collect())
    return ExitUnreadable;
  std::optional<Judging> judging = makeJudging(values, inputs.size());
  if (!judging)
    return ExitUnreadable;
  // By default, proofs and runs have limits of their own alone.
  judging->options.limitsSettling = line.isGiven("timeout");
  return Run(values, line, inputs, std::move(*judging), std::move(context))
      .run(leftOut, leftovers);
}
