// Pairs the elements of two sequences: by keys that say more, then by keys that
// say less, then by position. In linear time.

#ifndef PALINDROME_VERIFY_COMPARE_ALIGN_H
#define PALINDROME_VERIFY_COMPARE_ALIGN_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace palindrome::diff {

/// The keys of an element, the most telling first.
constexpr unsigned kAlignLevels = 4;
using AlignKeys = std::array<uint64_t, kAlignLevels>;

/// The pairs of indices, rising on both sides. Elements in no pair are missing
/// from the other side. With `byPosition`, what no key pairs is paired by its
/// position between those that are.
llvm::SmallVector<std::pair<unsigned, unsigned>>
align(llvm::ArrayRef<AlignKeys> a, llvm::ArrayRef<AlignKeys> b,
      bool byPosition = true);

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_COMPARE_ALIGN_H
