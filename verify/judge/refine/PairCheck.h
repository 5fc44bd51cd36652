// The check of one pair of functions: what has been found out about it so far,
// and the attempts at a proof or a counterexample. Only for Check.cpp and
// Refute.cpp; others use Check.h.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_PAIRCHECK_H
#define PALINDROME_VERIFY_JUDGE_REFINE_PAIRCHECK_H

#include "verify/judge/refine/Check.h"
#include "verify/judge/refine/encode/query/Encode.h"
#include "verify/judge/refine/replay/Replay.h"
#include "verify/judge/refine/witness/Countdown.h"

namespace palindrome::refine {

/// The limit of a search in seconds: one that has found nothing by then hardly
/// ever finds anything later.
inline constexpr double longestSearch = 5;

/// One pair, which outlives its check, as its options do.
class PairCheck {
public:
  PairCheck(const FunctionPair &pair, const RefineOptions &options,
            llvm::function_ref<void(const PairResult &)> deliverInterim)
      : pair(pair), options(options), deliverInterim(deliverInterim) {
    result.sourceName = pair.sourceName;
    result.targetName = pair.targetName;
  }

  /// See `checkPair`.
  PairResult run();
  /// See `testPair`.
  PairResult test(PairResult soFar);
  /// See `checkWithoutProof`.
  std::optional<PairResult> runWithoutProof();

private:
  /// The seconds that the pair has left; a large number without a limit.
  double left() const { return limit - stopwatch.elapsed(); }

  /// Delivers the verdict so far.
  void report() {
    result.seconds = stopwatch.elapsed();
    deliverInterim(result);
  }
  RefineOptions optionsFor(double share) const;

  // Check.cpp: the order of attempts, and those that prove.
  void decide();
  bool decideWithoutProof();
  void decideForEachVScale();
  bool proveByRules();
  bool proveSpelled();
  bool proveShaped();
  bool proveInLockstep(const llvm::Function &source,
                       const llvm::Function &target);
  bool proveOnAllInputs(const llvm::Function &source,
                        const llvm::Function &target,
                        std::optional<Witness> *failing);
  bool isTooLarge(double seconds) const;
  bool proveInlined();
  bool asksOtherWay() const;
  void askTheOtherWay();
  void adopt(const Judgement &judgement);
  PairResult finish();

  // Refute.cpp: those that look for a counterexample.
  void refute(encode::Proof proof);
  bool tryWitness(const Witness &witness, Reason &why);
  bool lookForCounterexample(double longest);
  bool pursue(double longest);
  bool lookBeyondTheBound();
  void accept(replay::Refutation counterexample);
  void forgetProof();

  const FunctionPair &pair;
  const RefineOptions &options;
  llvm::function_ref<void(const PairResult &)> deliverInterim;
  Stopwatch stopwatch;
  /// In seconds; a large number without a limit.
  double limit = options.timeoutSeconds > 0 ? options.timeoutSeconds : 1e9;
  /// Whether a proof has looked for what no proof has a notion of (Doubt.h).
  bool isDoubtless = false;
  PairResult result;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_PAIRCHECK_H
