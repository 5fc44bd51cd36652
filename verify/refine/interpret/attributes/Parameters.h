// The arguments and the result of a call, and what attributes demand of them.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_ATTRIBUTES_PARAMETERS_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_ATTRIBUTES_PARAMETERS_H

#include "verify/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

/// The values of a call's arguments; each is a use of its operand. Stops where
/// an argument's type has no lanes, such as metadata.
std::vector<Lanes> callArguments(Machine &machine, const llvm::CallBase &call);

/// Applies the attributes of the call's parameters, and those of `callee`, if
/// it is not null, to the arguments.
void applyParameterAttributes(Machine &machine, const llvm::CallBase &call,
                              const llvm::Function *callee,
                              std::vector<Lanes> &arguments);

/// Applies the return attributes of the call and of `callee`, and the call's
/// metadata, to the result.
void applyReturnAttributes(Machine &machine, const llvm::CallBase &call,
                           const llvm::Function *callee, Lanes &result);

/// Stops where the call's parameter numbered `index` has an attribute that
/// changes what the call does and that the interpreter does not implement.
void rejectUnsupportedAttributes(Machine &machine, const llvm::CallBase &call,
                                 unsigned index);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_ATTRIBUTES_PARAMETERS_H
