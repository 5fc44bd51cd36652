// Pairs the members of two sequences in order.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_ALIGNMENT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_ALIGNMENT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace palindrome::refine {

/// Pairs of positions in sequences of `ours` and `theirs` members, both in
/// rising order, the sum of whose `likeness` is the largest; members of
/// likeness 0 are not paired. Takes time and memory for each of `ours` times
/// `theirs` pairs (Needleman and Wunsch, 1970).
llvm::SmallVector<std::pair<size_t, size_t>>
alignSequences(size_t ours, size_t theirs,
               llvm::function_ref<unsigned(size_t, size_t)> likeness);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_ALIGNMENT_H
