// Hashes that are equal for equal constants of two modules. They depend on no
// context, no local name and no order. They guide the pairing, but values with
// equal hashes are still compared.

#ifndef PALINDROME_VERIFY_JUDGE_DIFF_HASH_H
#define PALINDROME_VERIFY_JUDGE_DIFF_HASH_H

#include <cstdint>

namespace llvm {
class Value;
}

namespace palindrome::diff {

uint64_t mix(uint64_t seed, uint64_t value);

/// A hash of `constant` and its operands, to the given depth.
uint64_t constantHash(const llvm::Value *constant, unsigned depth);

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_JUDGE_DIFF_HASH_H
