// Which allocas of two functions correspond.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_MEMORY_ALLOCAS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_MEMORY_ALLOCAS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Function.h"

namespace palindrome::refine::lockstep {

/// For allocas of the target, the one of the source that it probably is: the
/// sequences of both are aligned so that the pairs are the most alike.
llvm::DenseMap<const llvm::Value *, const llvm::Value *>
pairAllocas(const llvm::Function &source, const llvm::Function &target);

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_MEMORY_ALLOCAS_H
