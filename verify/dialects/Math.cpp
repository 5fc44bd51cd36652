// The `math` dialect: https://mlir.llvm.org/docs/Dialects/MathOps/

#include "verify/dialects/Real.h"
#include "verify/dialects/machine/Floats.h"

using namespace palindrome;
using namespace palindrome::dialects;

using llvm::APFloat;

/// Gives `number`, rounded to the format of the result.
static void giveExact(Scalars &scalars, const Real &number) {
  bool isExact = true;
  giveReal(scalars, number.round(scalars.format(), isExact));
}

/// The same for a function whose precision no document states. Zeros,
/// infinities and NaNs that are no result of rounding are defined nevertheless.
static void giveOpen(Scalars &scalars, const Real &number,
                     unsigned result = 0) {
  bool isExact = true;
  std::optional<APFloat> rounded = number.round(scalars.format(), isExact);
  if (!isExact || (rounded && rounded->isFiniteNonZero()))
    scalars.machine.noteLatitude();
  giveReal(scalars, rounded, result);
}

template <Real (*function)(const Real &)>
static void compute(Scalars &scalars) {
  giveOpen(scalars, function(scalars.real(0)));
}

template <Real (*function)(const Real &, const Real &)>
static void compute(Scalars &scalars) {
  giveOpen(scalars, function(scalars.real(0), scalars.real(1)));
}

static void sincos(Scalars &scalars) {
  giveOpen(scalars, sin(scalars.real(0)), 0);
  giveOpen(scalars, cos(scalars.real(0)), 1);
}

static void fpowi(Scalars &scalars) {
  giveOpen(scalars, pow(scalars.real(0), Real(scalars[1])));
}

/// Correctly rounded: LangRef demands it of `llvm.sqrt`.
static void squareRoot(Scalars &scalars) {
  giveExact(scalars, sqrt(scalars.real(0)));
}

/// The product is exact.
static void fma(Scalars &scalars) {
  giveExact(scalars, Real(scalars.real(0)) * scalars.real(1) + scalars.real(2));
}

/// Not in the format itself, which may lack the numbers by which APFloat
/// rounds.
template <APFloat::roundingMode mode>
static void roundToIntegral(Scalars &scalars) {
  APFloat number = *convert(scalars.real(0), APFloat::IEEEquad());
  number.roundToIntegral(mode);
  giveExact(scalars, number);
}

static void absf(Scalars &scalars) {
  giveReal(scalars, llvm::abs(scalars.real(0)));
}

static void copysign(Scalars &scalars) {
  APFloat number = scalars.real(0);
  if (scalars.real(1).isNaN())
    scalars.machine.noteLatitude();
  number.copySign(scalars.real(1));
  giveReal(scalars, number);
}

/// maxf(minf(value, min), max), as the document has it. `maxf` and `minf` were
/// the names of what is `arith.maximumf` and `arith.minimumf` today.
static void clampf(Scalars &scalars) {
  giveReal(scalars,
           maximum(minimum(scalars.real(0), scalars.real(1)), scalars.real(2)));
}

template <bool (APFloat::*isOfClass)() const>
static void classify(Scalars &scalars) {
  APFloat number = scalars.real(0);
  if (!excludes(scalars))
    scalars.give((number.*isOfClass)());
}

static void absi(Scalars &scalars) { scalars.give(scalars[0].abs()); }

static void countLeadingZeros(Scalars &scalars) {
  scalars.give(llvm::APInt(scalars.width(), scalars[0].countl_zero()));
}

static void countTrailingZeros(Scalars &scalars) {
  scalars.give(llvm::APInt(scalars.width(), scalars[0].countr_zero()));
}

static void countBits(Scalars &scalars) {
  scalars.give(llvm::APInt(scalars.width(), scalars[0].popcount()));
}

/// The power of signed integers, as many of its bits as the type has.
static void ipowi(Scalars &scalars) {
  llvm::APInt base = scalars[0], exponent = scalars[1];
  llvm::APInt power(base.getBitWidth(), 1);
  if (exponent.isNegative()) {
    if (base.isZero())
      return;
    // The reciprocal of an integer, truncated, is 0; those of 1 and -1 are
    // their own, and have the same powers for all exponents of the same parity.
    if (!base.isOne() && !base.isAllOnes())
      return scalars.give(llvm::APInt::getZero(base.getBitWidth()));
  }
  for (; !exponent.isZero(); exponent.lshrInPlace(1), base *= base)
    if (exponent[0])
      power *= base;
  scalars.give(std::move(power));
}

static constexpr Rule rules[] = {
    {"math.absf", absf},
    {"math.absi", absi},
    {"math.acos", compute<acos>},
    {"math.acosh", compute<acosh>},
    {"math.asin", compute<asin>},
    {"math.asinh", compute<asinh>},
    {"math.atan", compute<atan>},
    {"math.atan2", compute<atan2>},
    {"math.atanh", compute<atanh>},
    {"math.cbrt", compute<cbrt>},
    {"math.ceil", roundToIntegral<APFloat::rmTowardPositive>},
    {"math.clampf", clampf},
    {"math.copysign", copysign},
    {"math.cos", compute<cos>},
    {"math.cosh", compute<cosh>},
    {"math.ctlz", countLeadingZeros},
    {"math.ctpop", countBits},
    {"math.cttz", countTrailingZeros},
    {"math.erf", compute<erf>},
    {"math.erfc", compute<erfc>},
    {"math.exp", compute<exp>},
    {"math.exp2", compute<exp2>},
    {"math.expm1", compute<expm1>},
    {"math.floor", roundToIntegral<APFloat::rmTowardNegative>},
    {"math.fma", fma},
    {"math.fpowi", fpowi},
    {"math.ipowi", ipowi},
    {"math.isfinite", classify<&APFloat::isFinite>},
    {"math.isinf", classify<&APFloat::isInfinity>},
    {"math.isnan", classify<&APFloat::isNaN>},
    {"math.isnormal", classify<&APFloat::isNormal>},
    {"math.log", compute<log>},
    {"math.log10", compute<log10>},
    {"math.log1p", compute<log1p>},
    {"math.log2", compute<log2>},
    {"math.powf", compute<pow>},
    {"math.round", roundToIntegral<APFloat::rmNearestTiesToAway>},
    {"math.roundeven", roundToIntegral<APFloat::rmNearestTiesToEven>},
    {"math.rsqrt", compute<rsqrt>},
    {"math.sin", compute<sin>},
    {"math.sincos", sincos},
    {"math.sinh", compute<sinh>},
    {"math.sqrt", squareRoot},
    {"math.tan", compute<tan>},
    {"math.tanh", compute<tanh>},
    {"math.trunc", roundToIntegral<APFloat::rmTowardZero>},
};

llvm::ArrayRef<Rule> dialects::mathRules() { return rules; }
