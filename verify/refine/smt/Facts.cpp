// Simplification of a conjunction by what its parts state.
//
// A fact replaces the proper subterms of other facts, never itself. Subterms
// are smaller, so that the facts that are used for one are equivalent, by
// induction over their size, to what they were before: the conjunction keeps
// its meaning.

#include "verify/refine/smt/Facts.h"
#include "verify/refine/smt/Rewriting.h"

using namespace palindrome::smt;

namespace {
class Facts {
public:
  /// Adds that `formula` is true.
  void add(Expr formula);
  /// The conjunction of all facts, each rewritten by the others.
  Expr rewritten();

private:
  /// The term with all facts used in its proper subterms.
  Expr rewrite(Expr root, bool isFact);
  Expr rebuild(Expr term, llvm::ArrayRef<Expr> arguments) const;
  void addValue(Expr equation);

  /// Each fact with whether it is true or false, in the order of the formula.
  std::vector<std::pair<Expr, bool>> facts;
  /// What replaces a term.
  llvm::DenseMap<Expr, Expr> values;
  /// The equations that replace a variable.
  llvm::DenseMap<Expr, Expr> equations;
  llvm::DenseMap<Expr, Expr> rewrites;
  bool isContradictory = false;
};
} // namespace

void Facts::add(Expr formula) {
  llvm::SmallVector<std::pair<Expr, bool>> open = {{formula, true}};
  while (!open.empty()) {
    auto [term, value] = open.pop_back_val();
    if (term.isTrue() || term.isFalse()) {
      isContradictory |= term.isTrue() != value;
      continue;
    }
    Z3_decl_kind kind = kindOf(term);
    if (kind == Z3_OP_NOT) {
      open.emplace_back(argument(term, 0), !value);
      continue;
    }
    if (kind == (value ? Z3_OP_AND : Z3_OP_OR)) {
      for (unsigned i = countArguments(term); i-- > 0;)
        open.emplace_back(argument(term, i), value);
      continue;
    }
    auto [it, isNew] = values.try_emplace(term, Expr::boolean(value));
    if (!isNew) {
      isContradictory |= it->second.isTrue() != value;
      continue;
    }
    facts.emplace_back(term, value);
    if (value && kind == Z3_OP_EQ)
      addValue(term);
  }
}

/// Whether the term is a variable or a function of constants, which contains no
/// other term.
static bool isAtomic(Expr term) {
  if (kindOf(term) != Z3_OP_UNINTERPRETED ||
      Z3_get_ast_kind(z3(), term.ast) != Z3_APP_AST)
    return false;
  for (unsigned i = 0; i < countArguments(term); ++i)
    if (!argument(term, i).constant())
      return false;
  return true;
}

/// Notes the value of a variable that `equation` states.
void Facts::addValue(Expr equation) {
  Expr left = argument(equation, 0), right = argument(equation, 1);
  if (left.isBoolean())
    return;
  if (left.constant())
    std::swap(left, right);
  if (right.constant() && isAtomic(left) &&
      values.try_emplace(left, right).second)
    equations.try_emplace(equation, left);
}

static bool isBits(Expr term) {
  return Z3_get_sort_kind(z3(), Z3_get_sort(z3(), term.ast)) == Z3_BV_SORT;
}

/// The conjunction, or the disjunction, of `terms`.
static Expr join(llvm::ArrayRef<Expr> terms, bool isAnd) {
  Expr result = Expr::boolean(isAnd);
  for (Expr term : terms)
    result = isAnd ? result && term : result || term;
  return result;
}

Expr Facts::rebuild(Expr term, llvm::ArrayRef<Expr> arguments) const {
  auto only = [&](unsigned count) { return arguments.size() == count; };
  Expr x = arguments[0], y = only(1) ? x : arguments[1];
  switch (kindOf(term)) {
  case Z3_OP_NOT:
    return !x;
  case Z3_OP_AND:
  case Z3_OP_OR:
    return join(arguments, kindOf(term) == Z3_OP_AND);
  case Z3_OP_ITE:
    return x.select(y, arguments[2]);
  case Z3_OP_EQ:
    if (isBits(x) || x.isBoolean())
      return x == y;
    break;
  case Z3_OP_EXTRACT:
    return x.extract(parameter(term, 0), parameter(term, 1));
  case Z3_OP_CONCAT:
    if (only(2))
      return x.concat(y);
    break;
  case Z3_OP_BADD:
    if (only(2))
      return x + y;
    break;
  case Z3_OP_BSUB:
    if (only(2))
      return x - y;
    break;
  case Z3_OP_ULT:
    return x.ult(y);
  case Z3_OP_ULEQ:
    return x.ule(y);
  case Z3_OP_SLT:
    return x.slt(y);
  case Z3_OP_SLEQ:
    return x.sle(y);
  default:
    break;
  }
  return withArguments(term, arguments);
}

Expr Facts::rewrite(Expr root, bool isFact) {
  llvm::SmallVector<Expr> open = {root};
  while (!open.empty()) {
    Expr term = open.back();
    bool isRoot = isFact && term.isSame(root);
    // An earlier fact may contain this one, which is then replaced in that one
    // alone.
    if (!isRoot && rewrites.contains(term)) {
      open.pop_back();
      continue;
    }
    if (auto it = values.find(term); it != values.end() && !isRoot) {
      rewrites[term] = it->second;
      open.pop_back();
      continue;
    }
    auto rewritten = lookUpParts(argumentsOf(term), rewrites, open);
    if (!rewritten)
      continue;
    open.pop_back();
    Expr result = rewritten->areOthers ? rebuild(term, rewritten->parts) : term;
    if (isRoot)
      return result;
    rewrites[term] = result;
  }
  return rewrites.lookup(root);
}

Expr Facts::rewritten() {
  if (isContradictory)
    return Expr::boolean(false);
  Expr result = Expr::boolean(true);
  for (auto [fact, value] : facts) {
    // The equation that a value comes from would become `true`.
    Expr term = equations.contains(fact) ? fact : rewrite(fact, true);
    result = result && (value ? term : !term);
    if (result.isFalse())
      break;
  }
  return result;
}

Expr palindrome::smt::useFacts(Expr formula) {
  constexpr unsigned maxRounds = 4;
  for (unsigned round = 0; round < maxRounds; ++round) {
    Facts facts;
    facts.add(formula);
    Expr next = facts.rewritten();
    if (next.isSame(formula))
      break;
    formula = next;
  }
  return formula;
}
