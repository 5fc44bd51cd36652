// What attributes and metadata demand of values, and of executions.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_ATTRIBUTES_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_ATTRIBUTES_H

#include "verify/refine/interpret/Machine.h"

namespace palindrome::refine {

/// Makes poison of what breaks `attributes` (nonnull, align, range, nofpclass),
/// and stops where that is undefined (noundef, dereferenceable).
void applyAttributes(Machine &machine, llvm::MutableArrayRef<Lane> lanes,
                     llvm::Type *type, llvm::AttributeSet attributes);

/// The same of a load's or call's metadata.
void applyMetadata(Machine &machine, llvm::MutableArrayRef<Lane> lanes,
                   const llvm::Instruction &instruction);

/// Undefined where a lane is poison or undef.
void demandDefined(Machine &machine, llvm::ArrayRef<Lane> lanes,
                   const char *what);

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

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_ATTRIBUTES_H
