// The `complex` dialect: https://mlir.llvm.org/docs/Dialects/ComplexOps/

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "verify/judge/dialects/Real.h"
#include "verify/judge/dialects/machine/Floats.h"

using namespace palindrome;
using namespace palindrome::dialects;

using llvm::APFloat;

namespace {
/// A complex number. The functions below have results that are off by as much
/// as a `Real` is, which the rounding to a format hides, apart from ties.
struct Complex {
  Real re, im;

  bool isZero() const { return re.isZero() && im.isZero(); }
  bool isFinite() const { return re.isFinite() && im.isFinite(); }
  bool isInfinite() const { return re.isInfinite() || im.isInfinite(); }
};
} // namespace

static Real square(const Real &number) { return number * number; }

static Real half(const Real &number) { return number / 2; }

/// `size`, or with `sign`'s sign bit, its negation.
static Real withSign(const Real &size, const Real &sign) {
  return sign.isNegative() ? -size : size;
}

/// `number`, or the limit that it exceeds. Beyond these, exponentials are too
/// large or too small for every format, and all the same therefore.
static Real bound(const Real &number) {
  Real limit = 1 << 20;
  if (limit < number)
    return limit;
  return number < -limit ? -limit : number;
}

static Complex operator*(const Complex &left, const Complex &right) {
  return {left.re * right.re - left.im * right.im,
          left.re * right.im + left.im * right.re};
}

/// `number` with ones for infinities and zeros for all else, if it has any.
static Complex directionOf(const Complex &number) {
  auto part = [](const Real &part) {
    return withSign(part.isInfinite() ? 1 : 0, part);
  };
  return {part(number.re), part(number.im)};
}

/// Of zeros and infinities C's Annex G says: a number divided by zero is
/// infinite, as is infinity divided by a finite number, and what is finite
/// divided by infinity is zero.
static Complex operator/(Complex left, Complex right) {
  if (right.isZero())
    return {left.re / right.re, left.im / right.re};
  Real divisor = square(right.re) + square(right.im);
  if (left.isFinite() && right.isInfinite()) {
    right = directionOf(right);
  } else if (left.isInfinite() && right.isFinite()) {
    left = directionOf(left);
    divisor = 0;
  }
  return {(left.re * right.re + left.im * right.im) / divisor,
          (left.im * right.re - left.re * right.im) / divisor};
}

/// The number of this absolute value and angle.
static Complex polar(const Real &size, const Real &angle) {
  return {size * cos(angle), size * sin(angle)};
}

static Complex exp(const Complex &number) {
  return polar(exp(bound(number.re)), number.im);
}

/// e^x cos y - 1 = (e^x - 1) cos y - (1 - cos y), where nothing cancels out.
static Complex expm1(const Complex &number) {
  Real x = bound(number.re);
  return {expm1(x) * cos(number.im) - square(sin(half(number.im))) * 2,
          exp(x) * sin(number.im)};
}

/// Half the logarithm of 1 + `excess`, which is the square of `size`. Close to
/// 1 it is the excess that has the digits.
static Real logOfSize(const Real &size, const Real &excess) {
  bool isCloseToOne = Real(-1) < excess * 2 && excess < 1;
  return isCloseToOne ? half(log1p(excess)) : log(size);
}

static Complex log(const Complex &number) {
  return {logOfSize(hypot(number.re, number.im),
                    sum(square(number.re), square(number.im), -1)),
          atan2(number.im, number.re)};
}

/// |1 + z|^2 - 1 = 2x + x^2 + y^2.
static Complex log1p(const Complex &number) {
  Real shifted = number.re + 1;
  return {logOfSize(hypot(shifted, number.im),
                    sum(number.re * 2, square(number.re), square(number.im))),
          atan2(number.im, shifted)};
}

/// The root in the right half of the plane; above or below the cut along the
/// negative real axis according to the sign of the imaginary part.
static Complex sqrt(const Complex &number) {
  if (number.isZero())
    return {0, number.im};
  Real size = hypot(number.re, number.im);
  if (number.im.isInfinite())
    return {size, number.im};
  Real large = sqrt(half(size + withSign(number.re, number.re)));
  Real small = withSign(number.im, number.im) / large / 2;
  if (number.re.isNegative())
    return {small, withSign(large, number.im)};
  return {large, withSign(small, number.im)};
}

static Complex rsqrt(const Complex &number) {
  return Complex{1, 0} / sqrt(number);
}

static Complex sin(const Complex &number) {
  Real y = bound(number.im);
  return {sin(number.re) * cosh(y), cos(number.re) * sinh(y)};
}

static Complex cos(const Complex &number) {
  Real y = bound(number.im);
  return {cos(number.re) * cosh(y), -(sin(number.re) * sinh(y))};
}

/// (sinh x cosh x + i sin y cos y) / (sinh^2 x + cos^2 y)
static Complex tanh(const Complex &number) {
  Real x = bound(number.re), sine = sin(number.im), cosine = cos(number.im);
  Real divisor = square(sinh(x)) + square(cosine);
  return {sinh(x) * cosh(x) / divisor, sine * cosine / divisor};
}

/// tan z = -i tanh(iz)
static Complex tan(const Complex &number) {
  Complex turned = tanh(Complex{-number.im, number.re});
  return {turned.im, -turned.re};
}

/// z / |z|, or 0
static Complex sign(const Complex &number) {
  if (number.isZero())
    return {0, 0};
  Real size = hypot(number.re, number.im);
  return {number.re / size, number.im / size};
}

/// -i log((x + iy) / sqrt(x^2 + y^2)), where x^2 + y^2 = (x + iy) (x - iy)
static Complex atan2(const Complex &y, const Complex &x) {
  Complex plus{x.re - y.im, x.im + y.re}, minus{x.re + y.im, x.im - y.re};
  Complex unit = plus / sqrt(plus * minus);
  return {atan2(unit.im, unit.re),
          half(log(hypot(minus.re, minus.im)) - log(hypot(plus.re, plus.im)))};
}

/// By multiplications if the exponent is an integer, so that a part that is 0
/// is 0, and by the logarithm else. A power of 0 is 1, 0 or none.
static Complex pow(const Complex &base, const Complex &exponent) {
  std::optional<int> integer =
      exponent.im.isZero() ? exponent.re.integer() : std::nullopt;
  if (base.isZero() && !exponent.isZero()) {
    Real power = Real(0) < exponent.re ? Real(0) : Real(0) / 0;
    return {power, power};
  }
  if (!integer)
    return exp(exponent * log(base));
  Complex power{1, 0}, factor = base;
  for (int64_t left = std::abs(int64_t(*integer)); left; left /= 2) {
    if (left % 2)
      power = power * factor;
    factor = factor * factor;
  }
  return *integer < 0 ? Complex{1, 0} / power : power;
}

/// The format of the parts of a complex number, or of a floating-point number.
static const llvm::fltSemantics &formatOf(mlir::Type type) {
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type))
    type = complex.getElementType();
  return llvm::cast<mlir::FloatType>(type).getFloatSemantics();
}

/// Part `part` of operand `number`, which is a complex number.
static APFloat partOf(const Scalars &scalars, unsigned number, unsigned part) {
  return APFloat(formatOf(scalars.operandType(number)),
                 scalars.value(number).list().elements[part].bits());
}

static Complex operandOf(const Scalars &scalars, unsigned number) {
  return {partOf(scalars, number, 0), partOf(scalars, number, 1)};
}

/// Gives a number, or a complex number, that consists of `parts`; poison if the
/// fast-math flags say so.
static void give(Scalars &scalars, llvm::ArrayRef<APFloat> parts) {
  if (excludes(scalars, parts))
    return;
  if (parts.size() == 1)
    return scalars.give(parts[0]);
  scalars.give(
      List{{2}, {parts[0].bitcastToAPInt(), parts[1].bitcastToAPInt()}});
}

/// Gives `parts`, each rounded once. A format that lacks one has poison.
static void giveRounded(Scalars &scalars, llvm::ArrayRef<Real> parts) {
  llvm::SmallVector<APFloat> rounded;
  bool isExact = true;
  for (const Real &part : parts) {
    std::optional<APFloat> number =
        part.round(formatOf(scalars.resultType()), isExact);
    if (!number)
      return;
    rounded.push_back(*number);
  }
  give(scalars, rounded);
}

/// The same for results that the documents leave open: how precise they are,
/// and what they are for zeros, infinities and NaNs.
static void giveOpen(Scalars &scalars, llvm::ArrayRef<Real> parts) {
  scalars.machine.noteLatitude();
  giveRounded(scalars, parts);
}

template <Complex (*function)(const Complex &)>
static void compute(Scalars &scalars) {
  Complex result = function(operandOf(scalars, 0));
  giveOpen(scalars, {result.re, result.im});
}

template <Complex (*function)(const Complex &, const Complex &)>
static void compute(Scalars &scalars) {
  Complex result = function(operandOf(scalars, 0), operandOf(scalars, 1));
  giveOpen(scalars, {result.re, result.im});
}

static void divide(Scalars &scalars) {
  Complex result = operandOf(scalars, 0) / operandOf(scalars, 1);
  giveOpen(scalars, {result.re, result.im});
}

static void powi(Scalars &scalars) {
  Complex result = pow(operandOf(scalars, 0), {Real(scalars[1]), 0});
  giveOpen(scalars, {result.re, result.im});
}

static void abs(Scalars &scalars) {
  Complex number = operandOf(scalars, 0);
  giveOpen(scalars, hypot(number.re, number.im));
}

static void angle(Scalars &scalars) {
  Complex number = operandOf(scalars, 0);
  giveOpen(scalars, atan2(number.im, number.re));
}

static void add(Scalars &scalars) {
  Complex left = operandOf(scalars, 0), right = operandOf(scalars, 1);
  giveRounded(scalars, {left.re + right.re, left.im + right.im});
}

static void subtract(Scalars &scalars) {
  Complex left = operandOf(scalars, 0), right = operandOf(scalars, 1);
  giveRounded(scalars, {left.re - right.re, left.im - right.im});
}

/// Four products, their sum and difference, each of them rounded. If something
/// is lost on the way, another formula may give another result.
static void multiply(Scalars &scalars) {
  const llvm::fltSemantics &format = formatOf(scalars.resultType());
  bool isExact = true, isNumber = true;
  auto rounded = [&](const Real &exact) -> Real {
    std::optional<APFloat> number = exact.round(format, isExact);
    isNumber &= number.has_value();
    return number ? Real(*number) : exact;
  };
  Complex left = operandOf(scalars, 0), right = operandOf(scalars, 1);
  Real re = rounded(left.re * right.re) - rounded(left.im * right.im);
  Real im = rounded(left.re * right.im) + rounded(left.im * right.re);
  Complex result{rounded(re), rounded(im)};
  if (!isExact || !result.isFinite())
    scalars.machine.noteLatitude();
  if (isNumber)
    giveRounded(scalars, {result.re, result.im});
}

static void neg(Scalars &scalars) {
  give(scalars, {-partOf(scalars, 0, 0), -partOf(scalars, 0, 1)});
}

static void conj(Scalars &scalars) {
  give(scalars, {partOf(scalars, 0, 0), -partOf(scalars, 0, 1)});
}

static bool areEqual(const Scalars &scalars) {
  return partOf(scalars, 0, 0) == partOf(scalars, 1, 0) &&
         partOf(scalars, 0, 1) == partOf(scalars, 1, 1);
}

static void eq(Scalars &scalars) { scalars.give(areEqual(scalars)); }

static void neq(Scalars &scalars) { scalars.give(!areEqual(scalars)); }

/// The real part is in the low bits, as it comes first in memory.
static void bitcast(Scalars &scalars) {
  llvm::APInt bits = scalars.value(0).isList()
                         ? partOf(scalars, 0, 1)
                               .bitcastToAPInt()
                               .concat(partOf(scalars, 0, 0).bitcastToAPInt())
                         : scalars[0];
  auto complex = llvm::dyn_cast<mlir::ComplexType>(scalars.resultType());
  if (auto from = llvm::dyn_cast<mlir::ComplexType>(scalars.operandType(0));
      from && from != complex)
    for (const Value &part : scalars.value(0).list().elements)
      scalars.machine.noteCast(part, from.getElementType(),
                               scalars.resultType());
  if (!complex)
    return scalars.give(std::move(bits));
  unsigned width = scalars.machine.widthOf(complex.getElementType());
  scalars.give(List{{2}, {bits.trunc(width), bits.lshr(width).trunc(width)}});
}

static void constant(Machine &machine, mlir::Operation *op) {
  auto constantOp = llvm::cast<mlir::complex::ConstantOp>(op);
  machine.set(op->getResult(0),
              machine.constant(constantOp.getValue(), constantOp.getType()));
}

/// Either part may be poison without the other.
static void create(Machine &machine, mlir::Operation *op) {
  machine.set(op->getResult(0), List{{2}, machine.operands(op)});
}

template <unsigned part>
static void extract(Machine &machine, mlir::Operation *op) {
  Values operands = machine.operands(op), results(1, operands.front());
  if (operands.front().isList())
    results.front() = operands.front().list().elements[part];
  if (!findPoison(operands.front())) {
    Scalars scalars(machine, op, operands, results);
    if (excludes(scalars))
      results.front() = Poison{op};
  }
  machine.set(op, results);
}

static constexpr Rule rules[] = {
    {"complex.abs", abs},
    {"complex.add", add},
    {"complex.angle", angle},
    {"complex.atan2", compute<atan2>},
    {"complex.bitcast", bitcast},
    {"complex.conj", conj},
    Rule("complex.constant", constant).onTerms(),
    {"complex.cos", compute<cos>},
    Rule("complex.create", create).onTerms(),
    {"complex.div", divide},
    {"complex.eq", eq},
    {"complex.exp", compute<exp>},
    {"complex.expm1", compute<expm1>},
    Rule("complex.im", extract<1>).onTerms(),
    {"complex.log", compute<log>},
    {"complex.log1p", compute<log1p>},
    {"complex.mul", multiply},
    {"complex.neg", neg},
    {"complex.neq", neq},
    {"complex.pow", compute<pow>},
    {"complex.powi", powi},
    Rule("complex.re", extract<0>).onTerms(),
    {"complex.rsqrt", compute<rsqrt>},
    {"complex.sign", compute<sign>},
    {"complex.sin", compute<sin>},
    {"complex.sqrt", compute<sqrt>},
    {"complex.sub", subtract},
    {"complex.tan", compute<tan>},
    {"complex.tanh", compute<tanh>},
};

llvm::ArrayRef<Rule> dialects::complexRules() { return rules; }
