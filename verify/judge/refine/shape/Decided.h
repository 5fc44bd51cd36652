// Branches that always go the same way.
//
//   %c = icmp eq i32 0, 1                br label %no
//   br i1 %c, label %yes, label %no
//
// A body that stands for a call has constants for some of its parameters.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_DECIDED_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_DECIDED_H

namespace llvm {
class Function;
} // namespace llvm

namespace palindrome::refine {

/// Makes each `br` and `switch` whose condition is computed from integers that
/// are constants one that goes where it leads, and removes what cannot be
/// reached. The function does the same.
void dropDecidedBranches(llvm::Function &function);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_DECIDED_H
