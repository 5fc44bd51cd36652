// Terms as they would be without folding, to compare folded ones with.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_SMT_UNFOLDED_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_SMT_UNFOLDED_H

#include "verify/judge/refine/smt/Solver.h"
#include "llvm/ADT/STLExtras.h"
#include <gtest/gtest.h>
#include <random>

namespace palindrome::smt {

/// A term with and without folding.
using Pair = std::pair<Expr, Expr>;

/// The variables of the tests.
struct Variables {
  Expr x = Expr::variable(8, "x"), y = Expr::variable(8, "y"),
       z = Expr::variable(8, "z");
  Expr p = Expr::booleanVariable("p"), q = Expr::booleanVariable("q");
};

/// A variable of the sort of `like`.
inline Expr variableLike(Expr like, const std::string &name) {
  return like.isBoolean() ? Expr::booleanVariable("raw." + name)
                          : Expr::variable(like.width(), "raw." + name);
}

/// `operation` of `operands`, without folding: it is made of variables, which
/// are then substituted.
inline Expr unfolded(Expr (*operation)(llvm::ArrayRef<Expr>),
                     llvm::ArrayRef<Expr> operands) {
  std::vector<Expr> variables;
  for (auto [number, operand] : llvm::enumerate(operands))
    variables.push_back(variableLike(operand, std::to_string(number)));
  return operation(variables).substitute(variables, operands);
}

/// Whether the solver finds no input for which the terms differ. The comparison
/// itself is not folded.
inline bool isEquivalent(Expr a, Expr b) {
  Expr differ = unfolded(
      [](llvm::ArrayRef<Expr> o) -> Expr { return o[0] != o[1]; }, {a, b});
  return check(differ, 60).kind == Answer::Unsat;
}

} // namespace palindrome::smt

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_SMT_UNFOLDED_H
