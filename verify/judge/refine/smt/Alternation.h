// Satisfiability of formulas with alternating quantifiers, by
// counterexample-guided quantifier instantiation.
//
// The universal variables are replaced by terms: a finite set of instances
// stands for the quantifier. If the instances are unsatisfiable together, so is
// the formula. Otherwise a model of them is checked against the quantifier; a
// counterexample to the model is turned into the next instance.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SMT_ALTERNATION_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SMT_ALTERNATION_H

#include "verify/judge/refine/smt/Solver.h"

namespace palindrome::smt {

/// The formula
///
///   given && forall first. exists between. forall last. body
///
/// in which every other variable is free. `given` contains no universal
/// variable, and universal variables are bit vectors.
struct Alternation {
  Expr given, body;
  std::vector<Expr> first, between, last;
  /// The terms of the first instance, in the order of `first` and `last`. The
  /// former contain no variable of `between`; the latter may.
  std::vector<Expr> firstGuess, lastGuess;
};

/// Searches for a model of the free variables for at most `seconds`. The answer
/// is unknown, with the limit `Instances`, if instantiation makes no progress.
Answer check(const Alternation &question, double seconds);

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SMT_ALTERNATION_H
