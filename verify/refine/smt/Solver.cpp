// Calls of Z3's solver, and the evaluation of terms in its models.

#include "verify/refine/smt/Solver.h"
#include "verify/refine/smt/Context.h"
#include <algorithm>

using namespace palindrome::smt;

static Z3_ast evaluate(Z3_model model, Expr expr) {
  Z3_ast result = nullptr;
  if (!Z3_model_eval(z3(), model, expr.ast, /*model_completion=*/true, &result))
    return nullptr;
  return result;
}

llvm::APInt Model::eval(Expr expr) const {
  auto *z3Model = static_cast<Z3_model>(model.get());
  unsigned width = expr.width();
  Z3_ast value = evaluate(z3Model, expr);
  if (!value || !Z3_is_numeral_ast(z3(), value))
    return llvm::APInt(width, 0);
  return llvm::APInt(width, Z3_get_numeral_string(z3(), value), 10);
}

bool Model::isTrue(Expr expr) const {
  auto *z3Model = static_cast<Z3_model>(model.get());
  Z3_ast value = evaluate(z3Model, expr);
  return value && Z3_get_bool_value(z3(), value) == Z3_L_TRUE;
}

Expr Model::partial(Expr expr, llvm::ArrayRef<Expr> variables) const {
  auto substitute = [&](llvm::ArrayRef<Expr> known) {
    llvm::SmallVector<Expr> values;
    for (Expr term : known)
      values.push_back(term.isBoolean() ? Expr::boolean(isTrue(term))
                                        : Expr::bits(eval(term)));
    expr = expr.substitute(known, values);
  };
  substitute(variables);
  // Even without completion, Z3 evaluates the open bits of a floating-point
  // term to zeros. Functions are therefore substituted here one by one.
  if (expr.hasFloats()) {
    std::vector<Expr> known;
    do {
      expr = expr.simplify();
      known = expr.knownApplications();
      substitute(known);
    } while (!known.empty());
    return expr;
  }
  auto *z3Model = static_cast<Z3_model>(model.get());
  Z3_ast result = nullptr;
  if (Z3_model_eval(z3(), z3Model, expr.ast, /*model_completion=*/false,
                    &result))
    expr = Expr(result);
  return expr;
}

/// A solver that bit-blasts formulas of bit vectors and floating-point numbers,
/// and that falls back to Z3's default strategy for what bit-blasting leaves
/// undecided and for formulas with quantifiers.
static Z3_solver makeSolver(Z3_context context) {
  auto named = [&](const char *name) {
    Z3_tactic tactic = Z3_mk_tactic(context, name);
    Z3_tactic_inc_ref(context, tactic);
    return tactic;
  };
  auto counted = [&](Z3_tactic tactic) {
    Z3_tactic_inc_ref(context, tactic);
    return tactic;
  };
  Z3_tactic toBits = named("simplify");
  for (const char *next :
       {"propagate-values", "fpa2bv", "simplify", "propagate-values",
        "solve-eqs", "elim-uncnstr", "simplify", "max-bv-sharing",
        "ackermannize_bv", "bit-blast", "sat", "fail-if-undecided"})
    toBits = counted(Z3_tactic_and_then(context, toBits, named(next)));
  Z3_tactic any = named("default");
  Z3_probe quantified = Z3_mk_probe(context, "has-quantifiers");
  Z3_probe_inc_ref(context, quantified);
  return Z3_mk_solver_from_tactic(
      context, counted(Z3_tactic_cond(
                   context, quantified, any,
                   counted(Z3_tactic_or_else(context, toBits, any)))));
}

Answer palindrome::smt::check(Expr formula, double seconds) {
  Answer answer;
  Z3_context context = z3();
  // The context does not count references to terms. Z3 counts those to solvers,
  // parameters and models in any context.
  Z3_solver solver = makeSolver(context);
  Z3_solver_inc_ref(context, solver);
  Z3_params parameters = Z3_mk_params(context);
  Z3_params_inc_ref(context, parameters);
  Z3_params_set_uint(context, parameters,
                     Z3_mk_string_symbol(context, "timeout"),
                     unsigned(std::max(0.01, seconds) * 1000));
  Z3_solver_set_params(context, solver, parameters);
  Z3_params_dec_ref(context, parameters);

  Z3_solver_assert(context, solver, formula.ast);
  switch (Z3_solver_check(context, solver)) {
  case Z3_L_FALSE:
    answer.kind = Answer::Unsat;
    break;
  case Z3_L_TRUE: {
    answer.kind = Answer::Sat;
    Z3_model model = Z3_solver_get_model(context, solver);
    Z3_model_inc_ref(context, model);
    answer.model.model = std::shared_ptr<void>(model, [context](void *model) {
      Z3_model_dec_ref(context, static_cast<Z3_model>(model));
    });
    break;
  }
  case Z3_L_UNDEF: {
    // Z3 has no other form for this.
    llvm::StringRef why = Z3_solver_get_reason_unknown(context, solver);
    answer.words = why.str();
    if (why == "timeout" || why == "canceled")
      answer.limit = Answer::Time;
    else if (why.contains("memory"))
      answer.limit = Answer::Memory;
    break;
  }
  }
  Z3_solver_dec_ref(context, solver);
  return answer;
}
