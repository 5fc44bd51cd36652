// Proofs by simulation: both functions are cut at the heads of their loops and,
// where they are long, behind calls; each segment of the target is shown to
// refine the source's (docs/semantics.md, "Cut points"). Such a proof holds for
// any number of iterations.

#ifndef PALINDROME_VERIFY_REFINE_SIMULATE_SIMULATE_H
#define PALINDROME_VERIFY_REFINE_SIMULATE_SIMULATE_H

#include "verify/refine/simulate/Guess.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Function.h"

namespace palindrome::refine {

/// The answer on the segments of source and target that begin at one cut.
struct SegmentAnswer {
  /// Whether the target's segment refines the source's, without a bound.
  bool holds = false;
  /// If not: the cut at which both arrive, and the arguments there that are not
  /// related; empty if something else fails.
  unsigned cut = 0;
  llvm::SmallVector<unsigned> arguments = {};
  /// Whether no question will be answered from now on, as there is no time or
  /// there can be no proof.
  bool isOver = false;
};

/// Asks whether a segment of the target refines that of the source. `isFirst`
/// is set for the segments that begin at the entry.
using SegmentQuestion = llvm::function_ref<SegmentAnswer(
    const llvm::Function &source, const llvm::Function &target, bool isFirst)>;

/// Guesses which values are the same at the cuts of two functions (see
/// `guessEqualValues`). It is asked where names and the order of values have
/// led to no proof.
using ValueGuess = llvm::function_ref<std::vector<std::vector<LikelyEqual>>(
    const llvm::Function &source, const llvm::Function &target,
    llvm::ArrayRef<Cut> cuts)>;

/// Whether `target` is proved to refine `source`, for all executions, by the
/// answers of `ask` on all segments. False means nothing. The modules are as
/// before when this returns; during the calls of `ask` and `guess` they contain
/// copies of both functions and the segments. `guess` may be null.
bool simulates(const llvm::Function &source, const llvm::Function &target,
               SegmentQuestion ask, ValueGuess guess = nullptr);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_SIMULATE_SIMULATE_H
