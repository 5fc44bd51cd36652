// What a function under test promises of what it does: attributes of it and its
// parameters, breaking which is undefined behaviour.
//
// A's undefined behaviour may be left out: what is proved then still holds. B's
// may not: where it is not sure that B keeps a promise, the pair is
// unsupported.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_ATTRIBUTES_PROMISES_H
#define PALINDROME_VERIFY_REFINE_ENCODE_ATTRIBUTES_PROMISES_H

#include "verify/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Whether the attribute is one of those.
bool isPromise(llvm::Attribute::AttrKind kind);
/// Checks all but for what the execution shows. `isEncodedCall` tells calls of
/// library functions that are encoded by what they do.
void checkPromises(
    Side &side, llvm::function_ref<bool(const llvm::CallBase &)> isEncodedCall);
/// An access through the pointer `through`, and what the function promised of
/// its memory.
void checkPromisedMemory(Side &side, const llvm::Value *through, bool isWrite);
/// An access to so many bytes through `through`, which is `pointer`, and what
/// was promised of that.
void checkPromisedAccess(Side &side, const llvm::Value *through, Expr pointer,
                         Expr size, bool isWrite);
/// A store of `value` to where `pointer` leads.
void checkPromisedStore(Side &side, const llvm::Value *value, Expr pointer);
/// What is returned, which may then be poison.
Lanes checkPromisedReturn(Side &side, const llvm::Value *operand, Lanes value);
/// A call of an intrinsic or of the library.
void checkPromisedCall(Side &side, const llvm::CallBase &call);
/// What a call of an unknown function might break.
std::vector<Breach> listBreaches(Side &side, const CallFacts &facts);
/// How the function ends, at the end of the walk.
void checkPromisedEnd(Side &side);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_ATTRIBUTES_PROMISES_H
