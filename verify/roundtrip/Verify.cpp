// Judges many files in worker processes.

#include "palindrome/Verify.h"
#include "palindrome/Engine.h"
#include "verify/io/LLVMReader.h"
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

FileResult palindrome::withBuffer(
    const VerifyInput &input,
    llvm::function_ref<FileResult(llvm::MemoryBufferRef)> judge) {
  if (!input.contents) {
    Diagnostic error;
    if (std::unique_ptr<llvm::MemoryBuffer> read = readInput(input.path, error))
      return judge(*read);
    FileResult result;
    result.verdict = Verdict::Unreadable;
    result.message = error.within(input.path);
    return result;
  }
  if (!input.line)
    return judge(*input.contents);
  // Empty lines stand for the lines before the part, so that messages have the
  // right ones.
  std::string text(input.line - 1, '\n');
  text += input.text;
  return judge({text, input.path});
}

VerifySummary
palindrome::verifyFiles(llvm::ArrayRef<VerifyInput> inputs,
                        const Engine &engine, const VerifyOptions &options,
                        llvm::function_ref<void(const FileResult &)> deliver) {
  JudgeOptions judgeOptions = options.judge;
  judgeOptions.onStage = setWorkerStage;
  const Judge judge(engine, judgeOptions);
  return verifyFiles(
      inputs, engine, options,
      [&](const VerifyInput &input) {
        return withBuffer(input, [&](llvm::MemoryBufferRef buffer) {
          return judge.judgeBuffer(buffer);
        });
      },
      deliver);
}

VerifySummary palindrome::verifyFiles(
    llvm::ArrayRef<VerifyInput> inputs, const Engine &engine,
    const VerifyOptions &options,
    llvm::function_ref<FileResult(const VerifyInput &)> judge,
    llvm::function_ref<void(const FileResult &)> deliver) {
  VerifySummary summary;
  if (options.judge.withStats)
    summary.stats.emplace();
  WorkerLimits limits;
  limits.workers = options.jobs;
  limits.timeoutSeconds = options.timeoutSeconds;
  limits.memoryBytes = options.memoryLimitBytes;
  auto start = std::chrono::steady_clock::now();
  summary.peakBytes = runInWorkers(
      inputs.size(), limits,
      [&](size_t index) {
        setWorkerStage("parse");
        return formatResult(judge(inputs[index]));
      },
      [&](size_t index, JobOutcome outcome) {
        FileResult result = resultOf(std::move(outcome));
        // Bytes of a name that are not UTF-8 do not survive JSON.
        result.path = inputs[index].name();
        result.engine = engine.name().str();
        ++summary.counts[size_t(result.verdict)];
        ++summary.files;
        auto count = [&](const SettledSymbol &symbol) {
          ++summary.settled;
          summary.cached += symbol.isCached;
        };
        if (result.settled)
          llvm::for_each(*result.settled, count);
        if (result.passes)
          llvm::for_each(result.passes->pairs, count);
        if (result.stats && summary.stats)
          addCensus(*summary.stats, *result.stats);
        if (result.passes) {
          if (!summary.passes)
            summary.passes.emplace();
          summary.passes->add(*result.passes);
        }
        deliver(result);
      });
  summary.wallSeconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  return summary;
}
