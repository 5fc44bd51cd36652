// Calls of defined functions, replaced by their bodies.

#ifndef PALINDROME_VERIFY_REFINE_INLINE_H
#define PALINDROME_VERIFY_REFINE_INLINE_H

namespace llvm {
class Function;
} // namespace llvm

namespace palindrome::refine {

/// How an inlined function may differ from the original one.
enum class Inlining {
  /// It may have less undefined behavior, and less poison: what refines it
  /// refines the original. For a source.
  Stricter,
  /// It has the same behavior. For a target.
  Exact,
};

/// A copy of `function`, in its module, in which calls of small functions that
/// the module defines are replaced by their bodies. Nothing else changes: in
/// particular, nothing is simplified. Null if there is no such call. The caller
/// erases the copy.
llvm::Function *inlineSmallCallees(const llvm::Function &function,
                                   Inlining inlining);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_INLINE_H
