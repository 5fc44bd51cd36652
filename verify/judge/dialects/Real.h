// Real numbers of far more digits and a far larger range than any type of MLIR
// has: what functions compute in before their result is rounded, once, to the
// type that they return.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_REAL_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_REAL_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include <memory>
#include <optional>

namespace palindrome::dialects {

/// A real number, a zero with a sign, an infinity, or NaN. Operations round
/// their exact result to odd: if it has more digits than a `Real`, that ends in
/// a 1. To round this again, to fewer digits, is to round the exact result.
class Real {
public:
  struct Digits; ///< What the library has of a number.

  Real(int number);
  Real(const llvm::APFloat &number);
  /// A signed integer.
  explicit Real(const llvm::APInt &number);
  explicit Real(std::shared_ptr<const Digits> digits)
      : digits(std::move(digits)) {}

  bool isNaN() const;
  bool isZero() const;
  bool isInfinite() const;
  bool isFinite() const { return !isNaN() && !isInfinite(); }
  /// Whether the sign bit is set.
  bool isNegative() const;
  /// The number, if it is an integer of 32 bits.
  std::optional<int> integer() const;

  /// The number as one of `format`, rounded to nearest, ties to even. What is
  /// too large becomes what APFloat makes of it: an infinity, NaN, or the
  /// largest number, whichever the format has. Returns nothing if this is NaN
  /// or negative and the format has no such numbers. `isExact` is cleared if
  /// the result, or one of an operation that led to it, was rounded.
  std::optional<llvm::APFloat> round(const llvm::fltSemantics &format,
                                     bool &isExact) const;

  const Digits &get() const { return *digits; }

private:
  std::shared_ptr<const Digits> digits;
};

// Zeros, infinities and NaNs are as in IEEE 754-2019, clauses 6 and 9.2, and in
// C's Annex F. Comparisons of NaN are false.

bool operator<(const Real &left, const Real &right);
Real operator-(const Real &number);
Real operator+(const Real &left, const Real &right);
Real operator-(const Real &left, const Real &right);
Real operator*(const Real &left, const Real &right);
Real operator/(const Real &left, const Real &right);
/// a + b + c, rounded once.
Real sum(const Real &a, const Real &b, const Real &c);

Real acos(const Real &number);
Real acosh(const Real &number);
Real asin(const Real &number);
Real asinh(const Real &number);
Real atan(const Real &number);
Real atan2(const Real &y, const Real &x);
Real atanh(const Real &number);
Real cbrt(const Real &number);
Real cos(const Real &number);
Real cosh(const Real &number);
Real erf(const Real &number);
Real erfc(const Real &number);
Real exp(const Real &number);
Real exp2(const Real &number);
Real expm1(const Real &number);
Real hypot(const Real &x, const Real &y);
Real log(const Real &number);
Real log10(const Real &number);
Real log1p(const Real &number);
Real log2(const Real &number);
Real pow(const Real &base, const Real &exponent);
Real rsqrt(const Real &number);
Real sin(const Real &number);
Real sinh(const Real &number);
Real sqrt(const Real &number);
Real tan(const Real &number);
Real tanh(const Real &number);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_REAL_H
