// Instructions that access memory.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_MEMORYOPS_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_MEMORYOPS_H

#include "verify/refine/interpret/Machine.h"

namespace palindrome::refine {

Lanes loadInstruction(Machine &machine, const llvm::LoadInst &load);
Lanes storeInstruction(Machine &machine, const llvm::StoreInst &store);
/// fence, atomicrmw, cmpxchg.
Lanes atomicInstruction(Machine &machine, const llvm::Instruction &instruction);
/// Whether values of the type have no lanes, and it is a type that has any.
bool layoutIsEmpty(Machine &machine, llvm::Type *type);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_MEMORYOPS_H
