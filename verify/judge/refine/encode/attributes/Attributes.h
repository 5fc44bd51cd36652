// Attributes of functions, parameters and results: what they make poison or
// undefined behavior (LangRef, parameter attributes, function attributes).

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_ATTRIBUTES_ATTRIBUTES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_ATTRIBUTES_ATTRIBUTES_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Applies the attributes of a parameter or result to its value, which has the
/// type `type`: lanes that violate one become poison, and undefined behavior is
/// added to `side`.
Lanes applyAttributes(Side &side, llvm::AttributeSet attributes,
                      llvm::Type *type, Lanes value);

/// The value of an argument of a call, with the attributes of the call and of
/// the callee applied to it.
Lanes encodeArgument(Side &side, const CallFacts &facts, unsigned number);
/// Applies the attributes of a call's result to it, all but `noalias`.
Lanes applyToResult(Side &side, const CallFacts &facts, Lanes value);

/// Makes the copy of an object that `byval` passes, and returns a pointer to
/// it.
Lane copyByValue(Side &side, const Lane &pointer, llvm::Type *type,
                 llvm::MaybeAlign align);

/// Applies the attributes of the function and its parameters on entry.
/// `isEncodedCall` is true of a call of a library function whose behavior is
/// encoded, and false of a call of an unknown function.
void encodeParameters(
    Side &side, llvm::function_ref<bool(const llvm::CallBase &)> isEncodedCall);

/// Applies the attributes of the function's result to the returned value.
Lanes encodeReturn(Side &side, Lanes value);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_ATTRIBUTES_ATTRIBUTES_H
