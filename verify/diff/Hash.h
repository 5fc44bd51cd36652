// Hashes that are the same for the same thing in two modules: of no context,
// name of a local or order. They steer what is paired and never decide what is
// equal.

#ifndef PALINDROME_VERIFY_DIFF_HASH_H
#define PALINDROME_VERIFY_DIFF_HASH_H

#include <cstdint>

namespace llvm {
class Value;
}

namespace palindrome::diff {

uint64_t mix(uint64_t seed, uint64_t value);

/// A hash of a constant, which looks so deep into its operands.
uint64_t constantHash(const llvm::Value *constant, unsigned depth);

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_DIFF_HASH_H
