// Satisfiability of a formula, and its models.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SMT_SOLVER_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SMT_SOLVER_H

#include "verify/judge/refine/smt/Expr.h"
#include <memory>
#include <string>

namespace palindrome::smt {

/// An assignment to the variables and uninterpreted functions of a satisfiable
/// formula.
class Model {
public:
  /// The value of a bit-vector term. Variables and functions that the model
  /// leaves open are zero.
  llvm::APInt eval(Expr expr) const;
  /// The same for a Boolean term.
  bool isTrue(Expr expr) const;
  /// `expr` with `variables`, and the functions whose arguments become constant
  /// thereby, replaced by their values. Other variables remain.
  Expr partial(Expr expr, llvm::ArrayRef<Expr> variables) const;

private:
  friend struct Answer check(Expr formula, double seconds);
  std::shared_ptr<void> model;
};

struct Answer {
  enum Kind { Sat, Unsat, Unknown };
  Kind kind = Unknown;
  /// What ended the search if the answer is unknown.
  enum Limit {
    Time,
    Memory,
    Instances, ///< Quantifier instantiation made no progress: it ended, or
               ///< tried one value after another.
    Other,     ///< See `words`.
  };
  Limit limit = Other;
  /// Z3's text on why the answer is unknown.
  std::string words;
  /// Of a satisfiable formula.
  Model model;
};

/// Searches for a model of `formula` for at most `seconds`.
Answer check(Expr formula, double seconds);

/// The name and the version of the solver.
std::string solverVersion();

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SMT_SOLVER_H
