// Judges many pairs, those that need a proof in worker processes, which are
// killed when they exceed a limit of time or memory.

#include "verify/base/workers/WorkerPool.h"
#include "verify/judge/refine/Check.h"
#include "verify/judge/refine/PairJSON.h"
#include "verify/judge/refine/ProofCache.h"
#include "verify/judge/refine/program/Terms.h"
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
    result.seconds = outcome.seconds;
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

namespace {
/// Judges pairs, first without and then with tests.
class Checks {
public:
  Checks(llvm::ArrayRef<FunctionPair> pairs, const RefineOptions &options,
         const PairEvents &events)
      : pairs(pairs), options(options), events(events), keys(pairs.size()) {}

  void prove(llvm::function_ref<void(const PairResult &)> deliver);
  void test(std::vector<PairResult> &results);

private:
  std::vector<size_t> lookUp(std::vector<std::optional<PairResult>> &known);
  WorkerLimits limits() const;
  /// Whether a pair may have had less time than its limit.
  bool isLate() const {
    return options.end && std::chrono::steady_clock::now() >= *options.end;
  }
  /// The events of the workers that judge the pairs `open`.
  WorkerEvents eventsFor(const std::vector<size_t> &open) const;

  llvm::ArrayRef<FunctionPair> pairs;
  const RefineOptions &options;
  const PairEvents &events;
  /// Those of pairs that need a proof.
  std::vector<std::optional<proofs::Digest>> keys;
};
} // namespace

WorkerLimits Checks::limits() const {
  WorkerLimits limits;
  limits.workers = options.jobs;
  limits.timeoutSeconds = options.timeoutSeconds;
  limits.isProcessorTime = true;
  limits.end = options.end;
  limits.memoryBytes = options.memoryBytes;
  // Memory that a solver has not returned would count against the next pair.
  limits.recycleBytes = options.memoryBytes / 4;
  return limits;
}

WorkerEvents Checks::eventsFor(const std::vector<size_t> &open) const {
  WorkerEvents result;
  if (events.onBegin)
    result.onBegin = [&](size_t job) { events.onBegin(open[job]); };
  result.onWait = events.onWait;
  return result;
}

/// Adds kept results of pairs that need a proof to `known`. Returns the pairs
/// that are left.
std::vector<size_t>
Checks::lookUp(std::vector<std::optional<PairResult>> &known) {
  std::vector<size_t> open;
  std::optional<ProofKeys> maker;
  for (auto [index, result] : llvm::enumerate(known)) {
    if (result)
      continue;
    if (options.proofs) {
      if (!maker)
        maker.emplace(options);
      keys[index] = maker->of(pairs[index]);
      if (keys[index])
        result = findResult(pairs[index], *keys[index], options);
    }
    if (!result)
      open.push_back(index);
  }
  return open;
}

void Checks::prove(llvm::function_ref<void(const PairResult &)> deliver) {
  // Only proofs need a worker, in which something could go wrong. Results are
  // delivered in order.
  std::vector<std::optional<PairResult>> known;
  known.reserve(pairs.size());
  for (const FunctionPair &pair : pairs)
    known.push_back(checkWithoutProof(pair, options));
  const std::vector<size_t> open = lookUp(known);
  size_t delivered = 0;
  auto deliverKnown = [&](size_t until) {
    for (; delivered < until && known[delivered]; ++delivered)
      deliver(*known[delivered]);
    return delivered == until;
  };
  if (open.empty()) {
    deliverKnown(pairs.size());
    return;
  }
  runInWorkers(
      open.size(), limits(),
      [&](size_t job) {
        auto deliverInterim = [](const PairResult &result) {
          setInterimResult(formatPair(result));
        };
        return formatPair(checkPair(pairs[open[job]], options, deliverInterim));
      },
      [&](size_t job, JobOutcome outcome) {
        size_t index = open[job];
        PairResult result = resultOf(pairs[index], outcome, options);
        if (keys[index] && !isLate())
          keepResult(pairs[index], result, *keys[index], options);
        // An interrupt may have left a pair before this one without a result.
        if (!deliverKnown(index))
          return;
        deliver(result);
        ++delivered;
      },
      eventsFor(open));
  deliverKnown(pairs.size());
}

/// Tests those pairs that are testable, and adds to their results.
void Checks::test(std::vector<PairResult> &results) {
  std::vector<size_t> open;
  for (auto [index, pair, result] : llvm::enumerate(pairs, results)) {
    if (!isTestable(pair, result))
      continue;
    std::optional<proofs::Digest> &key = keys[index];
    if (key)
      key = keyOfTests(*key, options.testRuns);
    std::optional<PairResult> kept;
    if (key)
      kept = findResult(pair, *key, options);
    if (kept)
      result = std::move(*kept);
    else
      open.push_back(index);
  }
  if (open.empty())
    return;
  WorkerLimits longer = limits();
  // A run may be long, and the time is looked at after each.
  longer.timeoutSeconds *= 2;
  runInWorkers(
      open.size(), longer,
      [&](size_t job) {
        size_t index = open[job];
        return formatPair(testPair(pairs[index], options, results[index]));
      },
      [&](size_t job, JobOutcome outcome) {
        PairResult &result = results[open[job]];
        result.isCached = false;
        std::optional<PairResult> tested;
        if (outcome.kind == JobOutcome::Kind::Done)
          tested = parsePair(outcome.text);
        if (!tested) {
          PairResult failure = resultOf(pairs[open[job]], outcome, options);
          result.runs = 0;
          result.untested = explanationOf(failure);
          return;
        }
        result = std::move(*tested);
        result.isCached = false;
        if (const auto &key = keys[open[job]]; key && !isLate())
          keepResult(pairs[open[job]], result, *key, options);
      },
      eventsFor(open));
}

void palindrome::refine::checkPairs(
    llvm::ArrayRef<FunctionPair> pairs, const RefineOptions &options,
    llvm::function_ref<void(const PairResult &)> deliver,
    const PairEvents &events) {
  Checks checks(pairs, options, events);
  size_t next = 0;
  auto deliverInTerms = [&](PairResult result) {
    const FunctionPair &pair = pairs[next++];
    if (std::optional<Counterexample> &shown = result.counterexample;
        shown && !pair.printer)
      addProgramTerms(*pair.source, *pair.target, *shown);
    deliver(result);
  };
  if (options.testRuns == 0)
    return checks.prove(deliverInTerms);
  std::vector<PairResult> results;
  results.reserve(pairs.size());
  checks.prove([&](const PairResult &result) { results.push_back(result); });
  // An interrupt leaves pairs without a result.
  if (results.size() == pairs.size())
    checks.test(results);
  llvm::for_each(results, deliverInTerms);
}

void Overall::end(uint64_t planned) {
  if (pairs < planned)
    meaning = std::max(meaning, Meaning::Unknown);
}

void Overall::add(const PairResult &result) {
  meaning = std::max(meaning, result.meaning);
  ++pairs;
  bool isBounded = result.meaning <= Meaning::Refined && !result.complete;
  ++(isBounded ? bounded : counts[unsigned(result.meaning)]);
  structural += result.structural;
  cached += result.isCached;
  if (isBounded) {
    bound = complete ? result.bound : std::min(bound, result.bound);
    complete = false;
  }
}
