// Witnesses that differ from one in what no model of the encoder determines.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_VARIATIONS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_VARIATIONS_H

#include "verify/judge/refine/replay/Attempt.h"

namespace palindrome::replay {

/// The variations of `witness`: a callee of the target has undefined behavior,
/// or the caller passed few variable arguments.
std::vector<Witness> variationsOf(const llvm::Function &target,
                                  const Witness &witness, Limits limits);

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_VARIATIONS_H
