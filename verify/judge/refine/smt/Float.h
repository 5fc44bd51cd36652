// Floating-point values of the IEEE-754 binary formats, represented by the bit
// vectors of their encoding. Classification, comparison and signs are encoded
// as bit-vector logic; arithmetic uses the solver's floating-point theory.
//
// The theory has a single NaN, so the bits of a NaN result are not meaningful:
// each operation returns whether its result is NaN beside the bits.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SMT_FLOAT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SMT_FLOAT_H

#include "verify/judge/refine/smt/Expr.h"

// Z3 names it so. NOLINTNEXTLINE(bugprone-reserved-identifier)
struct _Z3_sort;

namespace palindrome::smt {

/// The result of an operation. `bits` is meaningful where `isNaN` is false.
struct FloatResult {
  Expr bits, isNaN;
};

enum class Rounding { NearestEven, NearestAway, Up, Down, ToZero };

/// A binary format. Operands and results are bit vectors of its width unless
/// stated otherwise:
///
///   sign : 1 | exponent : exponentBits | fraction : precision - 1
class FloatFormat {
public:
  unsigned exponentBits = 0;
  /// Includes the leading bit of the significand, which is not stored.
  unsigned precision = 0;
  /// The rounding mode of arithmetic and conversions to this format, numbered
  /// as llvm::RoundingMode; any larger number is as NearestAway. If it is not
  /// set, they round to nearest, ties to even.
  Expr rounding = {};
  static constexpr unsigned roundingBits = 3;
  static constexpr unsigned roundingModes = 5; ///< Greater numbers are none.

  unsigned width() const { return exponentBits + precision; }
  unsigned fractionBits() const { return precision - 1; }

  //===-- Constants -------------------------------------------------------===//

  Expr zero() const { return Expr::bits(width(), 0); }
  Expr infinity() const;
  /// The preferred NaN (LangRef, 'Behavior of Floating-Point NaN values'): of
  /// its fraction, only the quiet bit is set.
  Expr preferredNaN() const;
  /// The mask of the bit that tells quiet from signaling NaNs.
  Expr quietBit() const;

  //===-- Classes ---------------------------------------------------------===//

  Expr fraction(Expr x) const { return x.extract(fractionBits() - 1, 0); }
  Expr exponent(Expr x) const { return x.extract(width() - 2, fractionBits()); }
  /// The bits without the sign. Of two values that are not NaN, the one of
  /// larger absolute value has the larger magnitude, as an unsigned integer.
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

  //===-- Comparison; neither operand may be NaN --------------------------===//

  Expr isEqual(Expr x, Expr y) const;
  Expr isLess(Expr x, Expr y) const;
  /// As `isLess`, but negative zero is less than positive zero.
  Expr isLessTotal(Expr x, Expr y) const;

  //===-- Arithmetic, rounded by `rounding` -------------------------------===//

  FloatResult add(Expr x, Expr y) const;
  FloatResult subtract(Expr x, Expr y) const;
  FloatResult multiply(Expr x, Expr y) const;
  FloatResult divide(Expr x, Expr y) const;
  /// x * y + z, rounded once.
  FloatResult multiplyAdd(Expr x, Expr y, Expr z) const;
  FloatResult squareRoot(Expr x) const;
  FloatResult roundToIntegral(Expr x, Rounding mode) const;
  /// The same by `rounding`.
  FloatResult roundToIntegral(Expr x) const;

  //===-- Conversion ------------------------------------------------------===//

  /// The result is of the format `to`.
  FloatResult convert(Expr x, FloatFormat to) const;
  /// Rounds toward zero. The result is arbitrary if x is NaN or out of range.
  Expr toInteger(Expr x, unsigned width, bool isSigned) const;
  /// x has any width.
  FloatResult fromInteger(Expr x, bool isSigned) const;

private:
  _Z3_ast *mode() const;
  /// Whether an operation on these operands has a value that is known.
  template <typename... Exprs> bool isFolded(Exprs... operands) const {
    return (operands.constant().has_value() && ...) &&
           (!rounding.isSet() || rounding.constant().has_value());
  }
  _Z3_sort *sort() const;
  _Z3_ast *load(Expr x) const;
  FloatResult result(_Z3_ast *term, bool isConstant) const;
};

} // namespace palindrome::smt

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SMT_FLOAT_H
