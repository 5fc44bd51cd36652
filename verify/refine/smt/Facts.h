// Simplification of a conjunction by what its parts state.

#ifndef PALINDROME_VERIFY_REFINE_SMT_FACTS_H
#define PALINDROME_VERIFY_REFINE_SMT_FACTS_H

#include "verify/refine/smt/Expr.h"

namespace palindrome::smt {

/// An equivalent formula. What each conjunct states, that a term is true or
/// false or that a variable has some value, replaces that term in the others:
///
///   !u && (u || !v) && (v || w)     becomes   !u && !v && w
///
/// So where two functions do the same, the question whether they differ often
/// becomes `false`.
Expr useFacts(Expr formula);

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_REFINE_SMT_FACTS_H
