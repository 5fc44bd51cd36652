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

/// The same for a source, and for those calls that `target` does not have,
/// however large the callees are: probably it has their bodies instead. What
/// refines the copy refines the source.
llvm::Function *inlineMissingCallees(const llvm::Function &source,
                                     const llvm::Function &target);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_CALLEES_H
