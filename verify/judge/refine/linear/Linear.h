// Questions that linear arithmetic answers: whether a few comparisons of
// integers imply another. Most questions of the search in lockstep are such,
// and a solver takes a thousand times as long for the bits of two integers.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_LINEAR_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_LINEAR_H

#include "llvm/ADT/APInt.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include <vector>

namespace palindrome::refine {

/// Whether attributes of the arguments or the result of a call, such as
/// `range`, may make it poison or undefined beyond what its callee says.
bool hasValueAttributes(const llvm::CallBase &call);

struct LinearAnswer {
  /// Whether it is shown that the target refines the source.
  bool isShown = false;
  /// If not, inputs for which it is likely not to: the bits of arguments that
  /// are integers, and nothing for those that may be poison.
  std::vector<std::vector<std::optional<llvm::APInt>>> likely;
};

/// Asks whether `target` refines `source`, for arguments that are poison or
/// not, and not undef. Both have the same arguments. An answer is found where
/// `source` is a chain of blocks, each of which branches to the next one or
/// else to `unreachable`, `target` is one block, and both return a value.
LinearAnswer answerLinearly(const llvm::Function &source,
                            const llvm::Function &target);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_LINEAR_H
