// Arguments of unknown callees that are `dead_on_return`.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_DEADARGUMENTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_DEADARGUMENTS_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// When a byte that the callee writes is poison since the argument is
/// `dead_on_return` (LangRef, 'Parameter Attributes'): what is written through
/// it. In the source that is certain of an object to which the callee has no
/// other pointer, and assumed of no other. In the target it is possible of all
/// that the argument points to, unless the source has the attribute, too: then
/// both callees write poison, which is one of the effects of an unknown one.
std::function<Expr(Expr block)> whenDead(const Side &side,
                                         const UnknownCall &record);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_DEADARGUMENTS_H
