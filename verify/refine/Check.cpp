// One pair, from what is plain to what takes a solver.

#include "verify/refine/Check.h"
#include "verify/refine/Structure.h"
#include "verify/refine/encode/query/ChoiceQuery.h"
#include "verify/refine/encode/query/Encode.h"
#include "verify/refine/replay/Replay.h"
#include "verify/workers/WorkerPool.h"
#include "llvm/IR/Function.h"
#include <algorithm>
#include <chrono>

using namespace palindrome;
using namespace palindrome::refine;

/// What a proof may take of a pair's time, so that there is some left to look
/// for a counterexample.
static constexpr double proofShare = 0.7;
/// A search that found nothing in this many seconds hardly ever does later.
static constexpr double longestSearch = 5;

namespace {
class PairCheck {
public:
  PairCheck(const Pair &pair, const RefineOptions &options,
            llvm::function_ref<void(const PairResult &)> tellInterim)
      : pair(pair), options(options), tellInterim(tellInterim) {}

  PairResult run();

private:
  using Clock = std::chrono::steady_clock;

  double elapsed() const {
    return std::chrono::duration<double>(Clock::now() - start).count();
  }
  /// The seconds left; many if there is no limit.
  double left() const {
    return options.timeoutSeconds > 0 ? options.timeoutSeconds - elapsed()
                                      : 1e9;
  }

  /// Tells what is known so far.
  void tell() {
    result.seconds = elapsed();
    tellInterim(result);
  }
  void decide();
  void refute(const Proof &proof);
  bool lookForCounterexample();
  bool tryWitness(const Witness &witness, Reason &why);
  void adopt(const Judgement &judgement);
  void accept(Counterexample counterexample);
  void askTheOtherWay();
  RefineOptions optionsFor(double share) const;

  const Pair &pair;
  const RefineOptions &options;
  llvm::function_ref<void(const PairResult &)> tellInterim;
  Clock::time_point start = Clock::now();
  PairResult result;
};
} // namespace

/// The options of one question, which may take `share` of the time left.
RefineOptions PairCheck::optionsFor(double share) const {
  RefineOptions mine = options;
  if (options.timeoutSeconds > 0)
    mine.timeoutSeconds = std::max(0.1, left() * share);
  return mine;
}

void PairCheck::accept(Counterexample counterexample) {
  if (!pair.surroundings.empty()) {
    // A program with these functions in it may never come there.
    result.meaning = Meaning::Unknown;
    result.reason = Reason{ReasonKind::Unsupported, pair.surroundings};
    return;
  }
  result.meaning = Meaning::Different;
  result.reason.reset();
  result.remark = std::move(counterexample.reason);
  result.replay = counterexample.kind;
  result.witness = std::move(counterexample.text);
}

bool PairCheck::lookForCounterexample() {
  setWorkerStage("search");
  double seconds = std::min(left() * 0.9, longestSearch);
  if (seconds <= 0)
    return false;
  std::optional<OpenCase> open;
  std::optional<Counterexample> found =
      search(*pair.a, *pair.b, options, seconds, nullptr, &open);
  if (Reason why; !found && open)
    return tryWitness(open->witness, why);
  if (found)
    accept(std::move(*found));
  return found.has_value();
}

/// Whether `why` a witness was not confirmed is the reason of the pair, too.
/// Any other is a detail of `NotReproduced`.
static bool isReasonOfPair(const Reason &why) {
  return why.kind == ReasonKind::Time || why.kind == ReasonKind::Memory ||
         why.kind == ReasonKind::Approximated;
}

/// The details of `NotReproduced` where the reason is `why`.
static std::string detailsOf(const Reason &why) {
  return why.kind == ReasonKind::NotReproduced ? why.what : reasonText(why);
}

/// Runs a witness; where A has too many choices to try each, asks the solver.
bool PairCheck::tryWitness(const Witness &witness, Reason &why) {
  setWorkerStage("replay");
  std::optional<OpenCase> open;
  std::optional<Counterexample> found =
      replay(*pair.a, *pair.b, witness, why, &open);
  if (!found && open) {
    setWorkerStage("choices");
    if (excludesMatch(*pair.a, *pair.b, open->witness, open->ending,
                      optionsFor(0.5), why))
      found = std::move(open->shown);
    else if (!isReasonOfPair(why))
      why = {ReasonKind::NotReproduced, "too many choices: " + detailsOf(why)};
  }
  if (found)
    accept(std::move(*found));
  return found.has_value();
}

/// The solver has a counterexample: sees whether it is one.
void PairCheck::refute(const Proof &proof) {
  Reason why;
  if (tryWitness(proof.witness, why))
    return;
  result.reason = isReasonOfPair(why)
                      ? why
                      : Reason{ReasonKind::NotReproduced, detailsOf(why)};
  tell();
  lookForCounterexample();
}

/// B refines A; asks whether A refines B.
void PairCheck::askTheOtherWay() {
  if (!options.bothWays || result.meaning != Meaning::Refined ||
      pair.judgement.meaning != Meaning::Equivalent)
    return;
  tell();
  setWorkerStage("the other way");
  RefineOptions swapped = optionsFor(0.9);
  std::swap(swapped.unrollA, swapped.unrollB);
  Proof proof = proveRefinement(*pair.b, *pair.a, swapped);
  if (proof.kind == Proof::Holds) {
    // A bounded proof would take from what is known in full.
    if (!proof.complete && result.complete)
      return;
    result.otherWay = true;
    result.meaning = Meaning::Equivalent;
    return;
  }
  Reason why;
  if (proof.kind == Proof::Fails && pair.surroundings.empty() &&
      replay(*pair.b, *pair.a, proof.witness, why))
    result.otherWay = false;
}

void PairCheck::decide() {
  if (sameBody(*pair.a, *pair.b)) {
    result.meaning = Meaning::Equivalent;
    result.sameText = true;
    result.remark = "the same text";
    result.otherWay = true;
    return;
  }
  setWorkerStage("proof");
  Proof proof = proveRefinement(*pair.a, *pair.b, optionsFor(proofShare));
  if (proof.hasLoops)
    result.bound = std::min(options.unrollA, options.unrollB);
  switch (proof.kind) {
  case Proof::Holds:
    result.meaning = Meaning::Refined;
    result.complete = proof.complete;
    return askTheOtherWay();
  case Proof::Fails:
    return refute(proof);
  case Proof::Unknown:
    result.reason = proof.reason;
    tell();
    // What is run by an interpreter that knows more needs no exact model.
    if (Reason why; !proof.candidate || !tryWitness(*proof.candidate, why))
      lookForCounterexample();
    return;
  }
}

/// Makes a judgement of the definitions the result.
void PairCheck::adopt(const Judgement &judgement) {
  result.meaning = judgement.meaning;
  result.sameText = false;
  result.reason.reset();
  result.remark.clear();
  if (judgement.meaning == Meaning::Unknown)
    result.reason = Reason{ReasonKind::Unsupported, judgement.what};
  else
    result.remark = judgement.what;
}

PairResult PairCheck::run() {
  setWorkerStage("comparison");
  result.nameA = pair.nameA;
  result.nameB = pair.nameB;
  if (!pair.a) {
    adopt(pair.judgement);
    result.structural = result.meaning == Meaning::Different;
  } else {
    decide();
  }
  // What the functions refer to may allow less than their bodies do.
  if (result.meaning < pair.judgement.meaning ||
      (result.meaning == Meaning::Unknown && !pair.judgement.holds())) {
    adopt(pair.judgement);
    result.otherWay.reset();
  }
  result.seconds = elapsed();
  return std::move(result);
}

PairResult palindrome::refine::checkPair(
    const Pair &pair, const RefineOptions &options,
    llvm::function_ref<void(const PairResult &)> tellInterim) {
  return PairCheck(pair, options, tellInterim).run();
}
