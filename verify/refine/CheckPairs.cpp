// Judges many pairs in worker processes, which are killed when they exceed a
// limit of time or memory.

#include "verify/refine/Check.h"
#include "verify/refine/PairJSON.h"
#include "verify/workers/WorkerPool.h"
#include <algorithm>

using namespace palindrome;
using namespace palindrome::refine;

/// The result of a pair, whether its worker finished, crashed or was killed.
static PairResult resultOf(const FunctionPair &pair, const JobOutcome &outcome,
                           const RefineOptions &options) {
  using Kind = JobOutcome::Kind;
  std::optional<PairResult> parsed =
      parsePair(outcome.kind == Kind::Done ? outcome.text : outcome.interim);
  if (outcome.kind == Kind::Done && parsed)
    return *parsed;
  // A worker that proved refinement may have been killed while it asked for
  // equivalence: what it had proved holds.
  bool decided = parsed && parsed->meaning != Meaning::Unknown;
  PairResult result = parsed.value_or(PairResult());
  result.sourceName = pair.sourceName;
  result.targetName = pair.targetName;
  if (decided)
    return result;
  switch (outcome.kind) {
  case Kind::TimedOut:
    result.seconds = options.timeoutSeconds;
    // If the proof has failed for another reason before, only the search for a
    // counterexample ran out of time.
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
    llvm::ArrayRef<FunctionPair> pairs, const RefineOptions &options,
    llvm::function_ref<void(const PairResult &)> deliver) {
  // Functions of the same text need no worker, in which something could go
  // wrong. Results are delivered in order.
  std::vector<size_t> risky;
  std::vector<std::optional<PairResult>> known(pairs.size());
  for (size_t index = 0; index < pairs.size(); ++index) {
    known[index] = checkText(pairs[index]);
    if (!known[index])
      risky.push_back(index);
  }
  size_t delivered = 0;
  auto deliverKnown = [&](size_t until) {
    for (; delivered < until; ++delivered)
      deliver(*known[delivered]);
  };
  WorkerLimits limits;
  limits.workers = options.jobs;
  limits.timeoutSeconds = options.timeoutSeconds;
  limits.isProcessorTime = true;
  limits.memoryBytes = options.memoryBytes;
  // Memory that a solver has not returned would count against the next pair.
  limits.recycleBytes = options.memoryBytes / 4;
  if (risky.empty())
    return deliverKnown(pairs.size());
  runInWorkers(
      risky.size(), limits,
      [&](size_t job) {
        auto deliverInterim = [](const PairResult &result) {
          setInterimResult(formatPair(result));
        };
        return formatPair(
            checkPair(pairs[risky[job]], options, deliverInterim));
      },
      [&](size_t job, JobOutcome outcome) {
        size_t index = risky[job];
        deliverKnown(index);
        deliver(resultOf(pairs[index], outcome, options));
        ++delivered;
      });
  deliverKnown(pairs.size());
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
