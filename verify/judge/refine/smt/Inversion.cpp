// Inverses of operations, from the root of a term down to the variable.

#include "verify/judge/refine/smt/Inversion.h"
#include "verify/judge/refine/smt/Rewriting.h"

using namespace palindrome::smt;
using llvm::APInt;

namespace {
class Inversion {
public:
  explicit Inversion(Expr variable) : variable(variable) {
    occurrences.add(variable);
  }

  /// See `solveFor`.
  Expr solve(Expr term, Expr wanted, Expr current);

private:
  Expr solveBoolean(Expr term, Expr wanted, Expr current);
  Expr solveBits(Expr term, Expr wanted, Expr current);
  Expr solveSelection(Expr term, Expr wanted, Expr current);
  Expr solveComparison(Expr term, Expr wanted, Expr current);
  Expr solveConcatenation(Expr term, Expr wanted, Expr current);

  bool isIn(Expr term) { return occurrences.isIn(term); }
  Expr valueOf(Expr term, Expr current) {
    return isIn(term) ? term.substitute({variable}, {current}) : term;
  }

  Expr variable;
  Occurrences occurrences;
  /// The steps that are left. Both sides of selections are visited, so that a
  /// term with many of them has more paths than parts.
  unsigned steps = 1000;
};
} // namespace

/// The value of an operand for which its product with `factor` is `product`.
/// Where the factor is even, that is one of several if the lowest bits are
/// zero, and none otherwise.
static Expr quotient(Expr product, const APInt &factor) {
  if (factor.isZero())
    return product;
  unsigned zeros = factor.countr_zero();
  return product.lshr(Expr::bits(product.width(), zeros)) *
         Expr::bits(factor.lshr(zeros).multiplicativeInverse());
}

/// `term` with the bits from `low` on replaced by `part`.
static Expr withPart(Expr term, unsigned low, Expr part) {
  unsigned width = term.width(), end = low + part.width();
  if (low != 0)
    part = part.concat(term.extract(low - 1, 0));
  return end == width ? part : term.extract(width - 1, end).concat(part);
}

Expr Inversion::solve(Expr term, Expr wanted, Expr current) {
  if (term.isSame(variable))
    return wanted;
  if (steps == 0 || !isIn(term))
    return current;
  --steps;
  if (kindOf(term) == Z3_OP_ITE)
    return solveSelection(term, wanted, current);
  return term.isBoolean() ? solveBoolean(term, wanted, current)
                          : solveBits(term, wanted, current);
}

Expr Inversion::solveSelection(Expr term, Expr wanted, Expr current) {
  Expr condition = argument(term, 0), left = argument(term, 1),
       right = argument(term, 2);
  bool isLeft = isIn(left), isRight = isIn(right);
  if (!isLeft && !isRight)
    return solve(condition, wanted == left, current);
  // A condition that depends on the variable, too, is most often one on what
  // the variable may be.
  if (isIn(condition) && isLeft != isRight)
    return solve(isLeft ? left : right, wanted, current);
  Expr ifTrue = solve(left, wanted, current),
       ifFalse = solve(right, wanted, current);
  return valueOf(condition, current).select(ifTrue, ifFalse);
}

/// `wanted` says whether the comparison is to be true. The operand that the
/// variable is in becomes the other one, or the next number on the right side
/// of it.
Expr Inversion::solveComparison(Expr term, Expr wanted, Expr current) {
  Expr left = argument(term, 0), right = argument(term, 1);
  Z3_decl_kind kind = kindOf(term);
  // x > y is y < x, and x >= y is y <= x.
  if (kind == Z3_OP_UGT || kind == Z3_OP_SGT || kind == Z3_OP_UGEQ ||
      kind == Z3_OP_SGEQ)
    std::swap(left, right);
  bool isStrict = kind == Z3_OP_ULT || kind == Z3_OP_UGT || kind == Z3_OP_SLT ||
                  kind == Z3_OP_SGT;
  bool isLeft = isIn(left);
  Expr sought = isLeft ? left : right,
       other = valueOf(isLeft ? right : left, current);
  // x < y is true of y - 1 and false of y; x <= y is true of y and false of
  // y + 1.
  Expr one = Expr::bits(other.width(), 1);
  Expr next = isLeft == isStrict ? other - one : other + one;
  return solve(sought,
               wanted.select(isStrict ? next : other, isStrict ? other : next),
               current);
}

Expr Inversion::solveBoolean(Expr term, Expr wanted, Expr current) {
  switch (kindOf(term)) {
  case Z3_OP_NOT:
    return solve(argument(term, 0), !wanted, current);
  case Z3_OP_AND:
  case Z3_OP_OR:
    for (Expr part : argumentsOf(term))
      current = solve(part, wanted, current);
    return current;
  case Z3_OP_IFF:
  case Z3_OP_EQ: {
    Expr left = argument(term, 0), right = argument(term, 1);
    if (!isIn(left))
      std::swap(left, right);
    right = valueOf(right, current);
    if (left.isBoolean())
      return solve(left, wanted == right, current);
    if (Z3_get_sort_kind(z3(), Z3_get_sort(z3(), left.ast)) != Z3_BV_SORT)
      return current;
    return solve(left, wanted.select(right, ~right), current);
  }
  case Z3_OP_ULT:
  case Z3_OP_ULEQ:
  case Z3_OP_UGT:
  case Z3_OP_UGEQ:
  case Z3_OP_SLT:
  case Z3_OP_SLEQ:
  case Z3_OP_SGT:
  case Z3_OP_SGEQ:
    return solveComparison(term, wanted, current);
  default:
    return current;
  }
}

Expr Inversion::solveConcatenation(Expr term, Expr wanted, Expr current) {
  unsigned end = term.width();
  for (Expr part : argumentsOf(term)) {
    unsigned low = end - part.width();
    current = solve(part, wanted.extract(end - 1, low), current);
    end = low;
  }
  return current;
}

Expr Inversion::solveBits(Expr term, Expr wanted, Expr current) {
  Z3_decl_kind kind = kindOf(term);
  switch (kind) {
  case Z3_OP_CONCAT:
    return solveConcatenation(term, wanted, current);
  case Z3_OP_EXTRACT: {
    Expr whole = argument(term, 0);
    return solve(whole,
                 withPart(valueOf(whole, current), parameter(term, 1), wanted),
                 current);
  }
  case Z3_OP_ZERO_EXT:
  case Z3_OP_SIGN_EXT: {
    Expr narrow = argument(term, 0);
    return solve(narrow, wanted.trunc(narrow.width()), current);
  }
  case Z3_OP_BNOT:
    return solve(argument(term, 0), ~wanted, current);
  case Z3_OP_BNEG:
    return solve(argument(term, 0), -wanted, current);
  default:
    break;
  }
  // The operand that the variable is in, and what the others compute.
  llvm::SmallVector<Expr, 4> operands = argumentsOf(term);
  auto *sought = llvm::find_if(operands, [&](Expr part) { return isIn(part); });
  if (sought == operands.end() || operands.size() < 2)
    return current;
  bool isFirst = sought == operands.begin();
  Expr inner = *sought, rest;
  for (Expr *part = operands.begin(); part != operands.end(); ++part) {
    if (part == sought)
      continue;
    Expr value = valueOf(*part, current);
    if (!rest.isSet())
      rest = value;
    else if (kind == Z3_OP_BADD)
      rest = rest + value;
    else if (kind == Z3_OP_BXOR)
      rest = rest ^ value;
    else if (kind == Z3_OP_BMUL)
      rest = rest * value;
    else if (kind != Z3_OP_BAND && kind != Z3_OP_BOR)
      return current;
  }
  switch (kind) {
  case Z3_OP_BADD:
    return solve(inner, wanted - rest, current);
  case Z3_OP_BSUB:
    return solve(inner, isFirst ? wanted + rest : rest - wanted, current);
  case Z3_OP_BXOR:
    return solve(inner, wanted ^ rest, current);
  case Z3_OP_BAND:
  case Z3_OP_BOR:
    return solve(inner, wanted, current);
  case Z3_OP_BMUL:
    if (auto factor = rest.constant())
      return solve(inner, quotient(wanted, *factor), current);
    return current;
  case Z3_OP_BSHL:
    return isFirst ? solve(inner, wanted.lshr(rest), current) : current;
  case Z3_OP_BLSHR:
  case Z3_OP_BASHR:
    return isFirst ? solve(inner, wanted.shl(rest), current) : current;
  case Z3_OP_BUDIV:
  case Z3_OP_BSDIV:
    return isFirst ? solve(inner, wanted * rest, current) : current;
  case Z3_OP_BUREM:
  case Z3_OP_BSREM:
    return isFirst ? solve(inner, wanted, current) : current;
  default:
    return current;
  }
}

Expr palindrome::smt::solveFor(Expr variable, Expr term, Expr wanted,
                               Expr current) {
  return Inversion(variable).solve(term, wanted, current);
}
