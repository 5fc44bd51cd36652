// What a call and its callee promise of accesses, in a copy of the body.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_COPIEDSCOPES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_COPIEDSCOPES_H

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class BasicBlock;
class CallBase;
class Function;
class IRBuilderBase;
} // namespace llvm

namespace palindrome::refine {

/// Whether an access of a function is in a scope of `!noalias`.
bool hasScopes(const llvm::Function &function);

/// Gives the accesses in `copies`, the blocks of a copy of the body of the
/// function that `call` calls, whose operands are still those of the body, the
/// scopes that the call promises them: new ones for those of the body, those of
/// the call itself, and one for each `noalias` parameter, which `builder`
/// declares.
void passScopes(llvm::ArrayRef<llvm::BasicBlock *> copies,
                const llvm::CallBase &call, llvm::IRBuilderBase &builder);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_COPIEDSCOPES_H
