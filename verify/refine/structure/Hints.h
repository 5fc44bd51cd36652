// Attributes of functions that require nothing of an execution.

#ifndef PALINDROME_VERIFY_REFINE_STRUCTURE_HINTS_H
#define PALINDROME_VERIFY_REFINE_STRUCTURE_HINTS_H

#include "llvm/IR/Attributes.h"

namespace palindrome::refine {

/// Whether an attribute of a function only guides passes and code generators
/// (LangRef, 'Function Attributes'): whether and for what it is optimized and
/// inlined, how its code protects the stack, or which sanitizer is asked for.
bool guidesCompilation(llvm::Attribute::AttrKind kind);

/// The same for an attribute that is a string: the processor whose timing
/// instructions are scheduled for, what profiles and remarks are about, a
/// warning to give. Whatever its value is, the code does the same.
bool guidesCompilation(llvm::StringRef name);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_STRUCTURE_HINTS_H
