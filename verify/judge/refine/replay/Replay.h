// Confirms counterexamples by execution: runs the target on a witness, and the
// source in every way that it may run.
//
//   source: %x = freeze i2 poison      target: ret i2 1
//           ret i2 %x
//   The target returns 1. The source is run with each choice for the freeze: 0,
//   then 1, which matches. So this is no counterexample.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_REPLAY_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_REPLAY_H

#include "palindrome/Counterexample.h"
#include "palindrome/Refine.h"
#include "verify/judge/refine/interpret/refinement/OutcomeRefinement.h"
#include "verify/judge/refine/witness/Witness.h"

namespace palindrome::replay {

using refine::Ending;
using refine::Witness;

/// A counterexample that executions have confirmed.
struct Refutation {
  Replay kind = Replay::Concrete;
  interpret::OutcomeDifference difference;
  Witness witness; ///< With a memory object for each global.
  /// The instruction at which the target's behavior is undefined, if it is.
  const llvm::Instruction *undefinedAt = nullptr;
  /// The input, both outcomes and where they diverge.
  palindrome::Counterexample shown;
};

/// A witness for which the source has too many choices to run it with each, and
/// no run that was tried matches the target's.
struct OpenCase {
  Witness witness; ///< With a memory object for each global.
  Ending ending;   ///< How the target's run ended.
  /// The counterexample if the source has no choice that matches, with one of
  /// the source's runs.
  Refutation shown;
};

/// Runs `target` on `witness`, then `source` with every choice that it may
/// make. Returns the counterexample if no run of the source matches the
/// target's. Otherwise `why` is the reason: a run of the source matches, the
/// interpreter does not model something, or there are too many choices; then,
/// and only then, `open` is set unless it is null.
std::optional<Refutation> confirm(const llvm::Function &source,
                                  const llvm::Function &target,
                                  const Witness &witness, Reason &why,
                                  std::optional<OpenCase> *open = nullptr);

/// Searches for a counterexample among likely inputs, for up to `seconds`.
/// Unless they are null, `why` is the reason why the last input is none, and
/// `open` the first open case.
std::optional<Refutation> search(const llvm::Function &source,
                                 const llvm::Function &target,
                                 const RefineOptions &options, double seconds,
                                 Reason *why = nullptr,
                                 std::optional<OpenCase> *open = nullptr);

/// What runs on searched inputs showed.
struct Tests {
  /// The inputs on which the source is defined, and has a run that the target's
  /// outcome refines.
  unsigned runs = 0;
  std::optional<Refutation> found; ///< No run after it was tried.
  std::optional<OpenCase> open;    ///< The first.
  std::string why; ///< If there are no runs, the reason in one line.
};

/// Runs both functions on up to `wanted` inputs that count as `Tests::runs`,
/// for up to `seconds` of processor time: small numbers first, then constants
/// of the functions and their neighbors, poison and undef, and mixtures of
/// these with random numbers. The inputs are the same each time.
Tests test(const llvm::Function &source, const llvm::Function &target,
           const RefineOptions &options, unsigned wanted, double seconds);

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_REPLAY_H
