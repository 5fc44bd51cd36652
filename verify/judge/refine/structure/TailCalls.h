// Calls whose frame the caller's must not outlive: chains of them run in
// constant space, which no comparison of results shows.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_TAILCALLS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_TAILCALLS_H

namespace llvm {
class CallBase;
class Function;
} // namespace llvm

namespace palindrome::refine {

/// Whether the code generator must replace the caller's frame by that of the
/// callee (LangRef, 'call' Instruction): the call is `musttail`, or it is
/// `tail` and its calling convention has such calls.
bool isGuaranteedTailCall(const llvm::CallBase &call);

/// Whether `target` may have an ordinary call where `source` has a guaranteed
/// tail call: it has fewer of these, of functions of one type and convention,
/// and more of the others.
bool losesTailCalls(const llvm::Function &source, const llvm::Function &target);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_TAILCALLS_H
