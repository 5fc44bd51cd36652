// Which of many modules are enough.

#ifndef PALINDROME_CORPUS_STORE_COVER_H
#define PALINDROME_CORPUS_STORE_COVER_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <vector>

namespace palindrome::corpus {

/// Something that has features.
struct Candidate {
  uint64_t size = 0;              ///< What it costs to keep it.
  std::vector<uint32_t> features; ///< Each once; numbers from 0.
};

/// Chooses some of `candidates`, so that each feature of any of them is one of
/// a chosen one, and the sum of the sizes is small. None of the chosen can be
/// left out. Returns their places, in ascending order.
///
/// The smallest sum is as hard to find as a set cover. A candidate that alone
/// has a feature is chosen first, and then, again and again, the one that has
/// the most new features for its size; at last, some are exchanged for a
/// smaller one.
std::vector<size_t> findCover(llvm::ArrayRef<Candidate> candidates);

} // namespace palindrome::corpus

#endif // PALINDROME_CORPUS_STORE_COVER_H
