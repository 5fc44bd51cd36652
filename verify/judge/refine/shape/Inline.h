// A call of a defined function, replaced by the body.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_INLINE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_INLINE_H

namespace llvm {
class CallBase;
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

/// Whether `inlineCall` may replace `call` (Inlinable.cpp). The function of the
/// call is a copy of `original`, with the attributes that this has; nobody
/// calls the copy.
bool canInline(const llvm::CallBase &call, Inlining inlining,
               const llvm::Function *original);

/// Replaces `call` by a copy of the body of its callee. Nothing is simplified.
/// The objects of the body become some of the caller's entry block, alive from
/// where the call was to where the body returned.
/// What unwinds out of the body enters the landing pad of an `invoke`. What is
/// promised of pairs of accesses, by scopes or by `noalias` parameters, is kept
/// as scopes of the copy, if `keepsScopes`, or not at all.
void inlineCall(llvm::CallBase &call, Inlining inlining, bool keepsScopes);

/// Whether an execution of `function` can come back to a block.
bool hasLoops(const llvm::Function &function);

/// Whether the function has objects of its own on the stack.
bool hasObjects(const llvm::Function &function);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_INLINE_H
