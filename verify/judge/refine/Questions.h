// The questions about a few instructions that the search in lockstep asks, from
// the cheapest way to answer one to the dearest.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_QUESTIONS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_QUESTIONS_H

#include "palindrome/Refine.h"
#include "verify/judge/refine/encode/query/Encode.h"
#include "llvm/IR/Function.h"

namespace palindrome::refine {

class Questions {
public:
  /// Whether `target` is proved to refine `source` within the time of
  /// `options`, for arguments that are poison or not, and not undef: two
  /// functions without loops and without effects.
  bool isProved(const llvm::Function &source, const llvm::Function &target,
                RefineOptions options);

private:
  encode::PartProver prover;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_QUESTIONS_H
