// Guesses which values of two functions are the same at cuts: those that are
// equal whenever runs of the interpreter arrive there. A guess proves nothing;
// the proofs of the segments decide.

#ifndef PALINDROME_VERIFY_REFINE_SIMULATE_GUESS_H
#define PALINDROME_VERIFY_REFINE_SIMULATE_GUESS_H

#include "palindrome/Refine.h"
#include "verify/refine/simulate/Cuts.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Function.h"
#include <vector>

namespace palindrome::refine {

/// Two values of one type, the arguments of a function or instructions with a
/// single scalar as their result.
struct LikelyEqual {
  const llvm::Value *source, *target;
};

/// For each cut, the values that were equal at all arrivals of runs on likely
/// inputs, for at most about `seconds`. A value may occur in several pairs;
/// those that are likelier come first. A value that was the same at all
/// arrivals, such as zero, is paired only with one of the same name.
std::vector<std::vector<LikelyEqual>>
guessEqualValues(const llvm::Function &source, const llvm::Function &target,
                 llvm::ArrayRef<Cut> cuts, const RefineOptions &options,
                 double seconds);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_SIMULATE_GUESS_H
