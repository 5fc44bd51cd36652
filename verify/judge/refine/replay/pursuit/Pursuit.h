// A search for a counterexample that follows the executions: what a function
// reads, and by which values it would go another way, is what is changed next.
// It sets up what programs need: strings, structures that point to others, and
// the results of calls.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_PURSUIT_PURSUIT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_PURSUIT_PURSUIT_H

#include "verify/judge/refine/replay/Replay.h"

namespace palindrome::replay {

/// Searches for so many seconds at most. The order is the same each time.
std::optional<Refutation> pursue(const llvm::Function &source,
                                 const llvm::Function &target,
                                 const RefineOptions &options, double seconds);

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_PURSUIT_PURSUIT_H
