// Judges pairs: compares the texts of both bodies, then asks for a proof, then
// looks for a counterexample and has it confirmed by an execution.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_CHECK_H
#define PALINDROME_VERIFY_JUDGE_REFINE_CHECK_H

#include "verify/judge/refine/Pairs.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>

namespace palindrome::refine {

/// Judges one pair in this process. The limits of time in `options` are only
/// approximate and the limit of memory has no effect: both need a worker
/// process. `deliverInterim` receives the verdict so far before each step that
/// could improve it.
PairResult checkPair(
    const FunctionPair &pair, const RefineOptions &options,
    llvm::function_ref<void(const PairResult &)> deliverInterim =
        [](const PairResult &) {});

/// Whether a pair with the verdict `result` is to be tested: there is no proof,
/// or one within a loop bound only, and executions may show something.
bool isTestable(const FunctionPair &pair, const PairResult &result);

/// Runs both functions of such a pair on searched inputs, in this process, and
/// adds what that shows to `result`: a counterexample, or the number of runs.
PairResult testPair(const FunctionPair &pair, const RefineOptions &options,
                    PairResult result);

/// The verdict on a pair where no proof is needed: the definitions decide, the
/// bodies are the same text, or they differ by rules and nobody asks for more.
/// Nothing for another pair.
std::optional<PairResult> checkWithoutProof(const FunctionPair &pair,
                                            const RefineOptions &options);

/// What is called in this process while pairs are judged.
struct PairEvents {
  /// Before a worker begins with a pair, with its number.
  std::function<void(size_t)> onBegin;
  /// About five times a second.
  std::function<void()> onWait;
};

/// Judges all `pairs` within the limits of `options`: those that need a proof
/// in worker processes, unless `options.proofs` has their results. Calls
/// `deliver` in this process with each result, in the order of the pairs. With
/// `testRuns`, those that are testable are tested afterwards, before the first
/// result is delivered.
void checkPairs(llvm::ArrayRef<FunctionPair> pairs,
                const RefineOptions &options,
                llvm::function_ref<void(const PairResult &)> deliver,
                const PairEvents &events = {});

/// The verdict on all pairs of a run, and the counts behind it.
struct Overall {
  /// Different if one pair is, else unknown if one is, else the weakest.
  Meaning meaning = Meaning::Equivalent;
  bool complete = true; ///< Whether every pair that refines is complete.
  unsigned bound = 0;   ///< The least bound of the pairs that are not.
  unsigned pairs = 0;
  /// Pairs by `Meaning`, without those that refine within the bound only.
  unsigned counts[4] = {};
  unsigned bounded = 0; ///< Those that refine within the bound only.
  unsigned structural =
      0;               ///< Those of the different pairs that are structural.
  unsigned cached = 0; ///< Pairs whose result an earlier run found.

  void add(const PairResult &result);
  /// Ends a run of `planned` pairs: unknown at best if some were not judged.
  void end(uint64_t planned);
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_CHECK_H
