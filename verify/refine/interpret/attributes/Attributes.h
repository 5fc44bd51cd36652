// What attributes and metadata demand of values, and of executions.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_ATTRIBUTES_ATTRIBUTES_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_ATTRIBUTES_ATTRIBUTES_H

#include "verify/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

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

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_ATTRIBUTES_ATTRIBUTES_H
