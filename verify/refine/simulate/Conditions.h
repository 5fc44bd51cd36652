// What must hold for two functions so that proofs about their segments are a
// proof about the functions (docs/semantics.md, "Cut points").

#ifndef PALINDROME_VERIFY_REFINE_SIMULATE_CONDITIONS_H
#define PALINDROME_VERIFY_REFINE_SIMULATE_CONDITIONS_H

#include "llvm/IR/Function.h"

namespace palindrome::refine {

/// Whether a proof by cut points is possible for these functions.
bool canBeCut(const llvm::Function &source, const llvm::Function &target);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_SIMULATE_CONDITIONS_H
