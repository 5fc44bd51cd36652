// The `math` dialect: https://mlir.llvm.org/docs/Dialects/MathOps/

#include "verify/judge/dialects/Real.h"
#include "verify/judge/dialects/machine/Floats.h"
#include "llvm/IR/Intrinsics.h"

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
    Rule("math.absf", absf).onTerms(intrinsic<llvm::Intrinsic::fabs>),
    Rule("math.absi", absi).onTerms(totalIntrinsic<llvm::Intrinsic::abs>),
    Rule("math.acos", compute<acos>).onTerms(intrinsic<llvm::Intrinsic::acos>),
    {"math.acosh", compute<acosh>},
    Rule("math.asin", compute<asin>).onTerms(intrinsic<llvm::Intrinsic::asin>),
    {"math.asinh", compute<asinh>},
    Rule("math.atan", compute<atan>).onTerms(intrinsic<llvm::Intrinsic::atan>),
    Rule("math.atan2", compute<atan2>)
        .onTerms(intrinsic<llvm::Intrinsic::atan2>),
    {"math.atanh", compute<atanh>},
    {"math.cbrt", compute<cbrt>},
    Rule("math.ceil", roundToIntegral<APFloat::rmTowardPositive>)
        .onTerms(intrinsic<llvm::Intrinsic::ceil>),
    {"math.clampf", clampf},
    Rule("math.copysign", copysign)
        .onTerms(intrinsic<llvm::Intrinsic::copysign>),
    Rule("math.cos", compute<cos>).onTerms(intrinsic<llvm::Intrinsic::cos>),
    Rule("math.cosh", compute<cosh>).onTerms(intrinsic<llvm::Intrinsic::cosh>),
    Rule("math.ctlz", countLeadingZeros)
        .onTerms(totalIntrinsic<llvm::Intrinsic::ctlz>),
    Rule("math.ctpop", countBits).onTerms(intrinsic<llvm::Intrinsic::ctpop>),
    Rule("math.cttz", countTrailingZeros)
        .onTerms(totalIntrinsic<llvm::Intrinsic::cttz>),
    {"math.erf", compute<erf>},
    {"math.erfc", compute<erfc>},
    Rule("math.exp", compute<exp>).onTerms(intrinsic<llvm::Intrinsic::exp>),
    Rule("math.exp2", compute<exp2>).onTerms(intrinsic<llvm::Intrinsic::exp2>),
    {"math.expm1", compute<expm1>},
    Rule("math.floor", roundToIntegral<APFloat::rmTowardNegative>)
        .onTerms(intrinsic<llvm::Intrinsic::floor>),
    Rule("math.fma", fma).onTerms(intrinsic<llvm::Intrinsic::fma>),
    {"math.fpowi", fpowi},
    {"math.ipowi", ipowi},
    {"math.isfinite", classify<&APFloat::isFinite>},
    {"math.isinf", classify<&APFloat::isInfinity>},
    {"math.isnan", classify<&APFloat::isNaN>},
    {"math.isnormal", classify<&APFloat::isNormal>},
    Rule("math.log", compute<log>).onTerms(intrinsic<llvm::Intrinsic::log>),
    Rule("math.log10", compute<log10>)
        .onTerms(intrinsic<llvm::Intrinsic::log10>),
    {"math.log1p", compute<log1p>},
    Rule("math.log2", compute<log2>).onTerms(intrinsic<llvm::Intrinsic::log2>),
    Rule("math.powf", compute<pow>).onTerms(intrinsic<llvm::Intrinsic::pow>),
    Rule("math.round", roundToIntegral<APFloat::rmNearestTiesToAway>)
        .onTerms(intrinsic<llvm::Intrinsic::round>),
    Rule("math.roundeven", roundToIntegral<APFloat::rmNearestTiesToEven>)
        .onTerms(intrinsic<llvm::Intrinsic::roundeven>),
    {"math.rsqrt", compute<rsqrt>},
    Rule("math.sin", compute<sin>).onTerms(intrinsic<llvm::Intrinsic::sin>),
    {"math.sincos", sincos},
    Rule("math.sinh", compute<sinh>).onTerms(intrinsic<llvm::Intrinsic::sinh>),
    Rule("math.sqrt", squareRoot).onTerms(intrinsic<llvm::Intrinsic::sqrt>),
    Rule("math.tan", compute<tan>).onTerms(intrinsic<llvm::Intrinsic::tan>),
    Rule("math.tanh", compute<tanh>).onTerms(intrinsic<llvm::Intrinsic::tanh>),
    Rule("math.trunc", roundToIntegral<APFloat::rmTowardZero>)
        .onTerms(intrinsic<llvm::Intrinsic::trunc>),
};

llvm::ArrayRef<Rule> dialects::mathRules() { return rules; }
