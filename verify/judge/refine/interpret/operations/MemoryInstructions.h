// Instructions that access memory.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_MEMORYINSTRUCTIONS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_MEMORYINSTRUCTIONS_H

#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

Lanes loadInstruction(Machine &machine, const llvm::LoadInst &load);
Lanes storeInstruction(Machine &machine, const llvm::StoreInst &store);
/// fence, atomicrmw and cmpxchg.
Lanes atomicInstruction(Machine &machine, const llvm::Instruction &instruction);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_MEMORYINSTRUCTIONS_H
