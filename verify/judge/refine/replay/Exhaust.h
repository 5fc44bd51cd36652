// Proofs about functions of few input bits: both are run on all inputs.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_EXHAUST_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_EXHAUST_H

#include "palindrome/Refine.h"
#include "verify/judge/refine/witness/Witness.h"

namespace palindrome::replay {

/// Whether two functions of integers have few inputs, no choices and no memory,
/// and multiply or divide variables, on which a solver spends more time than it
/// takes to run them on all inputs.
bool isForAllInputs(const llvm::Function &source, const llvm::Function &target);

/// What the runs on all inputs have shown.
struct Exhaustion {
  /// Whether the target refines the source.
  bool holds = false;
  /// An input on which it does not, as far as the runs show.
  std::optional<refine::Witness> failing;
};

/// Runs functions for which `isForAllInputs` holds on all inputs, for up to
/// `seconds`. Shows nothing if that is too short, or if the target may make
/// more of an undef argument than of each of its values (docs/semantics.md,
/// 'All inputs').
Exhaustion runOnAllInputs(const llvm::Function &source,
                          const llvm::Function &target,
                          const RefineOptions &options, double seconds);

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_EXHAUST_H
