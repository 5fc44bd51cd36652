// Calls of functions of which nothing is known but their attributes: arbitrary
// transformers, the same on both sides.
//
// Volatile and atomic accesses and fences are such calls, too (Accesses.cpp).
//
// What A's call does is a function of a number (Environment.h) that may be
// another one for each of A's choices before it. A call of B that looks as if
// it were one of A's does what that one does; whether it may is part of what
// the outcomes are compared for: its arguments and the memory that it reads
// must refine those of A's call, and as many events must have come before. It
// does not matter, then, how a call of A is picked: a wrong one proves nothing.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_CALLS_UNKNOWNCALLS_H
#define PALINDROME_VERIFY_REFINE_ENCODE_CALLS_UNKNOWNCALLS_H

#include "verify/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Lets `record`, with its arguments and reach, happen here. Gives its result,
/// undefs chosen; what `record` says of its end is for the caller to do.
Lanes perform(Side &side, UnknownCall &record, bool alwaysReturns,
              bool neverReturns, bool neverUnwinds);

/// Encodes such a call and gives its result, without the attributes of that.
Lanes encodeUnknownCall(Side &side, const llvm::CallBase &call);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_CALLS_UNKNOWNCALLS_H
