// Whether a formula has a model.

#ifndef PALINDROME_VERIFY_REFINE_SMT_SOLVER_H
#define PALINDROME_VERIFY_REFINE_SMT_SOLVER_H

#include "verify/refine/smt/Expr.h"
#include <memory>
#include <string>

namespace palindrome::smt {

/// Values for the variables and functions of a satisfiable formula.
class Model {
public:
  /// What `expr` is; where the model does not say, it is chosen as zero.
  llvm::APInt eval(Expr expr) const;
  bool isTrue(Expr expr) const;
  /// `expr` with the values of `variables` put in, as far as that goes.
  Expr partial(Expr expr, llvm::ArrayRef<Expr> variables) const;

private:
  friend struct Answer check(Expr formula, double seconds);
  std::shared_ptr<void> model;
};

struct Answer {
  enum Kind { Sat, Unsat, Unknown };
  Kind kind = Unknown;
  /// What ended the search for an answer.
  enum Limit {
    Time,
    Memory,
    Instances, ///< Instances of quantified variables did not settle it.
    Other,     ///< As `words` describe it.
  };
  Limit limit = Other; ///< For unknown.
  std::string words;   ///< For unknown: those of Z3.
  Model model;         ///< For sat.
};

/// Asks for a model of `formula`, for at most `seconds`.
Answer check(Expr formula, double seconds);

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_REFINE_SMT_SOLVER_H
