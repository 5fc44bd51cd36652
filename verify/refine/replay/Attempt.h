// One witness, tried.

#ifndef PALINDROME_VERIFY_REFINE_REPLAY_ATTEMPT_H
#define PALINDROME_VERIFY_REFINE_REPLAY_ATTEMPT_H

#include "verify/refine/interpret/state/Machine.h"
#include "verify/refine/replay/Replay.h"

namespace palindrome::replay {

struct Limits {
  uint64_t runs = uint64_t(1) << 16; ///< Of A.
  unsigned steps = 100000;           ///< Of a run.
};

/// As confirm, for a witness that has all globals, within limits.
std::optional<Counterexample> attempt(const llvm::Function &a,
                                      const llvm::Function &b,
                                      const Witness &witness, Limits limits,
                                      Reason &why,
                                      std::optional<OpenCase> *open = nullptr);

/// The text of a counterexample.
struct Parting {
  const llvm::Function &a, &b;
  const Witness &witness;
  const interpret::Outcome &outcomeA, &outcomeB;
  const std::vector<interpret::Step> &stepsA, &stepsB;
  std::string reason;
  /// Of A; 0 where the solver is to tell that no other matches.
  uint64_t runs;
};
std::string partingText(const Parting &parting);

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_REFINE_REPLAY_ATTEMPT_H
