// Equations that are solved for one variable.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SMT_INVERSION_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SMT_INVERSION_H

#include "verify/judge/refine/smt/Expr.h"

namespace palindrome::smt {

/// A term for `variable` with which `term` becomes equal to `wanted`, as far as
/// the inverses of the operations on the way to the variable provide one:
///
///   x + 1, wanted y             becomes   y - 1
///   c ? x * 3 : z, wanted y     becomes   c ? y * 171 : current     (8 bits)
///
/// Where `term` does not depend on the variable, it is `current`. The result is
/// a proposal that has to be checked: `x * 2` is never odd, and what occurs on
/// both sides of an operation is solved for on one side, with `current` on the
/// other. `term` and `wanted` have one sort, and `variable` is a bit vector.
Expr solveFor(Expr variable, Expr term, Expr wanted, Expr current);

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SMT_INVERSION_H
