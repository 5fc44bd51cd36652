// The walk over the paths of a function, which encodes its instructions one by
// one.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_WALK_WALK_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_WALK_WALK_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Encodes all paths of the side's function on which the back edges of each
/// loop are taken at most `bound` times when it is entered. Stops early if the
/// problem turns out to be unsupported.
void walk(Side &side, unsigned bound);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_WALK_WALK_H
