// Judges many files in worker processes.

#include "palindrome/Verify.h"
#include "palindrome/Engine.h"
#include "verify/base/io/Content.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/io/ShellWord.h"
#include "verify/base/workers/InOrder.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/run/roundtrip/InterimResult.h"
#include "verify/run/roundtrip/ResultJSON.h"
#include "llvm/ADT/StringExtras.h"
#include <chrono>

using namespace palindrome;
using namespace palindrome::roundtrip;

/// The result of one file, however the worker's job ended. What it had judged
/// before stays.
static FileResult resultOf(JobOutcome outcome) {
  FileResult result = parseResult(outcome.interim).value_or(FileResult());
  // LLVM's and MLIR's readers report some errors in a file by ending.
  if (outcome.stage == stages::parse && !outcome.fatalError.empty()) {
    result.verdict = Verdict::Unreadable;
    result.message = "LLVM's reader ends: " + outcome.fatalError;
    return result;
  }
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

/// Reads `input` and returns what `judge` makes of it.
static FileResult
withBuffer(const VerifyInput &input,
           llvm::function_ref<FileResult(llvm::MemoryBufferRef)> judge) {
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> buffer = input.read();
  if (buffer)
    return judge(**buffer);
  FileResult result;
  result.verdict = Verdict::Unreadable;
  result.message = llvm::toString(buffer.takeError());
  return result;
}

std::string WrongLowering::textFor(llvm::StringRef function) const {
  std::string text;
  if (!pipeline.empty())
    text = "// palindrome verify smallest.mlir --pipeline " +
           shellWord(pipeline) + "\n";
  text += "// palindrome run --interpret --entry " +
          function.drop_front().str() + " smallest.mlir --";
  for (const std::string &argument : arguments)
    text += " " + shellWord(argument);
  return text + "\n" + module + "\n";
}

std::string SettledSymbol::loweredBy() const {
  return wrong && !wrong->passes.empty() ? llvm::join(wrong->passes, " or ")
                                         : "the lowering";
}

const SettledSymbol *FileResult::wronglyLowered() const {
  if (lowered)
    for (const SettledSymbol &symbol : *lowered)
      if (symbol.verdict == Verdict::Different)
        return &symbol;
  return nullptr;
}

void VerifySummary::add(const FileResult &result) {
  ++counts[size_t(result.verdict)];
  ++files;
  known += result.isKnown;
  if (result.baseline)
    ++standings[size_t(result.baseline->standing)];
  auto count = [&](const SettledSymbol &symbol) {
    ++settled;
    cached += symbol.isCached;
  };
  if (result.settled)
    llvm::for_each(*result.settled, count);
  if (result.sides && result.sides->settled)
    llvm::for_each(*result.sides->settled, count);
  if (result.lowered)
    for (const SettledSymbol &symbol : *result.lowered)
      ++lowered[size_t(symbol.verdict)];
  if (result.passes) {
    llvm::for_each(result.passes->pairs, count);
    if (!passes)
      passes.emplace();
    passes->add(*result.passes);
  }
  if (result.stats) {
    if (!stats)
      stats.emplace();
    addCensus(*stats, *result.stats);
  }
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
      [&](llvm::MemoryBufferRef buffer) { return judge.judgeBuffer(buffer); },
      deliver);
}

/// What `judge` makes of a file, in a worker. A recorded result is found
/// again, and the parent learns the digest even if the worker dies.
static FileResult
judgeInput(const VerifyInput &input, const VerifyOptions &options,
           llvm::function_ref<FileResult(llvm::MemoryBufferRef)> judge) {
  return withBuffer(input, [&](llvm::MemoryBufferRef buffer) {
    if (!options.findKnown)
      return judge(buffer);
    std::string content = contentDigest(buffer.getBuffer());
    beginInterimResult(content);
    if (auto known = options.findKnown(input.name(), content)) {
      known->isKnown = true;
      return std::move(*known);
    }
    FileResult result = judge(buffer);
    result.content = content;
    return result;
  });
}

VerifySummary palindrome::verifyFiles(
    llvm::ArrayRef<VerifyInput> inputs, const Engine &engine,
    const VerifyOptions &options,
    llvm::function_ref<FileResult(llvm::MemoryBufferRef)> judge,
    llvm::function_ref<void(const FileResult &)> deliver) {
  VerifySummary summary;
  if (options.judge.withStats)
    summary.stats.emplace();
  WorkerLimits limits;
  limits.workers = options.jobs;
  limits.timeoutSeconds = options.timeoutSeconds;
  limits.holdsThroughout = options.limitsSettling;
  limits.memoryBytes = options.memoryLimitBytes;
  auto start = std::chrono::steady_clock::now();

  InOrder<FileResult> results;
  auto isOver = [&] { return options.isOver && options.isOver(); };
  auto pass = [&](size_t, const FileResult &result) {
    if (isOver())
      return;
    summary.add(result);
    deliver(result);
  };
  // What a result says of its file, however it was found.
  auto complete = [&](size_t index, FileResult &result) {
    // Bytes of a name that are not UTF-8 do not survive JSON.
    const VerifyInput &input = inputs[index];
    result.path = input.name();
    if (result.path != input.path && !input.line)
      result.container = input.path;
    result.engine = engine.name().str();
  };
  WorkerEvents events;
  if (options.onPartial)
    events.onInterim = [&](size_t index, llvm::StringRef text) {
      std::optional<FileResult> result = parseResult(text);
      if (!result || !result->passes)
        return;
      complete(index, *result);
      result->isPartial = true;
      result->verdict = Verdict::Unknown;
      result->message = "judged in part so far";
      options.onPartial(*result);
    };
  summary.peakBytes = runUnordered(
      inputs.size(), limits,
      [&](size_t index) {
        setWorkerStage(stages::parse);
        return formatResult(judgeInput(inputs[index], options, judge));
      },
      [&](size_t index, JobOutcome outcome) {
        double seconds = outcome.seconds;
        FileResult result = resultOf(std::move(outcome));
        complete(index, result);
        if (!result.isKnown)
          result.seconds.total = seconds;
        result.isUnread =
            result.verdict == Verdict::Unreadable && !inputs[index].canBeRead();
        if (options.onResult)
          options.onResult(result);
        results.add(index, std::move(result), pass);
      },
      isOver, events);
  results.finish(pass);
  if (summary.files < inputs.size())
    summary.partial =
        PartialRun{interruptSignal() ? PartialRun::Reason::Interrupted
                                     : PartialRun::Reason::FailFast,
                   interruptName(), inputs.size()};
  summary.wallSeconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  return summary;
}
