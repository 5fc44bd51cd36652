// Many pairs, in worker processes that may be killed for time or memory.

#include "verify/refine/Check.h"
#include "verify/refine/PairJSON.h"
#include "verify/workers/WorkerPool.h"
#include <algorithm>
#include <chrono>

using namespace palindrome;
using namespace palindrome::refine;

/// The result of a pair that a worker was given, whatever became of it.
static PairResult resultOf(const Pair &pair, const JobOutcome &outcome,
                           const RefineOptions &options) {
  using Kind = JobOutcome::Kind;
  std::optional<PairResult> parsed =
      parsePair(outcome.kind == Kind::Done ? outcome.text : outcome.interim);
  if (outcome.kind == Kind::Done && parsed)
    return *parsed;
  // What was known before the worker went stays known.
  bool decided = parsed && parsed->meaning != Meaning::Unknown;
  PairResult result = parsed.value_or(PairResult());
  result.nameA = pair.nameA;
  result.nameB = pair.nameB;
  if (decided)
    return result;
  switch (outcome.kind) {
  case Kind::TimedOut:
    result.seconds = options.timeoutSeconds;
    // A reason of its own says more than that the search went on to the end.
    if (!result.reason)
      result.reason = Reason{ReasonKind::Time};
    break;
  case Kind::OutOfMemory:
    result.reason = Reason{ReasonKind::Memory};
    break;
  case Kind::Crashed:
    result.reason = Reason{ReasonKind::Crash, outcome.text};
    break;
  case Kind::Done:
    result.reason = Reason{ReasonKind::Crash, "the worker's answer is garbled"};
    break;
  }
  return result;
}

void palindrome::refine::checkPairs(
    llvm::ArrayRef<Pair> pairs, const RefineOptions &options,
    llvm::function_ref<void(const PairResult &)> deliver) {
  WorkerLimits limits;
  limits.workers = options.jobs;
  limits.timeoutSeconds = options.timeoutSeconds;
  limits.memoryBytes = options.memoryBytes;
  // What a solver leaves behind would count against the next pair.
  limits.recycleBytes = options.memoryBytes / 4;
  runInWorkers(
      pairs.size(), limits,
      [&](size_t index) {
        auto tellInterim = [](const PairResult &result) {
          setInterimResult(formatPair(result));
        };
        return formatPair(checkPair(pairs[index], options, tellInterim));
      },
      [&](size_t index, JobOutcome outcome) {
        deliver(resultOf(pairs[index], outcome, options));
      });
}

void Overall::add(const PairResult &result) {
  meaning = std::max(meaning, result.meaning);
  ++pairs;
  ++counts[unsigned(result.meaning)];
  structural += result.structural;
  if (result.meaning <= Meaning::Refined && !result.complete) {
    bound = complete ? result.bound : std::min(bound, result.bound);
    complete = false;
  }
}
