// The arguments and the result of a call, and the attributes and metadata that
// constrain them.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_ATTRIBUTES_PARAMETERS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_ATTRIBUTES_PARAMETERS_H

#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

/// The parameter attributes that change the behavior of a call and that the
/// interpreter does not model.
llvm::ArrayRef<llvm::Attribute::AttrKind> unsupportedParameterAttributes();

/// Stops if parameter `index` of the call has one of them.
void rejectUnsupportedAttributes(Course &course, const llvm::CallBase &call,
                                 unsigned index);

/// The arguments of a call, each of which is a use of its operand. Stops at an
/// argument whose type has no lanes, such as metadata.
std::vector<Lanes> callArguments(Machine &machine, const llvm::CallBase &call);

/// Applies the parameter attributes of the call, and of `callee` unless it is
/// null, to the arguments.
void applyParameterAttributes(Machine &machine, const llvm::CallBase &call,
                              const llvm::Function *callee,
                              std::vector<Lanes> &arguments);

/// Applies the return attributes of the call, and of `callee` unless it is
/// null, and the metadata of the call, to the result.
void applyReturnAttributes(Machine &machine, const llvm::CallBase &call,
                           const llvm::Function *callee, Lanes &result);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_ATTRIBUTES_PARAMETERS_H
