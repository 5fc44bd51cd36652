// Attributes of the function under test, and of its parameters, by which it
// promises how it behaves, such as readonly or nounwind (LangRef, 'Parameter
// Attributes' and 'Function Attributes'). Violating one is undefined behavior.
//
// Undefined behavior of the source may be missing from the encoding: a proof
// remains valid. That of the target may not, so a promise that the target may
// violate unnoticed is marked.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_ATTRIBUTES_PROMISES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_ATTRIBUTES_PROMISES_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Checks the promises that can be checked without the execution.
/// `isEncodedCall` is whether a call is of a library function that has an
/// encoder.
void checkPromises(
    Side &side, llvm::function_ref<bool(const llvm::CallBase &)> isEncodedCall);
/// Checks an access through the pointer `through` against the function's
/// `memory` attribute.
void checkPromisedMemory(Side &side, const llvm::Value *through, bool isWrite);
/// Checks an access of `size` bytes through the IR value `through`, encoded as
/// `pointer`, against the `memory` attribute and the parameters' attributes.
void checkPromisedAccess(Side &side, const llvm::Value *through, Expr pointer,
                         Expr size, bool isWrite);
/// Checks a store of `value` through `pointer` against `captures`.
void checkPromisedStore(Side &side, const llvm::Value *value, Expr pointer);
/// Checks that the returned value is the argument that is marked `returned`.
void checkReturned(Side &side, const llvm::Value *operand);
/// Checks the returned value against `captures`. Returns it, poison on a
/// violation.
Lanes checkPromisedReturn(Side &side, const llvm::Value *operand, Lanes value);
/// Checks a call of an intrinsic or of an encoded library function.
void checkPromisedCall(Side &side, const llvm::CallBase &call);
/// Checks what such a call promises of its callee.
void checkKnownCallee(Side &side, const llvm::CallBase &call);
/// The promises that a call of an unknown function might violate.
std::vector<Breach> listBreaches(Side &side, const CallFacts &facts);
/// Checks how the function ends, against nounwind, willreturn and noreturn. To
/// be called at the end of the walk.
void checkPromisedEnd(Side &side);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_ATTRIBUTES_PROMISES_H
