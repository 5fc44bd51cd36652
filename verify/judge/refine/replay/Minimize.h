// Makes a counterexample simpler.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_MINIMIZE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_MINIMIZE_H

#include "verify/judge/refine/replay/Replay.h"

namespace palindrome::replay {

/// A counterexample like `found`, with a simpler input where one shows the same
/// kind of difference: arguments, bytes of memory, the results and the effects
/// of unknown calls and the choices of the target are 0, 1, -1 or another small
/// number where that suffices. Each input that is tried is replayed, at most a
/// fixed number of them. One that rests on a proof of the solver stays as it
/// is.
Refutation minimize(const llvm::Function &source, const llvm::Function &target,
                    Refutation found);

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_MINIMIZE_H
