// Runs B on a witness, and A on all of its choices: is it a counterexample?

#ifndef PALINDROME_VERIFY_REFINE_REPLAY_REPLAY_H
#define PALINDROME_VERIFY_REFINE_REPLAY_REPLAY_H

#include "palindrome/Refine.h"
#include "verify/refine/witness/Witness.h"

namespace palindrome::replay {

using refine::Ending;
using refine::Witness;

/// A counterexample that an execution has shown.
struct Counterexample {
  Replay kind = Replay::Concrete;
  std::string reason; ///< In one line: how the outcomes differ.
  std::string text;   ///< For people, in lines.
};

/// A witness for which `a` has too many choices to try each, and no run that
/// was tried matches.
struct OpenCase {
  Witness witness; ///< With all globals.
  Ending ending;   ///< B's.
  /// What it is if A has no choice that matches, with one of A's runs.
  Counterexample shown;
};

/// Runs `b` as `witness` says, then `a` for every choice that it can make.
/// Gives the counterexample if no run of `a` matches; else nothing, and `why`
/// says why not: a run of `a` matches, something is not supported, too many
/// choices. `open` is set where it is only these.
std::optional<Counterexample> confirm(const llvm::Function &a,
                                      const llvm::Function &b,
                                      const Witness &witness, Reason &why,
                                      std::optional<OpenCase> *open = nullptr);

/// Tries inputs that often tell functions apart, for up to `seconds`. `why`, if
/// given, is why the last of them did not; `open`, the first such case.
std::optional<Counterexample> search(const llvm::Function &a,
                                     const llvm::Function &b,
                                     const RefineOptions &options,
                                     double seconds, Reason *why = nullptr,
                                     std::optional<OpenCase> *open = nullptr);

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_REFINE_REPLAY_REPLAY_H
