// Calls of Z3's solver, and the evaluation of terms in its models.

#include "verify/judge/refine/smt/Solver.h"
#include "verify/judge/refine/smt/Context.h"
#include "verify/judge/refine/witness/Countdown.h"
#include "llvm/ADT/DenseSet.h"

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

/// A tactic that bit-blasts formulas of bit vectors and floating-point numbers.
/// It fails where that leaves something undecided.
static Z3_tactic bitBlasting() {
  SolverContext &context = solverContext();
  if (context.bitBlasting)
    return context.bitBlasting;
  auto counted = [&](Z3_tactic tactic) {
    Z3_tactic_inc_ref(context.z3, tactic);
    return tactic;
  };
  auto named = [&](const char *name) {
    return counted(Z3_mk_tactic(context.z3, name));
  };
  Z3_tactic all = named("simplify");
  for (const char *next :
       {"propagate-values", "fpa2bv", "simplify", "propagate-values",
        "solve-eqs", "elim-uncnstr", "simplify", "max-bv-sharing",
        "ackermannize_bv", "bit-blast", "sat", "fail-if-undecided"})
    all = counted(Z3_tactic_and_then(context.z3, all, named(next)));
  return context.bitBlasting = all;
}

/// Z3's default strategy. Making it takes milliseconds.
static Z3_tactic anything() {
  SolverContext &context = solverContext();
  if (!context.anything) {
    context.anything = Z3_mk_tactic(context.z3, "default");
    Z3_tactic_inc_ref(context.z3, context.anything);
  }
  return context.anything;
}

/// Asks a new solver.
static Answer checkWith(Z3_solver solver, Expr formula,
                        std::shared_ptr<void> &model) {
  Answer answer;
  Z3_context context = z3();
  // The context does not count references to terms. Z3 counts those to solvers,
  // parameters and models in any context.
  Z3_solver_inc_ref(context, solver);
  Z3_solver_assert(context, solver, formula.ast);
  switch (Z3_solver_check(context, solver)) {
  case Z3_L_FALSE:
    answer.kind = Answer::Unsat;
    break;
  case Z3_L_TRUE: {
    answer.kind = Answer::Sat;
    Z3_model found = Z3_solver_get_model(context, solver);
    Z3_model_inc_ref(context, found);
    model = std::shared_ptr<void>(found, [context](void *model) {
      Z3_model_dec_ref(context, static_cast<Z3_model>(model));
    });
    break;
  }
  case Z3_L_UNDEF: {
    // Z3 has no other form for this.
    llvm::StringRef why = Z3_solver_get_reason_unknown(context, solver);
    answer.words = why.str();
    if (why == "interrupted" || why == "canceled")
      answer.limit = Answer::Time;
    else if (why.contains("memory"))
      answer.limit = Answer::Memory;
    break;
  }
  }
  Z3_solver_dec_ref(context, solver);
  return answer;
}

/// Asks Z3 with one tactic, for at most `seconds` of processor time.
static Answer checkWith(Z3_tactic tactic, Expr formula, double seconds,
                        std::shared_ptr<void> &model) {
  std::optional<Alarm> &alarm = solverContext().alarm;
  if (!alarm)
    alarm.emplace();
  Z3_context context = z3();
  Z3_solver solver = Z3_mk_solver_from_tactic(context, tactic);
  Z3_solver_inc_ref(context, solver);
  alarm->start(context, solver, seconds);
  Answer answer = checkWith(solver, formula, model);
  alarm->stop();
  Z3_solver_dec_ref(context, solver);
  return answer;
}

/// Whether the formula has so few parts that Z3's core solver is worth trying.
static bool isSmall(Expr formula) {
  constexpr unsigned fewParts = 300;
  llvm::DenseSet<Expr> seen = {formula};
  llvm::SmallVector<Expr> open = {formula};
  while (!open.empty() && seen.size() <= fewParts) {
    Expr next = open.pop_back_val();
    for (unsigned i = 0; i < countArguments(next); ++i)
      if (Expr part = argument(next, i); seen.insert(part).second)
        open.push_back(part);
  }
  return open.empty();
}

/// Asks Z3's core solver for a few steps. It needs a tenth of the time that
/// bit-blasting takes for a tiny formula.
static Answer checkBriefly(Expr formula, std::shared_ptr<void> &model) {
  constexpr unsigned fewSteps = 5000;
  Z3_context context = z3();
  Z3_solver solver = Z3_mk_simple_solver(context);
  Z3_solver_inc_ref(context, solver);
  Z3_params parameters = Z3_mk_params(context);
  Z3_params_inc_ref(context, parameters);
  Z3_params_set_uint(context, parameters,
                     Z3_mk_string_symbol(context, "rlimit"), fewSteps);
  Z3_solver_set_params(context, solver, parameters);
  Z3_params_dec_ref(context, parameters);
  Answer answer = checkWith(solver, formula, model);
  Z3_solver_dec_ref(context, solver);
  return answer;
}

Answer palindrome::smt::check(Expr formula, double seconds) {
  Answer answer;
  if (formula.isFalse()) {
    answer.kind = Answer::Unsat;
    return answer;
  }
  palindrome::refine::Countdown time(seconds);
  std::shared_ptr<void> model;
  auto finished = [&] {
    answer.model.model = std::move(model);
    return answer;
  };
  if (formula.hasQuantifiers()) {
    answer = checkWith(anything(), formula, seconds, model);
    return finished();
  }
  if (isSmall(formula)) {
    answer = checkBriefly(formula, model);
    if (answer.kind != Answer::Unknown)
      return finished();
    model.reset();
  }
  answer = checkWith(bitBlasting(), formula, time.left(), model);
  if (answer.kind == Answer::Unknown && answer.limit == Answer::Other &&
      time.left() > 0)
    answer = checkWith(anything(), formula, time.left(), model);
  return finished();
}

std::string palindrome::smt::solverVersion() {
  return std::string("Z3 ") + Z3_get_full_version();
}
