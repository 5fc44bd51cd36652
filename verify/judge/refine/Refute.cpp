// The search for a counterexample of a pair: what the solver found is replayed,
// excluded where a replay does not confirm it, and searched for without the
// solver. Only what an execution has confirmed counts.

#include "verify/base/workers/WorkerPool.h"
#include "verify/judge/refine/PairCheck.h"
#include "verify/judge/refine/encode/query/ChoiceQuery.h"
#include "verify/judge/refine/replay/Minimize.h"
#include "verify/judge/refine/replay/pursuit/Pursuit.h"
#include "verify/judge/refine/structure/Structure.h"
#include <algorithm>

using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::encode;

/// The seconds for a search after a proof within a bound. Differences that this
/// leaves are rare.
static constexpr double longestSearchBeyond = 1;

/// The share of the time for runs that goes to those that follow what the
/// functions read.
static constexpr double pursuitShare = 0.5;

/// The counterexamples that fail in one part of the outcome and are tried.
static constexpr unsigned triedInputs = 2;

/// Takes over a counterexample that an execution has confirmed.
void PairCheck::accept(replay::Refutation counterexample) {
  // A program that contains these functions may never reach this input.
  std::string needed = pair.surroundings;
  if (needed.empty() && counterexample.kind == Replay::Solver)
    needed = pair.callee;
  if (!needed.empty()) {
    result.meaning = Meaning::Unknown;
    result.reason = Reason{ReasonKind::Unsupported, needed};
    return;
  }
  setWorkerStage("minimization");
  counterexample =
      replay::minimize(*pair.source, *pair.target, std::move(counterexample));
  result.meaning = Meaning::Different;
  result.reason.reset();
  result.remark = counterexample.difference.text();
  result.replay = counterexample.kind;
  result.counterexample = std::move(counterexample.shown);
  if (pair.printer)
    pair.printer->restate(pair, *result.counterexample);
}

/// Searches without the solver for `longest` seconds. Returns whether there is
/// a counterexample.
bool PairCheck::lookForCounterexample(double longest) {
  setWorkerStage("search");
  double seconds = std::min(left() * 0.9, longest);
  if (seconds <= 0)
    return false;
  std::optional<replay::OpenCase> open;
  std::optional<replay::Refutation> found = replay::search(
      *pair.source, *pair.target, options, seconds, nullptr, &open);
  if (Reason why; !found && open)
    return tryWitness(open->witness, why);
  if (found)
    accept(std::move(*found));
  return found.has_value();
}

/// Looks for a counterexample by what executions read, for `longest` seconds.
/// Returns whether there is one.
bool PairCheck::pursue(double longest) {
  // The interpreter takes `inrange` for a promise that is kept.
  if (!pair.surroundings.empty() || restrictsRanges(*pair.source, *pair.target))
    return false;
  setWorkerStage("runs");
  std::optional<replay::Refutation> found =
      replay::pursue(*pair.source, *pair.target, options,
                     std::min(left() * pursuitShare, longest));
  if (found)
    accept(std::move(*found));
  return found.has_value();
}

/// Executions run as many iterations as they take, unlike a proof within a
/// bound. Returns whether one of them refutes the pair.
bool PairCheck::lookBeyondTheBound() {
  report();
  PairResult soFar = result;
  if (!lookForCounterexample(longestSearchBeyond))
    return false;
  // What differs in no known program leaves the proof as it is.
  if (result.meaning != Meaning::Different) {
    result = std::move(soFar);
    return false;
  }
  forgetProof();
  return true;
}

/// Takes back what a proof within a bound has shown, for a counterexample
/// beyond it.
void PairCheck::forgetProof() {
  result.proof.reset();
  result.otherWay.reset();
  result.complete = true;
}

/// Whether `why`, the reason for which a witness was not confirmed, is also why
/// the pair is unknown. Any other reason is a detail of `NotReproduced`.
static bool isReasonOfPair(const Reason &why) {
  return why.kind == ReasonKind::Time || why.kind == ReasonKind::Memory ||
         why.kind == ReasonKind::GaveUp || why.kind == ReasonKind::Approximated;
}

/// The details of the `NotReproduced` that `why` leads to.
static std::string detailsOf(const Reason &why) {
  return why.kind == ReasonKind::NotReproduced ? why.what : reasonText(why);
}

/// Replays a witness. Where the source has too many choices to run it with
/// each, the solver is asked whether one of them matches. Returns whether the
/// witness is a counterexample; if not, `why` is set.
bool PairCheck::tryWitness(const Witness &witness, Reason &why) {
  setWorkerStage("replay");
  std::optional<replay::OpenCase> open;
  std::optional<replay::Refutation> found =
      replay::confirm(*pair.source, *pair.target, witness, why, &open);
  if (!found && open) {
    setWorkerStage("choices");
    if (excludesMatch(*pair.source, *pair.target, open->witness, open->ending,
                      optionsFor(0.5), why))
      found = std::move(open->shown);
    else if (!isReasonOfPair(why))
      why = {ReasonKind::NotReproduced, "too many choices: " + detailsOf(why)};
  }
  if (found)
    accept(std::move(*found));
  return found.has_value();
}

/// Excludes what `proof` failed with, after a replay that did not confirm it:
/// first its arguments, a few times, then the part of the outcome in which it
/// failed. False if there is nothing left to exclude.
static bool exclude(const Proof &proof, Exclusions &exclusions,
                    unsigned &inputs) {
  bool hasArguments =
      llvm::any_of(proof.witness.arguments,
                   [](const Leaves &argument) { return !argument.empty(); });
  if (hasArguments && inputs != triedInputs) {
    ++inputs;
    exclusions.inputs.push_back(proof.witness);
    return true;
  }
  for (OutcomePart part : proof.failing)
    if (!llvm::is_contained(exclusions.parts, part)) {
      inputs = 0;
      exclusions.parts.push_back(part);
      return true;
    }
  // It fails in several parts at once: those may be the reason that depend on
  // what is taken to correspond.
  bool isNew = false;
  for (OutcomePart part : {OutcomePart::Calls, OutcomePart::Objects})
    if (proof.failing.empty() && !llvm::is_contained(exclusions.parts, part)) {
      inputs = 0;
      exclusions.parts.push_back(part);
      isNew = true;
    }
  return isNew;
}

/// The solver has found a counterexample: confirms it, or asks for one of
/// another kind until there is none, and then searches without the solver.
void PairCheck::refute(Proof proof) {
  Exclusions exclusions;
  unsigned inputs = 0;
  while (true) {
    Reason why;
    if (tryWitness(proof.witness, why))
      return;
    if (exclusions.empty())
      result.reason = isReasonOfPair(why)
                          ? why
                          : Reason{ReasonKind::NotReproduced, detailsOf(why)};
    report();
    if (why.kind != ReasonKind::NotReproduced ||
        !exclude(proof, exclusions, inputs))
      break;
    setWorkerStage("proof");
    proof = proveRefinement(*pair.source, *pair.target, optionsFor(0.5),
                            exclusions);
    if (proof.kind == Proof::Fails)
      continue;
    if (proof.candidate && tryWitness(*proof.candidate, why))
      return;
    if (proof.reason && proof.reason->kind == ReasonKind::Approximated)
      result.reason = proof.reason;
    break;
  }
  // What follows a call that is taken for none of the source's is compared in
  // vain.
  if (result.reason->kind == ReasonKind::NotReproduced)
    if (std::optional<Reason> doubt = doubtOfParts(exclusions.parts))
      result.reason = doubt;
  report();
  lookForCounterexample(longestSearch);
}

/// Runs both functions on searched inputs, to add to the verdict so far.
PairResult PairCheck::test(PairResult soFar) {
  setWorkerStage("runs");
  result = soFar;
  replay::Tests tests;
  // The interpreter takes `inrange` for a promise that is kept.
  if (restrictsRanges(*pair.source, *pair.target))
    tests.why = "inrange";
  else if (double longest = std::min(limit, longestSearch);
           auto found = replay::pursue(*pair.source, *pair.target, options,
                                       longest * pursuitShare))
    tests.found = std::move(found);
  else
    tests = replay::test(*pair.source, *pair.target, options, options.testRuns,
                         longest * (1 - pursuitShare));
  bool isRefuted = tests.found.has_value();
  if (isRefuted)
    accept(std::move(*tests.found));
  else if (Reason why; tests.open)
    isRefuted = tryWitness(tests.open->witness, why);
  if (isRefuted && result.meaning == Meaning::Different) {
    forgetProof();
  } else if (isRefuted) {
    // The runs differ, though perhaps in no program.
    tests.runs = 0;
    tests.why = explanationOf(result);
    result = std::move(soFar);
  }
  if (result.meaning != Meaning::Different) {
    result.runs = tests.runs;
    result.untested = tests.why;
  }
  result.seconds += stopwatch.elapsed();
  return std::move(result);
}
