// Objects on the stack: allocas, copies of byval arguments, and lifetimes
// (LangRef, 'Object Lifetime'; 'alloca' Instruction).

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_ALLOCAS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_ALLOCAS_H

#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

Lanes allocaInstruction(Machine &machine, const llvm::AllocaInst &instruction);

/// A pointer to a new object of the executed function that is a copy of the
/// byval argument `pointer` of pointee type `type`.
Lane copyByVal(Machine &machine, llvm::Type *type, llvm::MaybeAlign align,
               const Lane &pointer);

/// llvm.lifetime.start and llvm.lifetime.end.
void setLifetime(Machine &machine, const Lane &pointer, bool begin);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_ALLOCAS_H
