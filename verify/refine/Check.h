// Judges pairs: compares the texts of both bodies, then asks for a proof, then
// looks for a counterexample and has it confirmed by an execution.

#ifndef PALINDROME_VERIFY_REFINE_CHECK_H
#define PALINDROME_VERIFY_REFINE_CHECK_H

#include "verify/refine/Pairs.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace palindrome::refine {

/// Judges one pair in this process. The limits of time in `options` are only
/// approximate and the limit of memory has no effect: both need a worker
/// process. `deliverInterim` receives the verdict so far before each step that
/// could improve it.
PairResult checkPair(
    const FunctionPair &pair, const RefineOptions &options,
    llvm::function_ref<void(const PairResult &)> deliverInterim =
        [](const PairResult &) {});

/// The verdict on a pair where no execution needs to be looked at: the bodies
/// are the same text, or the definitions decide. Nothing for another pair.
std::optional<PairResult> checkText(const FunctionPair &pair);

/// Judges all `pairs` in worker processes, within the limits of `options`.
/// Calls `deliver` in this process with each result, in the order of the pairs.
void checkPairs(llvm::ArrayRef<FunctionPair> pairs,
                const RefineOptions &options,
                llvm::function_ref<void(const PairResult &)> deliver);

/// The verdict on all pairs of a run, and the counts behind it.
struct Overall {
  /// Different if one pair is, else unknown if one is, else the weakest.
  Meaning meaning = Meaning::Equivalent;
  bool complete = true; ///< Whether every pair that refines is complete.
  unsigned bound = 0;   ///< The least bound of the pairs that are not.
  unsigned pairs = 0;
  unsigned counts[4] = {}; ///< Pairs by `Meaning`.
  unsigned structural =
      0; ///< Those of the different pairs that are structural.

  void add(const PairResult &result);
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_CHECK_H
