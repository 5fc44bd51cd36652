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
  std::string reason; ///< For unknown: "time", "memory" or the solver's words.
  Model model;        ///< For sat.
};

/// Asks for a model of `formula`, for at most `seconds`.
Answer check(Expr formula, double seconds);

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_REFINE_SMT_SOLVER_H
