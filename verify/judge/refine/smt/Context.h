// The Z3 context in which the terms of the current thread live. Private to this
// room.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SMT_CONTEXT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SMT_CONTEXT_H

#include "verify/judge/refine/smt/Alarm.h"
#include "verify/judge/refine/smt/Expr.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <z3.h>

namespace palindrome::smt {

struct SolverContext {
  Z3_context z3 = nullptr;
  /// The value of each numeral. Z3 itself returns values only as text.
  llvm::DenseMap<Z3_ast, llvm::APInt> numerals;
  Z3_ast trueTerm = nullptr, falseTerm = nullptr;
  SolverParts parts;
  /// The tactics of Solver.cpp, made when they are first needed.
  Z3_tactic bitBlasting = nullptr, anything = nullptr;
  /// Made when it is first needed.
  std::optional<Alarm> alarm;
};

/// The context of the `ExprArena` that exists in this thread; there must be
/// one.
SolverContext &solverContext();

inline Z3_context z3() { return solverContext().z3; }

inline Z3_app application(Expr expr) { return Z3_to_app(z3(), expr.ast); }

inline Z3_decl_kind kindOf(Expr expr) {
  if (Z3_get_ast_kind(z3(), expr.ast) != Z3_APP_AST)
    return Z3_OP_UNINTERPRETED;
  return Z3_get_decl_kind(z3(), Z3_get_app_decl(z3(), application(expr)));
}

inline Expr argument(Expr expr, unsigned index) {
  return Expr(Z3_get_app_arg(z3(), application(expr), index));
}

inline unsigned countArguments(Expr expr) {
  return Z3_get_ast_kind(z3(), expr.ast) == Z3_APP_AST
             ? Z3_get_app_num_args(z3(), application(expr))
             : 0;
}

inline unsigned parameter(Expr expr, unsigned index) {
  return Z3_get_decl_int_parameter(
      z3(), Z3_get_app_decl(z3(), application(expr)), index);
}

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SMT_CONTEXT_H
