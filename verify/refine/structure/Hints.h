// Attributes of functions that require nothing of an execution.

#ifndef PALINDROME_VERIFY_REFINE_STRUCTURE_HINTS_H
#define PALINDROME_VERIFY_REFINE_STRUCTURE_HINTS_H

#include "llvm/IR/Attributes.h"

namespace palindrome::refine {

/// Whether an attribute of a function only guides passes and code generators
/// (LangRef, 'Function Attributes'), such as those that ask for a sanitizer.
bool guidesCompilation(llvm::Attribute::AttrKind kind);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_STRUCTURE_HINTS_H
