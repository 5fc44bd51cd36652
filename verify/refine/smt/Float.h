// Floating-point numbers of the IEEE formats, as the bit vectors that they are
// stored as. What looks at single bits is bit-vector logic; arithmetic is the
// solver's own.

#ifndef PALINDROME_VERIFY_REFINE_SMT_FLOAT_H
#define PALINDROME_VERIFY_REFINE_SMT_FLOAT_H

#include "verify/refine/smt/Expr.h"

// Z3 names it so. NOLINTNEXTLINE(bugprone-reserved-identifier)
struct _Z3_sort;

namespace palindrome::smt {

/// What an operation gives: its bits, where it is not NaN.
struct FloatResult {
  Expr bits, isNaN;
};

enum class Rounding { NearestEven, NearestAway, Up, Down, ToZero };

/// A format: all its operands and results are bit vectors of its width.
class FloatFormat {
public:
  unsigned exponentBits = 0;
  /// With the bit that is not stored.
  unsigned precision = 0;

  unsigned width() const { return exponentBits + precision; }
  unsigned fractionBits() const { return precision - 1; }

  //===-- Numbers ---------------------------------------------------------===//

  Expr zero() const { return Expr::bits(width(), 0); }
  Expr infinity() const;
  /// The NaN that operations prefer: quiet, and no other bit of its fraction.
  Expr preferredNaN() const;
  Expr quietBit() const;

  //===-- Their classes ---------------------------------------------------===//

  Expr fraction(Expr x) const { return x.extract(fractionBits() - 1, 0); }
  Expr exponent(Expr x) const { return x.extract(width() - 2, fractionBits()); }
  /// All but the sign.
  Expr magnitude(Expr x) const { return x.extract(width() - 2, 0); }
  Expr isNaN(Expr x) const;
  Expr isQuiet(Expr x) const;
  Expr isSignaling(Expr x) const;
  Expr isInfinity(Expr x) const;
  Expr isZero(Expr x) const { return magnitude(x).isZero(); }
  Expr isSubnormal(Expr x) const;
  Expr isNormal(Expr x) const;

  //===-- Signs -----------------------------------------------------------===//

  Expr negate(Expr x) const { return withSign(x, !x.isNegative()); }
  Expr withSign(Expr x, Expr isNegative) const {
    return isNegative.toBit().concat(magnitude(x));
  }

  //===-- Comparison, of what is not NaN ----------------------------------===//

  Expr isEqual(Expr x, Expr y) const;
  Expr isLess(Expr x, Expr y) const;
  /// As `isLess`, the negative zero being less than the positive.
  Expr isLessTotal(Expr x, Expr y) const;

  //===-- Arithmetic, rounded to the nearest, ties to even ----------------===//

  FloatResult add(Expr x, Expr y) const;
  FloatResult subtract(Expr x, Expr y) const;
  FloatResult multiply(Expr x, Expr y) const;
  FloatResult divide(Expr x, Expr y) const;
  FloatResult multiplyAdd(Expr x, Expr y, Expr z) const;
  FloatResult squareRoot(Expr x) const;
  FloatResult roundToIntegral(Expr x, Rounding rounding) const;

  //===-- Conversion ------------------------------------------------------===//

  FloatResult convert(Expr x, FloatFormat to) const;
  /// Rounded toward zero, of what fits.
  Expr toInteger(Expr x, unsigned width, bool isSigned) const;
  FloatResult fromInteger(Expr x, bool isSigned) const;

private:
  _Z3_sort *sort() const;
  _Z3_ast *load(Expr x) const;
  FloatResult result(_Z3_ast *term, bool isConstant) const;
};

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_REFINE_SMT_FLOAT_H
