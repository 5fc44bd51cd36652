// Judges pairs of functions: what is plain, then a proof, then a
// counterexample that an execution confirms.

#ifndef PALINDROME_VERIFY_REFINE_CHECK_H
#define PALINDROME_VERIFY_REFINE_CHECK_H

#include "verify/refine/Pairs.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace palindrome::refine {

/// Judges one pair, in this process: it may run longer than its time, and out
/// of memory. `tellInterim` is given what is known before each attempt to learn
/// more.
PairResult checkPair(
    const Pair &pair, const RefineOptions &options,
    llvm::function_ref<void(const PairResult &)> tellInterim =
        [](const PairResult &) {});

/// Judges all `pairs` in worker processes and hands over the results in order,
/// as they come.
void checkPairs(llvm::ArrayRef<Pair> pairs, const RefineOptions &options,
                llvm::function_ref<void(const PairResult &)> deliver);

/// What many results come to.
struct Overall {
  /// A difference wins, then what is not known, then the weakest.
  Meaning meaning = Meaning::Equivalent;
  bool complete = true; ///< Of those that refine, whether all are.
  unsigned bound = 0;   ///< The least of those that are not complete.
  unsigned pairs = 0;
  unsigned counts[4] = {}; ///< By meaning.
  unsigned structural = 0; ///< Of those that are different.

  void add(const PairResult &result);
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_CHECK_H
