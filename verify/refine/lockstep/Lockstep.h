// Proofs in lockstep: source and target have the same effects one after the
// other, and what they compute in between corresponds (docs/semantics.md,
// "Lockstep"). Memory is no part of such a proof: both sides change it in the
// same way.

#ifndef PALINDROME_VERIFY_REFINE_LOCKSTEP_LOCKSTEP_H
#define PALINDROME_VERIFY_REFINE_LOCKSTEP_LOCKSTEP_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Function.h"

namespace palindrome::refine {

/// Whether `target` is proved to refine `source`, for all executions. False
/// means nothing.
///
/// `ask` is whether one of two functions refines the other, for all arguments
/// that are poison or not, and not undef; they are pure and have no loops. The
/// functions exist during the call only. The search is given up once
/// `isOver`.
bool refinesInLockstep(const llvm::Function &source,
                       const llvm::Function &target,
                       llvm::function_ref<bool(const llvm::Function &source,
                                               const llvm::Function &target)>
                           ask,
                       llvm::function_ref<bool()> isOver);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_LOCKSTEP_LOCKSTEP_H
