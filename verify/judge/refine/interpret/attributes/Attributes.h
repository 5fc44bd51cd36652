// Attributes and metadata that constrain values (LangRef, 'Parameter
// Attributes'; 'Metadata').

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_ATTRIBUTES_ATTRIBUTES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_ATTRIBUTES_ATTRIBUTES_H

#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

/// Applies `attributes` to a value of `type`: lanes that violate nonnull,
/// align, range or nofpclass become poison; a violation of noundef or
/// dereferenceable is immediate UB.
void applyAttributes(Machine &machine, llvm::MutableArrayRef<Lane> lanes,
                     llvm::Type *type, llvm::AttributeSet attributes);

/// Applies the metadata of a load or a call to its result, likewise. Stops at
/// metadata that the interpreter does not model.
void applyMetadata(Machine &machine, llvm::MutableArrayRef<Lane> lanes,
                   const llvm::Instruction &instruction);

/// Makes a poison or undef lane immediate UB; `what` names the value.
void requireWellDefined(Machine &machine, llvm::ArrayRef<Lane> lanes,
                        const char *what);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_ATTRIBUTES_ATTRIBUTES_H
