// Floating-point formats in terms of bit vectors and of Z3's floating-point
// theory.

#include "verify/judge/refine/smt/Float.h"
#include "verify/judge/refine/smt/Context.h"
#include <tuple>

using namespace palindrome::smt;
using llvm::APInt;

/// The constant that a term without variables evaluates to.
static Expr folded(Z3_ast term) {
  Z3_ast value = Z3_simplify(z3(), term);
  Z3_sort sort = Z3_get_sort(z3(), value);
  if (Z3_get_sort_kind(z3(), sort) == Z3_BV_SORT &&
      Z3_is_numeral_ast(z3(), value))
    return Expr::bits(APInt(Z3_get_bv_sort_size(z3(), sort),
                            Z3_get_numeral_string(z3(), value), 10));
  switch (Z3_get_bool_value(z3(), value)) {
  case Z3_L_TRUE:
    return Expr::boolean(true);
  case Z3_L_FALSE:
    return Expr::boolean(false);
  default:
    return Expr(term);
  }
}

static Z3_ast modeTerm(Rounding rounding) {
  switch (rounding) {
  case Rounding::NearestEven:
    return Z3_mk_fpa_rne(z3());
  case Rounding::NearestAway:
    return Z3_mk_fpa_rna(z3());
  case Rounding::Up:
    return Z3_mk_fpa_rtp(z3());
  case Rounding::Down:
    return Z3_mk_fpa_rtn(z3());
  case Rounding::ToZero:
    return Z3_mk_fpa_rtz(z3());
  }
  return nullptr;
}

template <typename... Exprs> static bool areConstant(Exprs... exprs) {
  return (exprs.constant().has_value() && ...);
}

/// The rounding modes by their number in llvm::RoundingMode.
static constexpr Rounding modes[] = {Rounding::ToZero, Rounding::NearestEven,
                                     Rounding::Up, Rounding::Down,
                                     Rounding::NearestAway};

Z3_ast FloatFormat::mode() const {
  if (!rounding.isSet())
    return modeTerm(Rounding::NearestEven);
  Z3_ast term = modeTerm(Rounding::NearestAway);
  for (unsigned number = 0; number < std::size(modes) - 1; ++number) {
    Expr isIt = rounding == Expr::bits(roundingBits, number);
    if (isIt.isTrue())
      return modeTerm(modes[number]);
    if (!isIt.isFalse())
      term = Z3_mk_ite(z3(), isIt.ast, modeTerm(modes[number]), term);
  }
  return term;
}

Z3_sort FloatFormat::sort() const {
  return Z3_mk_fpa_sort(z3(), exponentBits, precision);
}

Z3_ast FloatFormat::load(Expr x) const {
  return Z3_mk_fpa_to_fp_bv(z3(), x.ast, sort());
}

FloatResult FloatFormat::result(Z3_ast term, bool isConstant) const {
  Z3_ast isNaN = Z3_mk_fpa_is_nan(z3(), term);
  Z3_ast bits = Z3_mk_fpa_to_ieee_bv(z3(), term);
  if (!isConstant)
    return {Expr(bits), Expr(isNaN)};
  FloatResult result{Expr(bits), folded(isNaN)};
  result.bits = result.isNaN.isTrue() ? preferredNaN() : folded(bits);
  return result;
}

//===-- Constants and classes ---------------------------------------------===//

Expr FloatFormat::infinity() const {
  return Expr::bits(APInt::getBitsSet(width(), fractionBits(), width() - 1));
}

Expr FloatFormat::preferredNaN() const { return infinity() | quietBit(); }

Expr FloatFormat::quietBit() const {
  return Expr::bits(APInt::getOneBitSet(width(), fractionBits() - 1));
}

Expr FloatFormat::isNaN(Expr x) const {
  return magnitude(infinity()).ult(magnitude(x));
}

Expr FloatFormat::isQuiet(Expr x) const {
  return isNaN(x) && x.bit(fractionBits() - 1).toBoolean();
}

Expr FloatFormat::isSignaling(Expr x) const {
  return isNaN(x) && !x.bit(fractionBits() - 1).toBoolean();
}

Expr FloatFormat::isInfinity(Expr x) const {
  return magnitude(x) == magnitude(infinity());
}

Expr FloatFormat::isSubnormal(Expr x) const {
  return exponent(x).isZero() && !fraction(x).isZero();
}

Expr FloatFormat::isNormal(Expr x) const {
  return !exponent(x).isZero() && exponent(x) != exponent(infinity());
}

Expr FloatFormat::isEqual(Expr x, Expr y) const {
  return x == y || (isZero(x) && isZero(y));
}

Expr FloatFormat::isLessTotal(Expr x, Expr y) const {
  Expr a = magnitude(x), b = magnitude(y);
  return x.isNegative().select(!y.isNegative() || b.ult(a),
                               !y.isNegative() && a.ult(b));
}

Expr FloatFormat::isLess(Expr x, Expr y) const {
  return isLessTotal(x, y) && !(isZero(x) && isZero(y));
}

//===-- Arithmetic --------------------------------------------------------===//

FloatResult FloatFormat::add(Expr x, Expr y) const {
  std::tie(x, y) = ordered(x, y);
  return result(Z3_mk_fpa_add(z3(), mode(), load(x), load(y)), isFolded(x, y));
}

FloatResult FloatFormat::subtract(Expr x, Expr y) const {
  return result(Z3_mk_fpa_sub(z3(), mode(), load(x), load(y)), isFolded(x, y));
}

FloatResult FloatFormat::multiply(Expr x, Expr y) const {
  std::tie(x, y) = ordered(x, y);
  return result(Z3_mk_fpa_mul(z3(), mode(), load(x), load(y)), isFolded(x, y));
}

FloatResult FloatFormat::divide(Expr x, Expr y) const {
  return result(Z3_mk_fpa_div(z3(), mode(), load(x), load(y)), isFolded(x, y));
}

FloatResult FloatFormat::multiplyAdd(Expr x, Expr y, Expr z) const {
  std::tie(x, y) = ordered(x, y);
  return result(Z3_mk_fpa_fma(z3(), mode(), load(x), load(y), load(z)),
                isFolded(x, y, z));
}

FloatResult FloatFormat::squareRoot(Expr x) const {
  return result(Z3_mk_fpa_sqrt(z3(), mode(), load(x)), isFolded(x));
}

FloatResult FloatFormat::roundToIntegral(Expr x, Rounding mode) const {
  return result(Z3_mk_fpa_round_to_integral(z3(), modeTerm(mode), load(x)),
                areConstant(x));
}

FloatResult FloatFormat::roundToIntegral(Expr x) const {
  return result(Z3_mk_fpa_round_to_integral(z3(), mode(), load(x)),
                isFolded(x));
}

//===-- Conversion --------------------------------------------------------===//

FloatResult FloatFormat::convert(Expr x, FloatFormat to) const {
  return to.result(Z3_mk_fpa_to_fp_float(z3(), to.mode(), load(x), to.sort()),
                   to.isFolded(x));
}

Expr FloatFormat::toInteger(Expr x, unsigned width, bool isSigned) const {
  Z3_ast toZero = modeTerm(Rounding::ToZero);
  Z3_ast term = isSigned ? Z3_mk_fpa_to_sbv(z3(), toZero, load(x), width)
                         : Z3_mk_fpa_to_ubv(z3(), toZero, load(x), width);
  return areConstant(x) ? folded(term) : Expr(term);
}

FloatResult FloatFormat::fromInteger(Expr x, bool isSigned) const {
  Z3_ast term = isSigned
                    ? Z3_mk_fpa_to_fp_signed(z3(), mode(), x.ast, sort())
                    : Z3_mk_fpa_to_fp_unsigned(z3(), mode(), x.ast, sort());
  return result(term, isFolded(x));
}
