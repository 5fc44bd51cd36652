// Formulas that know less: arithmetic without its meaning.

#ifndef PALINDROME_VERIFY_REFINE_SMT_ABSTRACTION_H
#define PALINDROME_VERIFY_REFINE_SMT_ABSTRACTION_H

#include "verify/refine/smt/Expr.h"

namespace palindrome::smt {

/// A weaker formula: multiplications and divisions of bit vectors, and all
/// floating-point arithmetic, are replaced by uninterpreted functions, equal
/// ones by equal ones. If it has no model, neither has `formula`; it is
/// `formula` itself if that has no such operation. Division by a constant and
/// multiplication by one count only from 32 bits on.
Expr withoutArithmetic(Expr formula);

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_REFINE_SMT_ABSTRACTION_H
