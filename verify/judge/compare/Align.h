// Aligns two sequences, such as the instructions of two blocks: pairs elements
// that are equal, then elements that are alike, in time linear in the lengths.

#ifndef PALINDROME_VERIFY_JUDGE_COMPARE_ALIGN_H
#define PALINDROME_VERIFY_JUDGE_COMPARE_ALIGN_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace palindrome::compare {

/// The keys of an element, one a level. The first describes all of the element,
/// each further one less of it; elements with equal keys are alike.
constexpr unsigned alignLevels = 4;
using AlignKeys = std::array<uint64_t, alignLevels>;

/// The pairs of an index in `a` and one in `b`, ascending in both. An element
/// without a pair has no counterpart. With `byPosition`, elements that no key
/// pairs are paired by their positions in the gap between two pairs.
llvm::SmallVector<std::pair<unsigned, unsigned>>
align(llvm::ArrayRef<AlignKeys> a, llvm::ArrayRef<AlignKeys> b,
      bool byPosition = true);

} // namespace palindrome::compare

#endif // PALINDROME_VERIFY_JUDGE_COMPARE_ALIGN_H
