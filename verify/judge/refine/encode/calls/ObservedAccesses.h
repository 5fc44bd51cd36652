// Accesses that other threads or devices observe: volatile and atomic ones, and
// fences.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_OBSERVEDACCESSES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_OBSERVEDACCESSES_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Whether `inst` is volatile, a fence, or atomic and stronger than unordered.
bool isObserved(const llvm::Instruction &inst);
/// Marks the problem if source and target differ in the number of unordered
/// accesses, which are encoded as plain ones.
void checkOrderings(Side &side);
/// Encodes an observed access, without its metadata.
Lanes encodeObserved(Side &side, const llvm::Instruction &inst);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_OBSERVEDACCESSES_H
