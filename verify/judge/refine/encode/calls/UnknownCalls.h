// Calls of functions of which only the attributes are known. A callee may do
// anything that its attributes allow, but does the same in source and target.
// Observed accesses are encoded in the same way (ObservedAccesses.h).
//
// The effects of a source's call are uninterpreted functions of its number
// (model/Environment.h), which may depend on the choices made before the call:
//
//   %r = call i8 @f(i8 %x)   becomes   r: call.result8.0(id)
//
// A target's call that looks like one of the source has that call's number. The
// comparison of the outcomes checks the match: its arguments and the memory
// that it reads must refine those of the source's call, and as many events must
// precede both. Any way to pick a match is therefore sound: a wrong one proves
// nothing.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_UNKNOWNCALLS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_UNKNOWNCALLS_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Performs a call whose arguments and reachable memory `record` describes:
/// sets its number, result and end, and adds its effects on memory to `side`.
/// Returns the result. The caller ends the paths on which the call does not
/// return.
Lanes perform(Side &side, UnknownCall &record, bool alwaysReturns,
              bool neverReturns, bool neverUnwinds);

/// Encodes a call of an unknown function, and returns its result.
Lanes encodeUnknownCall(Side &side, const llvm::CallBase &call);

/// Encodes llvm.experimental.guard.
void encodeGuard(Side &side, const llvm::CallBase &call);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_UNKNOWNCALLS_H
