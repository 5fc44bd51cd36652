// Judges many files in worker processes.

#include "palindrome/Verify.h"
#include "palindrome/Engine.h"
#include "verify/roundtrip/ResultJSON.h"
#include "verify/workers/WorkerPool.h"
#include <chrono>

using namespace palindrome;

/// The result of one file, however the worker's job ended.
static FileResult resultOf(JobOutcome outcome) {
  FileResult result;
  switch (outcome.kind) {
  case JobOutcome::Kind::Crashed:
  case JobOutcome::Kind::OutOfMemory:
    result.verdict = Verdict::Crash;
    result.message = std::move(outcome.text);
    return result;
  case JobOutcome::Kind::TimedOut:
    result.verdict = Verdict::Timeout;
    result.message = std::move(outcome.text);
    return result;
  case JobOutcome::Kind::Done:
    break;
  }
  if (std::optional<FileResult> parsed = parseResult(outcome.text))
    return *parsed;
  result.verdict = Verdict::Crash;
  result.message = "the worker's answer is garbled";
  return result;
}

static FileResult judgeInput(const Judge &judge, const VerifyInput &input) {
  if (!input.contents)
    return judge.judgeFile(input.path);
  if (!input.line)
    return judge.judgeBuffer(*input.contents);
  // Empty lines stand for the lines before the part, so that messages have the
  // right ones.
  std::string text(input.line - 1, '\n');
  text += input.text;
  return judge.judgeBuffer({text, input.path});
}

VerifySummary
palindrome::verifyFiles(llvm::ArrayRef<VerifyInput> inputs,
                        const Engine &engine, const VerifyOptions &options,
                        llvm::function_ref<void(const FileResult &)> deliver) {
  VerifySummary summary;
  if (options.judge.withStats)
    summary.stats.emplace();
  WorkerLimits limits;
  limits.workers = options.jobs;
  limits.timeoutSeconds = options.timeoutSeconds;
  limits.memoryBytes = options.memoryLimitBytes;
  JudgeOptions judge = options.judge;
  judge.onStage = setWorkerStage;
  const Judge oneByOne(engine, judge);

  auto start = std::chrono::steady_clock::now();
  summary.peakBytes = runInWorkers(
      inputs.size(), limits,
      [&](size_t index) {
        return formatResult(judgeInput(oneByOne, inputs[index]));
      },
      [&](size_t index, JobOutcome outcome) {
        FileResult result = resultOf(std::move(outcome));
        // Bytes of a name that are not UTF-8 do not survive JSON.
        result.path = inputs[index].name();
        result.engine = engine.name().str();
        ++summary.counts[size_t(result.verdict)];
        ++summary.files;
        if (result.stats && summary.stats)
          addCensus(*summary.stats, *result.stats);
        deliver(result);
      });
  summary.wallSeconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  return summary;
}
