// The calls of a target by which it may be wrong although the source is right.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_SUSPECTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_SUSPECTS_H

#include "llvm/ADT/SmallVector.h"

namespace llvm {
class CallBase;
class Function;
} // namespace llvm

namespace palindrome::replay {

/// The calls of `target` that are marked `tail` or `musttail` and may pass a
/// pointer to an alloca of `target`, if there are more of this callee than in
/// `source`. LangRef, 'call': the callee must not access such an alloca. First
/// are those that certainly pass one.
///
///   define void @f(ptr %p) {            @h: %a = alloca i32
///     tail call void @g(ptr %p)             tail call void @g(ptr %a)
///
/// An argument that is passed as a copy (`byval`, `inalloca`, `preallocated`)
/// does not count: LangRef allows it, and its bytes are no alloca of the caller
/// for the callee.
llvm::SmallVector<const llvm::CallBase *>
findSuspects(const llvm::Function &source, const llvm::Function &target);

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_SUSPECTS_H
