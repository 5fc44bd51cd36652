// Which calls have the same effects. A call of the source has those of an
// earlier call of the source if it is certainly the same call. A call of the
// target is matched with one of the source that looks like it, and has its
// effects; that the match is right is part of the question whether the outcomes
// refine.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_CALLMATCHING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_CALLMATCHING_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Whether two calls of one side certainly do the same: they call the same
/// function with the same arguments, and read the same memory.
Expr isSameExecution(const Side &side, const UnknownCall &before,
                     const UnknownCall &after);

/// Sets `call.id` to a number that no other call of the problem has. In the
/// source, it is a function of the choices that decide what is called:
///
///   %x = freeze i8 undef
///   call @f(i8 %x)          ; id: call.id(x), another one for each x
void identifyCall(Side &side, UnknownCall &call);

/// Gives `call` the effects of another one where it is the same: in the source,
/// of an earlier call; in the target, of the source's call that it is matched
/// with. Sets the matches of a target's call.
void adoptOutputs(Side &side, UnknownCall &call);

/// Whether the target may make the call where the source does not.
bool isHarmless(const UnknownCall &call);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_CALLMATCHING_H
