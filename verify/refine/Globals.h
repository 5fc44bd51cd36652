// What two globals of one name say without being run: linkage, signatures,
// initial values.

#ifndef PALINDROME_VERIFY_REFINE_GLOBALS_H
#define PALINDROME_VERIFY_REFINE_GLOBALS_H

#include "verify/refine/Pairs.h"

namespace llvm {
class GlobalObject;
class GlobalValue;
class GlobalVariable;
} // namespace llvm

namespace palindrome::refine {

/// "@f", as LLVM writes it.
std::string symbolOf(const llvm::GlobalValue &global);

/// Whether the module itself gives what the name stands for.
bool defines(const llvm::GlobalValue &global);

/// How two definitions of one name meet the linker.
Judgement judgeLinkage(const llvm::GlobalObject &a,
                       const llvm::GlobalObject &b);

/// Whether a caller of `a` may call `b` in its stead.
Judgement judgeSignature(const llvm::Function &a, const llvm::Function &b);

/// Whether all that a program may do with `a` it may do with `b`. Both are
/// local, or neither is.
Judgement judgeVariable(const llvm::GlobalVariable &a,
                        const llvm::GlobalVariable &b);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_GLOBALS_H
