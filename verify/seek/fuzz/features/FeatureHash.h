// Hashes of features, the same in every process: llvm::hash_combine has a seed
// that may differ.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_FEATURES_FEATUREHASH_H
#define PALINDROME_VERIFY_SEEK_FUZZ_FEATURES_FEATUREHASH_H

#include "verify/seek/fuzz/features/Features.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/xxhash.h"

namespace palindrome::fuzz {

/// Combines numbers and texts to a feature.
class FeatureHash {
public:
  explicit FeatureHash(llvm::StringRef kind) { add(kind); }

  FeatureHash &add(uint64_t value) {
    state = (state ^ value) * 0x9E3779B97F4A7C15;
    state ^= state >> 29;
    return *this;
  }
  FeatureHash &add(llvm::StringRef text) {
    return add(llvm::xxh3_64bits(text));
  }

  /// A number of which only the magnitude counts: how many operands, how wide.
  FeatureHash &addSize(uint64_t size) {
    return add(size <= 4 ? size : 4 + llvm::Log2_64(size));
  }

  uint64_t value() const { return state; }
  operator Feature() const { return Feature(state ^ (state >> 32)); }

private:
  uint64_t state = 0;
};

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_FEATURES_FEATUREHASH_H
