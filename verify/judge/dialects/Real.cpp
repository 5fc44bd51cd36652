// Real numbers of many digits, by MPFR. No other file uses it.

#include "verify/judge/dialects/Real.h"
#include "verify/judge/dialects/machine/Floats.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Error.h"
#include <algorithm>
#include <mpfr.h>

using namespace palindrome;
using namespace palindrome::dialects;

/// More than twice the digits of f128, so that products are exact.
static constexpr unsigned commonDigits = 512;

/// Numbers are less than 2 to the power of this: enough for a number of any
/// format to the power of an integer of 32 bits.
static constexpr mpfr_exp_t largestExponent = mpfr_exp_t(1) << 50;

struct Real::Digits {
  explicit Digits(unsigned precision = commonDigits) {
    mpfr_init2(number, precision);
  }
  Digits(const Digits &) = delete;
  Digits &operator=(const Digits &) = delete;
  ~Digits() { mpfr_clear(number); }

  mpfr_t number;
  bool isExact = true;
};

Real::Real(int number) {
  auto made = std::make_shared<Digits>();
  mpfr_set_si(made->number, number, MPFR_RNDZ);
  digits = std::move(made);
}

Real::Real(const llvm::APInt &number) {
  llvm::SmallString<64> text;
  number.toString(text, 16, /*Signed=*/true);
  auto made =
      std::make_shared<Digits>(std::max(commonDigits, number.getBitWidth()));
  mpfr_set_str(made->number, text.c_str(), 16, MPFR_RNDZ);
  digits = std::move(made);
}

Real::Real(const llvm::APFloat &number) {
  // The largest format has all numbers of the others.
  llvm::APFloat wide = *convert(number, llvm::APFloat::IEEEquad());
  char text[64]; // A sign, 0x, 29 digits, a point, an exponent of 6 characters.
  wide.convertToHexString(text, /*hexDigits=*/0, /*upperCase=*/false,
                          nearestEven);
  auto made = std::make_shared<Digits>();
  mpfr_strtofr(made->number, text, nullptr, 16, MPFR_RNDZ);
  digits = std::move(made);
}

bool Real::isNaN() const { return mpfr_nan_p(digits->number) != 0; }
bool Real::isZero() const { return mpfr_zero_p(digits->number) != 0; }
bool Real::isInfinite() const { return mpfr_inf_p(digits->number) != 0; }
bool Real::isNegative() const { return mpfr_signbit(digits->number) != 0; }

std::optional<int> Real::integer() const {
  if (mpfr_integer_p(digits->number) == 0 ||
      mpfr_fits_sint_p(digits->number, MPFR_RNDZ) == 0)
    return std::nullopt;
  return static_cast<int>(mpfr_get_si(digits->number, MPFR_RNDZ));
}

/// `number` as APFloat reads it, exactly if its exponent is one that a format
/// may have. An infinity becomes a number that is too large, zero one that is
/// too small.
static std::string asHexadecimal(mpfr_srcptr number) {
  bool isNegative = mpfr_signbit(number) != 0;
  if (mpfr_zero_p(number) != 0)
    return "0x1p-20000";
  if (mpfr_inf_p(number) != 0)
    return isNegative ? "-0x1p20000" : "0x1p20000";
  mpfr_exp_t exponent = 0;
  char *digits = mpfr_get_str(nullptr, &exponent, 16, 0, number, MPFR_RNDZ);
  llvm::StringRef text = digits;
  std::string result = text.consume_front("-") ? "-0x0." : "0x0.";
  // Beyond these powers of 16, everything is too large or too small.
  exponent = std::clamp<mpfr_exp_t>(exponent, -5000, 5000);
  result += text.str() + "p" + std::to_string(4 * exponent);
  mpfr_free_str(digits);
  return result;
}

std::optional<llvm::APFloat> Real::round(const llvm::fltSemantics &format,
                                         bool &isExact) const {
  if (isNaN()) {
    if (!llvm::APFloat::semanticsHasNaN(format))
      return std::nullopt;
    return llvm::APFloat::getNaN(format);
  }
  if (isNegative() && !isZero() &&
      !llvm::APFloat::semanticsHasSignedRepr(format))
    return std::nullopt;
  if (isInfinite() && llvm::APFloat::semanticsHasInf(format))
    return llvm::APFloat::getInf(format, isNegative());
  if (isZero() && llvm::APFloat::semanticsHasZero(format))
    return llvm::APFloat::getZero(format, isNegative());
  llvm::APFloat result(format);
  llvm::APFloat::opStatus status = llvm::cantFail(
      result.convertFromString(asHexadecimal(digits->number), nearestEven));
  bool wasNumber = isFinite() && !isZero();
  if ((wasNumber && status != llvm::APFloat::opOK) || !digits->isExact)
    isExact = false;
  return result;
}

/// What `function`, one of MPFR's, makes of `operands`, rounded to odd.
template <typename Function, typename... Operands>
static Real evaluate(Function function, const Operands &...operands) {
  // Settings of the thread.
  mpfr_set_emin(-largestExponent);
  mpfr_set_emax(largestExponent);
  auto result = std::make_shared<Real::Digits>();
  mpfr_ptr number = result->number;
  bool isTruncated = function(number, operands.get().number..., MPFR_RNDZ) != 0;
  result->isExact = !isTruncated && (operands.get().isExact && ...);
  if (isTruncated && mpfr_min_prec(number) < mpfr_get_prec(number)) {
    // The last digit is 0.
    if (mpfr_signbit(number) != 0)
      mpfr_nextbelow(number);
    else
      mpfr_nextabove(number);
  }
  return Real(std::move(result));
}

bool dialects::operator<(const Real &left, const Real &right) {
  return mpfr_less_p(left.get().number, right.get().number) != 0;
}

Real dialects::operator-(const Real &number) {
  return evaluate(mpfr_neg, number);
}

Real dialects::operator+(const Real &left, const Real &right) {
  return evaluate(mpfr_add, left, right);
}

Real dialects::operator-(const Real &left, const Real &right) {
  return evaluate(mpfr_sub, left, right);
}

Real dialects::operator*(const Real &left, const Real &right) {
  return evaluate(mpfr_mul, left, right);
}

Real dialects::operator/(const Real &left, const Real &right) {
  return evaluate(mpfr_div, left, right);
}

Real dialects::sum(const Real &a, const Real &b, const Real &c) {
  auto add = [](mpfr_ptr result, mpfr_srcptr a, mpfr_srcptr b, mpfr_srcptr c,
                mpfr_rnd_t rounding) {
    mpfr_ptr terms[] = {const_cast<mpfr_ptr>(a), const_cast<mpfr_ptr>(b),
                        const_cast<mpfr_ptr>(c)};
    return mpfr_sum(result, terms, std::size(terms), rounding);
  };
  return evaluate(add, a, b, c);
}

/// MPFR gives +infinity for -0, where IEEE 754 has -infinity.
Real dialects::rsqrt(const Real &number) {
  return number.isZero() ? Real(1) / number : evaluate(mpfr_rec_sqrt, number);
}

Real dialects::acos(const Real &number) { return evaluate(mpfr_acos, number); }
Real dialects::acosh(const Real &number) {
  return evaluate(mpfr_acosh, number);
}
Real dialects::asin(const Real &number) { return evaluate(mpfr_asin, number); }
Real dialects::asinh(const Real &number) {
  return evaluate(mpfr_asinh, number);
}
Real dialects::atan(const Real &number) { return evaluate(mpfr_atan, number); }
Real dialects::atanh(const Real &number) {
  return evaluate(mpfr_atanh, number);
}
Real dialects::cbrt(const Real &number) { return evaluate(mpfr_cbrt, number); }
Real dialects::cos(const Real &number) { return evaluate(mpfr_cos, number); }
Real dialects::cosh(const Real &number) { return evaluate(mpfr_cosh, number); }
Real dialects::erf(const Real &number) { return evaluate(mpfr_erf, number); }
Real dialects::erfc(const Real &number) { return evaluate(mpfr_erfc, number); }
Real dialects::exp(const Real &number) { return evaluate(mpfr_exp, number); }
Real dialects::exp2(const Real &number) { return evaluate(mpfr_exp2, number); }
Real dialects::expm1(const Real &number) {
  return evaluate(mpfr_expm1, number);
}
Real dialects::log(const Real &number) { return evaluate(mpfr_log, number); }
Real dialects::log10(const Real &number) {
  return evaluate(mpfr_log10, number);
}
Real dialects::log1p(const Real &number) {
  return evaluate(mpfr_log1p, number);
}
Real dialects::log2(const Real &number) { return evaluate(mpfr_log2, number); }
Real dialects::sin(const Real &number) { return evaluate(mpfr_sin, number); }
Real dialects::sinh(const Real &number) { return evaluate(mpfr_sinh, number); }
Real dialects::sqrt(const Real &number) { return evaluate(mpfr_sqrt, number); }
Real dialects::tan(const Real &number) { return evaluate(mpfr_tan, number); }
Real dialects::tanh(const Real &number) { return evaluate(mpfr_tanh, number); }

Real dialects::atan2(const Real &y, const Real &x) {
  return evaluate(mpfr_atan2, y, x);
}

Real dialects::hypot(const Real &x, const Real &y) {
  return evaluate(mpfr_hypot, x, y);
}

Real dialects::pow(const Real &base, const Real &exponent) {
  return evaluate(mpfr_pow, base, exponent);
}
