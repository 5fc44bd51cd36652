// What LangRef leaves open of the floating-point result of an unknown call, and
// what the call's fast-math flags make of it.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_CALLFLAGS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_CALLFLAGS_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Applies the call's fast-math flags to its result (LangRef, "Fast-Math
/// Flags").
Lanes applyFlags(Side &side, const UnknownCall &record, Lanes value);

/// Whether the call's result is a choice of its own: LangRef leaves the bits of
/// a NaN that an intrinsic returns open, but for those of the target machine.
bool choosesResult(const llvm::CallBase &call);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_CALLFLAGS_H
