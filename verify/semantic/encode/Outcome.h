// When one outcome refines another.

#ifndef PALINDROME_VERIFY_SEMANTIC_ENCODE_OUTCOME_H
#define PALINDROME_VERIFY_SEMANTIC_ENCODE_OUTCOME_H

#include "verify/semantic/encode/Side.h"

namespace palindrome::encode {

/// Whether what `b` did is something that `a` did too, both being defined. The
/// undefs in what is observed become choices, the last that either side makes.
Expr outcomeRefines(Side &a, Side &b);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_SEMANTIC_ENCODE_OUTCOME_H
