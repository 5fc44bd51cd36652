// Questions with alternating quantifiers, answered by guessing instances of the
// universal variables from the models of those guessed before.

#ifndef PALINDROME_VERIFY_REFINE_SMT_ALTERNATION_H
#define PALINDROME_VERIFY_REFINE_SMT_ALTERNATION_H

#include "verify/refine/smt/Solver.h"

namespace palindrome::smt {

/// Are there values of all other variables, for which `given` holds, so that
/// for all `first` there are `between` so that for all `last`, `body` holds?
struct Alternation {
  Expr given, body;
  std::vector<Expr> first, between, last;
  /// A first instance: terms for `first`, which do not have `between`, and for
  /// `last`, which may.
  std::vector<Expr> firstGuess, lastGuess;
};

/// Answers as `check` does. What instances do not settle is unknown.
Answer check(const Alternation &question, double seconds);

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_REFINE_SMT_ALTERNATION_H
