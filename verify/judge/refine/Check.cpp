// Judges one pair, from the cheapest comparison to the dearest: equal text, the
// kinds of proofs, and then the search for a counterexample (Refute.cpp).

#include "verify/judge/refine/Check.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/judge/refine/Doubt.h"
#include "verify/judge/refine/Output.h"
#include "verify/judge/refine/PairCheck.h"
#include "verify/judge/refine/Questions.h"
#include "verify/judge/refine/Scalable.h"
#include "verify/judge/refine/lockstep/Lockstep.h"
#include "verify/judge/refine/promises/CalleePromises.h"
#include "verify/judge/refine/replay/Exhaust.h"
#include "verify/judge/refine/replay/Replay.h"
#include "verify/judge/refine/replay/Suspects.h"
#include "verify/judge/refine/rules/Rules.h"
#include "verify/judge/refine/shape/Callees.h"
#include "verify/judge/refine/shape/Promote.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <algorithm>

using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::encode;

/// The share of a pair's time that its proof may take. The rest is for a search
/// for a counterexample.
static constexpr double proofShare = 0.7;
/// Whole executions are encoded if the two functions together have at most so
/// many instructions for each second that is left. The solver does not answer
/// in time about larger ones.
static constexpr double encodedInSecond = 1000;
/// The seconds for the search for a counterexample that precedes the encoding
/// where a call of the target is likely to be wrong.
static constexpr double suspectSeconds = 0.1;
/// The seconds for runs that follow what the functions read, before any proof
/// that takes time: where runs are asked for, functions are likely to differ.
static constexpr double earlyPursuit = 0.5;
/// The share of a pair's time that the search for a counterexample takes, if no
/// proof has told where to look.
static constexpr double searchShare = 0.2;
/// The share that a proof in lockstep may take, that of functions for whose
/// encoding nothing would be left, and the seconds for one of its questions,
/// which are small.
static constexpr double lockstepShare = 0.75;
static constexpr double lockstepShareOfLarge = 0.9;
static constexpr double coneSeconds = 1;
static constexpr double coneShare = 0.5;
/// With fewer seconds for a pair, a proof in lockstep asks the solver nothing
/// with conditions about loops: seldom is there time for an answer.
static constexpr double leastForConditions = 0.3;
/// The share that runs on all inputs may take.
static constexpr double allInputsShare = 0.5;
/// The question whether the source refines the target, too, may take so many
/// times what the proof took, but at least some seconds.
static constexpr double otherWayFactor = 4;
static constexpr double leastOfOtherWay = 0.5;

namespace {
/// A changed copy of a function, which is removed from its module in the end.
struct EraseCopy {
  void operator()(llvm::Function *copy) const { copy->eraseFromParent(); }
};
using FunctionCopy = std::unique_ptr<llvm::Function, EraseCopy>;
} // namespace

/// The options of one query, which may take `share` of the time left.
RefineOptions PairCheck::optionsFor(double share) const {
  RefineOptions mine = options;
  if (options.timeoutSeconds > 0)
    mine.timeoutSeconds = std::max(0.1, left() * share);
  return mine;
}

/// Tries a proof with the bodies of small callees in place of their calls.
/// Returns whether it holds.
bool PairCheck::proveInlined() {
  if (pair.callee.empty())
    return false;
  FunctionCopy source(inlineSmallCallees(*pair.source, Inlining::Stricter));
  FunctionCopy target(inlineSmallCallees(*pair.target, Inlining::Exact));
  if (!source && !target)
    return false;
  setWorkerStage("proof with callees");
  Proof proof =
      proveRefinement(source ? *source : *pair.source,
                      target ? *target : *pair.target, optionsFor(proofShare));
  if (proof.kind != Proof::Holds)
    return false;
  result.meaning = Meaning::Refined;
  result.proof = ProofKind::Execution;
  result.reason.reset();
  result.complete = proof.complete;
  return true;
}

/// Tries proofs with calls that print in one form, where the functions print in
/// different ways. Returns whether one holds.
bool PairCheck::proveSpelled() {
  if (!printOtherwise(*pair.source, *pair.target))
    return false;
  FunctionCopy ofSource(spellOutput(*pair.source)),
      ofTarget(spellOutput(*pair.target));
  if (!ofSource && !ofTarget)
    return false;
  const llvm::Function &source = ofSource ? *ofSource : *pair.source,
                       &target = ofTarget ? *ofTarget : *pair.target;
  if (!proveInLockstep(source, target))
    return false;
  result.proof = ProofKind::Lockstep;
  result.meaning = Meaning::Refined;
  return true;
}

/// A copy of the source with its locals as values, where the target has none in
/// memory; else null.
static FunctionCopy withoutLocals(const llvm::Function &source,
                                  const llvm::Function &target) {
  if (!hasPromotableLocals(source) ||
      hasPromotableLocals(target, /*splits=*/false))
    return nullptr;
  llvm::ValueToValueMapTy map;
  FunctionCopy copy(
      llvm::CloneFunction(const_cast<llvm::Function *>(&source), map));
  promoteLocals(*copy, /*splits=*/!hasPromotableLocals(target));
  return copy;
}

/// Whether the two functions differ by rules alone.
bool PairCheck::proveByRules() {
  if (!options.uses(ProverPart::Rules))
    return false;
  std::optional<std::vector<std::string>> rules =
      rulesBetween(*pair.source, *pair.target);
  if (!rules)
    return false;
  result.meaning = Meaning::Refined;
  result.proof = ProofKind::Rules;
  result.rules = std::move(*rules);
  return true;
}

/// Whether both functions are proved to do the same step by step.
bool PairCheck::proveInLockstep(const llvm::Function &source,
                                const llvm::Function &target) {
  if (!options.uses(ProverPart::Lockstep))
    return false;
  setWorkerStage("lockstep");
  Countdown time(left() * (isTooLarge(left() * (1 - lockstepShare))
                               ? lockstepShareOfLarge
                               : lockstepShare));
  Questions questions;
  auto ask = [&](const llvm::Function &from, const llvm::Function &to) {
    RefineOptions mine = options;
    mine.timeoutSeconds = std::min(coneSeconds, time.left() * coneShare);
    return mine.timeoutSeconds > 0 && options.uses(ProverPart::Cones) &&
           questions.isProved(from, to, mine);
  };
  LockstepParts parts;
  parts.coverings = options.uses(ProverPart::Coverings);
  parts.normalForms = options.uses(ProverPart::NormalForms);
  parts.knownPlaces = options.uses(ProverPart::KnownPlaces);
  parts.asksWithConditions = left() >= leastForConditions;
  LockstepNotes notes;
  notes.traces = options.tracesProver;
  bool isProved = refinesInLockstep(
      source, target, ask, [&] { return time.isRoughlyOver(); },
      LockstepObligations(), parts, &notes);
  if (!result.proof)
    result.obstacle = std::move(notes.obstacle);
  llvm::append_range(result.attempts, notes.attempts);
  return isProved;
}

/// Whether the functions do the same step by step, where they may have another
/// shape: with bodies for the calls that the other side lacks, and the source
/// without locals in memory.
bool PairCheck::proveShaped() {
  CalleePromises kept(*pair.source, *pair.target);
  auto prove = [&](const llvm::Function &source, const llvm::Function &target) {
    FunctionCopy promoted = options.uses(ProverPart::Shapes)
                                ? withoutLocals(source, target)
                                : nullptr;
    return proveInLockstep(promoted ? *promoted : source, target);
  };
  if (!pair.callee.empty() && options.uses(ProverPart::Callees)) {
    FunctionCopy ofSource(
        inlineMissingCallees(*pair.source, *pair.target, Inlining::Stricter));
    const llvm::Function &source = ofSource ? *ofSource : *pair.source;
    FunctionCopy ofTarget(
        inlineMissingCallees(*pair.target, source, Inlining::Exact));
    const llvm::Function &target = ofTarget ? *ofTarget : *pair.target;
    if ((ofSource || ofTarget) && !findDoubt(source, target) &&
        prove(source, target)) {
      isDoubtless = true;
      return true;
    }
  }
  return prove(*pair.source, *pair.target);
}

/// Whether to ask as well if the source refines the target, in the case that
/// the target refines the source.
bool PairCheck::asksOtherWay() const {
  return options.bothWays && pair.judgement.meaning == Meaning::Equivalent &&
         !findDoubt(*pair.source, *pair.target) &&
         !findDoubt(*pair.target, *pair.source);
}

/// Asks whether the source refines the target, too, once the opposite is
/// proved.
void PairCheck::askTheOtherWay() {
  if (result.meaning != Meaning::Refined || !asksOtherWay())
    return;
  report();
  setWorkerStage("the other way");
  if (options.timeoutSeconds > 0)
    limit = std::min(limit, stopwatch.elapsed() +
                                std::max(leastOfOtherWay,
                                         stopwatch.elapsed() * otherWayFactor));
  if (proveInLockstep(*pair.target, *pair.source) ||
      proveOnAllInputs(*pair.target, *pair.source, /*failing=*/nullptr)) {
    result.otherWay = true;
    result.meaning = Meaning::Equivalent;
    return;
  }
  RefineOptions swapped = optionsFor(0.9);
  std::swap(swapped.sourceUnroll, swapped.targetUnroll);
  Proof proof = proveRefinement(*pair.target, *pair.source, swapped);
  if (proof.kind == Proof::Holds) {
    // A bounded proof of equivalence would replace a complete one of
    // refinement.
    if (!proof.complete && result.complete)
      return;
    result.otherWay = true;
    result.meaning = Meaning::Equivalent;
    return;
  }
  Reason why;
  if (proof.kind == Proof::Fails && pair.surroundings.empty() &&
      replay::confirm(*pair.target, *pair.source, proof.witness, why))
    result.otherWay = false;
}

/// Runs both functions on all inputs, if these are few and the solver is likely
/// to take long. Returns whether that proves refinement. Otherwise `failing` is
/// an input on which the target differs, if there is one.
bool PairCheck::proveOnAllInputs(const llvm::Function &source,
                                 const llvm::Function &target,
                                 std::optional<Witness> *failing) {
  if (!options.uses(ProverPart::AllInputs) ||
      !replay::isForAllInputs(source, target))
    return false;
  setWorkerStage("all inputs");
  replay::Exhaustion all =
      replay::runOnAllInputs(source, target, options, left() * allInputsShare);
  if (failing)
    *failing = std::move(all.failing);
  return all.holds;
}

/// Judges the pair for one value of vscale after another: a counterexample for
/// one refutes it, and proofs for all that the source may be called with prove
/// it.
void PairCheck::decideForEachVScale() {
  VScales scales = vscalesOf(*pair.source), ofTarget = vscalesOf(*pair.target);
  auto unknown = [&](ReasonKind kind, llvm::StringRef what) {
    result.meaning = Meaning::Unknown;
    result.otherWay.reset();
    result.reason = Reason{kind, what.str()};
  };
  if (scales.values != ofTarget.values || scales.areAll != ofTarget.areAll)
    return unknown(ReasonKind::Unsupported, "vscale_range on one side");
  std::optional<PairResult> worst;
  for (auto [number, vscale] : llvm::enumerate(scales.values)) {
    const llvm::Module &sourceModule = *pair.source->getParent(),
                       &targetModule = *pair.target->getParent();
    llvm::StringRef names[] = {pair.source->getName(), pair.target->getName()};
    bool isOneModule = &sourceModule == &targetModule;
    std::unique_ptr<llvm::Module> source = fixVScale(
        sourceModule, llvm::ArrayRef(names).take_front(isOneModule ? 2 : 1),
        vscale);
    std::unique_ptr<llvm::Module> target =
        isOneModule ? nullptr : fixVScale(targetModule, names[1], vscale);
    if (!source || (!isOneModule && !target))
      return unknown(ReasonKind::Unsupported, "such scalable vectors");
    FunctionPair fixed = pair;
    fixed.source = source->getFunction(names[0]);
    fixed.target = (isOneModule ? source : target)->getFunction(names[1]);
    RefineOptions share = options;
    if (options.timeoutSeconds > 0)
      share.timeoutSeconds =
          std::max(0.1, left() / double(scales.values.size() - number));
    PairResult here = PairCheck(fixed, share, [](const PairResult &) {}).run();
    bool isWorse = !worst || here.meaning > worst->meaning ||
                   (here.meaning == worst->meaning && worst->complete);
    if (isWorse)
      worst = here;
    if (here.meaning == Meaning::Different)
      worst->remark += " (for vscale = " + std::to_string(vscale) + ")";
    if (!here.otherWay.value_or(false))
      worst->otherWay = here.otherWay;
    if (here.meaning >= Meaning::Unknown)
      break;
  }
  result = std::move(*worst);
  result.sameText = false;
  if (!scales.areAll && result.meaning < Meaning::Unknown)
    unknown(ReasonKind::Approximated, "a larger vscale");
}

/// Decides what needs neither a solver nor an execution. Returns whether that
/// is all.
bool PairCheck::decideWithoutProof() {
  if (sameBody(*pair.source, *pair.target)) {
    result.meaning = Meaning::Equivalent;
    result.sameText = true;
    result.proof = ProofKind::Text;
    result.remark = "the same text";
    result.otherWay = true;
    return true;
  }
  return proveByRules() && !asksOtherWay();
}

/// Whether the functions are too large for whole executions to be encoded in
/// `seconds`.
bool PairCheck::isTooLarge(double seconds) const {
  return pair.source->getInstructionCount() +
             pair.target->getInstructionCount() >
         encodedInSecond * seconds;
}

void PairCheck::decide() {
  if (decideWithoutProof())
    return;
  if (result.proof)
    return askTheOtherWay();
  if (options.testRuns != 0 && pursue(earlyPursuit))
    return;
  if (proveSpelled())
    return;
  if (proveShaped()) {
    result.meaning = Meaning::Refined;
    result.proof = ProofKind::Lockstep;
    return askTheOtherWay();
  }
  if (result.obstacle)
    report();
  if (dependsOnVScale(*pair.source) || dependsOnVScale(*pair.target))
    return decideForEachVScale();
  // What is likely to be wrong shows in the first runs.
  if (!replay::findSuspects(*pair.source, *pair.target).empty() &&
      lookForCounterexample(suspectSeconds))
    return;
  std::optional<Witness> failing;
  if (proveOnAllInputs(*pair.source, *pair.target, &failing)) {
    result.meaning = Meaning::Refined;
    result.proof = ProofKind::AllInputs;
    return askTheOtherWay();
  }
  if (Reason why; failing && tryWitness(*failing, why))
    return;
  if (isTooLarge(left())) {
    result.reason = Reason{ReasonKind::Time, {}};
    report();
    lookForCounterexample(std::min(longestSearch, limit * searchShare));
    return;
  }
  setWorkerStage("proof");
  Proof proof =
      proveRefinement(*pair.source, *pair.target, optionsFor(proofShare));
  if (proof.hasLoops)
    result.bound = std::min(options.sourceUnroll, options.targetUnroll);
  switch (proof.kind) {
  case Proof::Holds:
    result.meaning = Meaning::Refined;
    result.proof = ProofKind::Execution;
    result.complete = proof.complete;
    if (!result.complete && options.searchesBeyond && lookBeyondTheBound())
      return;
    return askTheOtherWay();
  case Proof::Fails:
    return refute(std::move(proof));
  case Proof::Unknown:
    result.reason = proof.reason;
    report();
    // The interpreter is exact where the encoding is not, so that the input of
    // an inexact model can be a counterexample all the same.
    if (Reason why; proof.candidate && tryWitness(*proof.candidate, why))
      return;
    if (!proveInlined())
      lookForCounterexample(std::min(longestSearch, limit * searchShare));
    return;
  }
}

/// Makes a judgement on the definitions the result of the pair.
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
  if (pair.source)
    decide();
  return finish();
}

std::optional<PairResult> PairCheck::runWithoutProof() {
  if (pair.source && !decideWithoutProof())
    return std::nullopt;
  return finish();
}

/// The result after all attempts.
PairResult PairCheck::finish() {
  if (!pair.source) {
    adopt(pair.judgement);
    result.structural = result.meaning == Meaning::Different;
  }
  if (result.meaning <= Meaning::Refined && !result.sameText && pair.source &&
      !isDoubtless)
    if (auto doubt = findDoubt(*pair.source, *pair.target)) {
      result.meaning = Meaning::Unknown;
      result.reason = Reason{ReasonKind::Approximated, *doubt};
      result.proof.reset();
      result.rules.clear();
      result.otherWay.reset();
      result.complete = true;
    }
  // The globals that the functions refer to can exclude what their bodies
  // allow.
  if (result.meaning < pair.judgement.meaning ||
      (result.meaning == Meaning::Unknown && !pair.judgement.holds())) {
    adopt(pair.judgement);
    result.proof.reset();
    result.otherWay.reset();
  }
  if (result.meaning != Meaning::Unknown)
    result.obstacle.reset();
  result.seconds = stopwatch.elapsed();
  return std::move(result);
}

bool palindrome::refine::isTestable(const FunctionPair &pair,
                                    const PairResult &result) {
  bool isUndecided = result.meaning == Meaning::Unknown ||
                     (result.meaning <= Meaning::Refined && !result.complete);
  return pair.source && pair.judgement.holds() && isUndecided;
}

PairResult palindrome::refine::testPair(const FunctionPair &pair,
                                        const RefineOptions &options,
                                        PairResult result) {
  return PairCheck(pair, options, [](const PairResult &) {})
      .test(std::move(result));
}

PairResult palindrome::refine::checkPair(
    const FunctionPair &pair, const RefineOptions &options,
    llvm::function_ref<void(const PairResult &)> deliverInterim) {
  return PairCheck(pair, options, deliverInterim).run();
}

std::optional<PairResult>
palindrome::refine::checkWithoutProof(const FunctionPair &pair,
                                      const RefineOptions &options) {
  return PairCheck(pair, options, [](const PairResult &) {}).runWithoutProof();
}
