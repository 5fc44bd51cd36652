// Traversal, substitution and quantification of terms, and uninterpreted
// functions.

#include "verify/judge/refine/smt/Context.h"
#include "verify/judge/refine/smt/Expr.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"

using namespace palindrome::smt;
using llvm::APInt;
using llvm::ArrayRef;

static llvm::SmallVector<Z3_ast> asts(ArrayRef<Expr> exprs) {
  llvm::SmallVector<Z3_ast> result;
  for (Expr expr : exprs)
    result.push_back(expr.ast);
  return result;
}

Expr Expr::substitute(ArrayRef<Expr> from, ArrayRef<Expr> to) const {
  if (from.empty())
    return *this;
  Z3_ast result =
      Z3_substitute(z3(), ast, from.size(), asts(from).data(), asts(to).data());
  return Expr(result);
}

Expr Expr::simplify() const { return Expr(Z3_simplify(z3(), ast)); }

/// Visits each subterm once, `expr` itself included.
static void forEachPart(Expr expr, llvm::function_ref<void(Z3_ast)> visit) {
  llvm::DenseSet<Z3_ast> seen;
  llvm::SmallVector<Z3_ast> open = {expr.ast};
  while (!open.empty()) {
    Z3_ast next = open.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    visit(next);
    Z3_ast_kind kind = Z3_get_ast_kind(z3(), next);
    if (kind == Z3_QUANTIFIER_AST)
      open.push_back(Z3_get_quantifier_body(z3(), next));
    if (kind != Z3_APP_AST)
      continue;
    Z3_app app = Z3_to_app(z3(), next);
    for (unsigned i = 0; i < Z3_get_app_num_args(z3(), app); ++i)
      open.push_back(Z3_get_app_arg(z3(), app, i));
  }
}

std::vector<Expr> Expr::conjuncts() const {
  std::vector<Expr> result;
  llvm::SmallVector<Expr> open = {*this};
  while (!open.empty()) {
    Expr next = open.pop_back_val();
    if (kindOf(next) != Z3_OP_AND) {
      result.push_back(next);
      continue;
    }
    for (unsigned i = countArguments(next); i-- > 0;)
      open.push_back(argument(next, i));
  }
  return result;
}

unsigned Expr::identity() const { return Z3_get_ast_id(z3(), ast); }

std::vector<Expr> Expr::variables() const {
  std::vector<Expr> result;
  forEachPart(*this, [&](Z3_ast part) {
    if (Expr(part).isVariable())
      result.push_back(Expr(part));
  });
  return result;
}

std::pair<Expr, Expr> palindrome::smt::ordered(Expr a, Expr b) {
  auto key = [](Expr expr) {
    // Ids ascend. The inputs are made first, and are the same for source and
    // target, while the choices of either are not.
    unsigned first = ~0u;
    forEachPart(expr, [&](Z3_ast part) {
      if (Expr(part).isVariable())
        first = std::min(first, Z3_get_ast_id(z3(), part));
    });
    return std::pair(first, Z3_get_ast_id(z3(), expr.ast));
  };
  if (!solverContext().parts.normalForms || a.isSame(b) || key(a) < key(b))
    return {a, b};
  return {b, a};
}

std::vector<Expr> Expr::occurring(ArrayRef<Expr> candidates) const {
  llvm::DenseSet<Z3_ast> parts;
  forEachPart(*this, [&](Z3_ast part) { parts.insert(part); });
  std::vector<Expr> result;
  for (Expr candidate : candidates)
    if (parts.contains(candidate.ast))
      result.push_back(candidate);
  return result;
}

void Occurrences::add(Expr variable) { known[variable.ast] = true; }

bool Occurrences::isIn(Expr term) {
  llvm::SmallVector<Z3_ast> open = {term.ast};
  while (!open.empty()) {
    Z3_ast next = open.back();
    if (known.count(next)) {
      open.pop_back();
      continue;
    }
    bool occurs = false;
    size_t waiting = open.size();
    auto visit = [&](Z3_ast part) {
      auto it = known.find(part);
      if (it == known.end())
        open.push_back(part);
      else
        occurs |= it->second;
    };
    if (Z3_get_ast_kind(z3(), next) == Z3_QUANTIFIER_AST)
      visit(Z3_get_quantifier_body(z3(), next));
    for (unsigned i = 0; i < countArguments(Expr(next)); ++i)
      visit(argument(Expr(next), i).ast);
    if (open.size() != waiting)
      continue;
    open.pop_back();
    known[next] = occurs;
  }
  return known[term.ast];
}

std::vector<Expr> Expr::knownApplications() const {
  std::vector<Expr> result;
  forEachPart(*this, [&](Z3_ast part) {
    if (Z3_get_ast_kind(z3(), part) != Z3_APP_AST)
      return;
    Z3_app app = Z3_to_app(z3(), part);
    unsigned count = Z3_get_app_num_args(z3(), app);
    bool isKnown =
        count != 0 && Z3_get_decl_kind(z3(), Z3_get_app_decl(z3(), app)) ==
                          Z3_OP_UNINTERPRETED;
    for (unsigned i = 0; isKnown && i < count; ++i)
      isKnown = Z3_is_numeral_ast(z3(), Z3_get_app_arg(z3(), app, i));
    if (isKnown)
      result.push_back(Expr(part));
  });
  return result;
}

bool Expr::hasFloats() const {
  bool result = false;
  forEachPart(*this, [&](Z3_ast part) {
    result |= Z3_get_ast_kind(z3(), part) == Z3_APP_AST &&
              Z3_get_sort_kind(z3(), Z3_get_sort(z3(), part)) ==
                  Z3_FLOATING_POINT_SORT;
  });
  return result;
}

bool Expr::hasQuantifiers() const {
  bool result = false;
  forEachPart(*this, [&](Z3_ast part) {
    result |= Z3_get_ast_kind(z3(), part) == Z3_QUANTIFIER_AST;
  });
  return result;
}

std::vector<APInt> Expr::constants(unsigned width) const {
  std::vector<APInt> result;
  const auto &numerals = solverContext().numerals;
  forEachPart(*this, [&](Z3_ast part) {
    auto it = numerals.find(part);
    if (it != numerals.end() && it->second.getBitWidth() == width)
      result.push_back(it->second);
  });
  return result;
}

static Expr quantify(bool isForAll, ArrayRef<Expr> variables, Expr body) {
  if (variables.empty() || body.isTrue() || body.isFalse())
    return body;
  llvm::SmallVector<Z3_app> bound;
  for (Expr variable : variables)
    bound.push_back(Z3_to_app(z3(), variable.ast));
  return Expr(Z3_mk_quantifier_const(z3(), isForAll, 0, bound.size(),
                                     bound.data(), 0, nullptr, body.ast));
}

Expr Expr::forAll(ArrayRef<Expr> variables, Expr body) {
  return quantify(true, variables, body);
}

Expr Expr::exists(ArrayRef<Expr> variables, Expr body) {
  return quantify(false, variables, body);
}

Uninterpreted::Uninterpreted(llvm::StringRef name,
                             ArrayRef<unsigned> argumentWidths,
                             unsigned width) {
  llvm::SmallVector<Z3_sort> sorts;
  for (unsigned argument : argumentWidths)
    sorts.push_back(Z3_mk_bv_sort(z3(), argument));
  declaration =
      Z3_mk_func_decl(z3(), Z3_mk_string_symbol(z3(), name.str().c_str()),
                      sorts.size(), sorts.data(), Z3_mk_bv_sort(z3(), width));
}

Expr Uninterpreted::operator()(ArrayRef<Expr> arguments) const {
  return Expr(Z3_mk_app(z3(), static_cast<Z3_func_decl>(declaration),
                        arguments.size(), asts(arguments).data()));
}
