// What the attributes of the executed function demand of its execution.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_ATTRIBUTES_FUNCTIONATTRIBUTES_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_ATTRIBUTES_FUNCTIONATTRIBUTES_H

#include "verify/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

/// Whether an argument other than the one numbered `argument`, a global, or
/// memory leads to `block`.
bool hasOtherPointer(const Machine &machine, unsigned block,
                     unsigned argument = ~0u);

/// Stops where the function that is run has attributes that are not followed.
void checkSignature(Machine &machine, const llvm::Function &function);

/// What the attributes of the function that was run say of how it ended, and of
/// the memory that it used.
void checkEffects(Machine &machine, const llvm::Function &function,
                  llvm::ArrayRef<Lane> result, Outcome::Kind kind);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_ATTRIBUTES_FUNCTIONATTRIBUTES_H
