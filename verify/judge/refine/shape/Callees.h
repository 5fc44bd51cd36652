// Copies of functions in which some calls are replaced by the bodies of their
// callees, for proofs.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_CALLEES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_CALLEES_H

#include "verify/judge/refine/shape/Inline.h"

namespace palindrome::refine {

/// A copy of `function`, in its module, in which calls of small functions that
/// the module defines are replaced by their bodies. Nothing else changes: in
/// particular, nothing is simplified. Null if there is no such call. The caller
/// erases the copy.
llvm::Function *inlineSmallCallees(const llvm::Function &function,
                                   Inlining inlining);

/// The same for those calls that `other`, the function on the other side, does
/// not have, however large the callees are: probably it has their bodies
/// instead.
llvm::Function *inlineMissingCallees(const llvm::Function &function,
                                     const llvm::Function &other,
                                     Inlining inlining);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_CALLEES_H
