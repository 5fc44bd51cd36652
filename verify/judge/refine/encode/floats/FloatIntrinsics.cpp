// Encodes intrinsics of floating-point numbers (LangRef, 'Standard C/C++
// Library Intrinsics', 'Floating-Point Test Intrinsics', ''llvm.canonicalize.*'
// Intrinsic', ''llvm.fmuladd.*' Intrinsic').
//
// interpret/intrinsics/Floats.cpp computes the same operations. The repetition
// is deliberate: the interpreter checks this encoder, so they share no code.

#include "verify/judge/refine/encode/floats/Floats.h"
#include "verify/judge/refine/encode/ir/LibraryFunctions.h"

using namespace palindrome::encode;
using namespace llvm;

namespace {
/// Computes one lane of an intrinsic.
using LaneFunction = FloatResult (*)(Side &side, const Instruction &inst,
                                     FloatFormat format,
                                     ArrayRef<Expr> operands);
} // namespace

/// Encodes an intrinsic lane by lane whose operands all have the result's type.
static Lanes encodeWith(Side &side, const Instruction &inst,
                        LaneFunction function, NaNs nans = NaNs::Any) {
  auto format = formatOf(side, inst.getType());
  if (!format)
    return side.problem.poison(inst.getType());
  FastMathFlags flags = mathFlags(side, inst);
  SmallVector<Lanes, 3> all;
  for (const Use &operand : cast<CallBase>(inst).args())
    all.push_back(side.use(operand));
  Lanes result;
  for (unsigned i = 0; i < all.front().size(); ++i) {
    SmallVector<Lane, 3> operands;
    for (const Lanes &lanes : all)
      operands.push_back(lanes[i]);
    result.push_back(floatLane(
        side, flags, *format, *format, operands,
        [&](ArrayRef<Expr> operands) {
          return function(side, inst, *format, operands);
        },
        nans));
  }
  return result;
}

//===-- Signs and classes -------------------------------------------------===//

static Lanes encodeFAbs(Side &side, const Instruction &inst) {
  if (!hasSignBit(side, inst.getType()))
    return side.problem.poison(inst.getType());
  return applyMathFlags(
      side, inst, encodeLanewise(side, inst.getOperand(0), [](const Lane &x) {
        unsigned width = x.value.width();
        return Lane{Expr::bits(1, 0).concat(x.value.trunc(width - 1))};
      }));
}

static Lanes encodeCopySign(Side &side, const Instruction &inst) {
  if (!hasSignBit(side, inst.getType()))
    return side.problem.poison(inst.getType());
  return applyMathFlags(
      side, inst,
      encodeLanewise(side, inst.getOperand(0), inst.getOperand(1),
                     [](const Lane &x, const Lane &y) {
                       unsigned top = x.value.width() - 1;
                       return Lane{y.value.bit(top).concat(x.value.trunc(top))};
                     }));
}

Expr palindrome::encode::isInClass(FloatFormat format, Expr x, unsigned mask) {
  Expr isNegative = x.isNegative();
  const std::pair<unsigned, Expr> classes[] = {
      {fcSNan, format.isSignaling(x)},
      {fcQNan, format.isQuiet(x)},
      {fcNegInf, format.isInfinity(x) && isNegative},
      {fcNegNormal, format.isNormal(x) && isNegative},
      {fcNegSubnormal, format.isSubnormal(x) && isNegative},
      {fcNegZero, format.isZero(x) && isNegative},
      {fcPosZero, format.isZero(x) && !isNegative},
      {fcPosSubnormal, format.isSubnormal(x) && !isNegative},
      {fcPosNormal, format.isNormal(x) && !isNegative},
      {fcPosInf, format.isInfinity(x) && !isNegative},
  };
  Expr result = Expr::boolean(false);
  for (auto &[bit, isIn] : classes)
    if (mask & bit)
      result |= isIn;
  return result;
}

static Lanes encodeIsClass(Side &side, const Instruction &inst) {
  auto format = formatOf(side, inst.getOperand(0)->getType());
  if (!format)
    return side.problem.poison(inst.getType());
  unsigned mask = cast<ConstantInt>(inst.getOperand(1))->getZExtValue();
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    return Lane{isInClass(*format, x.value, mask).toBit()};
  });
}

//===-- Arithmetic --------------------------------------------------------===//

static Lanes encodeFMA(Side &side, const Instruction &inst) {
  return encodeWith(side, inst,
                    [](Side &, const Instruction &, FloatFormat format,
                       ArrayRef<Expr> operands) {
                      return format.multiplyAdd(operands[0], operands[1],
                                                operands[2]);
                    });
}

/// llvm.fmuladd is either a fused operation or two:
///
///   fma(x, y, z)   or   (x * y) + z
///
/// LangRef leaves that to the target, so it is a choice.
static Lanes encodeFMulAdd(Side &side, const Instruction &inst) {
  auto known = formatOf(side, inst.getType());
  if (!known)
    return side.problem.poison(inst.getType());
  FloatFormat format = *known;
  FastMathFlags flags = mathFlags(side, inst);
  Lanes left = side.use(inst.getOperand(0)),
        right = side.use(inst.getOperand(1)),
        addend = side.use(inst.getOperand(2)), result;
  for (auto [x, y, z] : zip_equal(left, right, addend)) {
    Expr isFused =
        side.choices.chosen(side.choices.choose(1, ChoiceKind::Other))
            .toBoolean();
    Lane fused = floatLane(
        side, flags, format, format, {x, y, z}, [&](ArrayRef<Expr> operands) {
          return format.multiplyAdd(operands[0], operands[1], operands[2]);
        });
    // The fast-math flags apply to operands and result, not to the intermediate
    // product.
    Lane product = floatLane(side, FastMathFlags(), format, format, {x, y},
                             [&](ArrayRef<Expr> operands) {
                               return format.multiply(operands[0], operands[1]);
                             });
    Lane sum = floatLane(side, flags, format, format, {product, z},
                         [&](ArrayRef<Expr> operands) {
                           return format.add(operands[0], operands[1]);
                         });
    result.push_back(select(isFused, fused, sum));
    for (const Lane *operand : {&x, &y})
      result.back().poison |= isExcluded(flags, format, operand->value);
  }
  return result;
}

static Lanes encodeSquareRoot(Side &side, const Instruction &inst) {
  return encodeWith(
      side, inst,
      [](Side &, const Instruction &, FloatFormat format,
         ArrayRef<Expr> operands) { return format.squareRoot(operands[0]); });
}

static Rounding roundingOf(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::floor:
    return Rounding::Down;
  case Intrinsic::ceil:
    return Rounding::Up;
  case Intrinsic::trunc:
    return Rounding::ToZero;
  case Intrinsic::round:
    return Rounding::NearestAway;
  default:
    return Rounding::NearestEven;
  }
}

static Lanes encodeRounding(Side &side, const Instruction &inst) {
  return encodeWith(side, inst,
                    [](Side &, const Instruction &inst, FloatFormat format,
                       ArrayRef<Expr> operands) {
                      Intrinsic::ID id = intrinsicOf(inst);
                      if (id == Intrinsic::rint || id == Intrinsic::nearbyint)
                        return format.roundToIntegral(operands[0]);
                      return format.roundToIntegral(operands[0],
                                                    roundingOf(id));
                    });
}

/// llvm.canonicalize flushes denormals by the function's mode, and quiets NaNs.
static Lanes encodeCanonicalize(Side &side, const Instruction &inst) {
  return encodeWith(
      side, inst,
      [](Side &, const Instruction &, FloatFormat format,
         ArrayRef<Expr> operands) {
        return FloatResult{operands[0], format.isNaN(operands[0])};
      },
      NaNs::Quieted);
}

//===-- Minima and maxima -------------------------------------------------===//

namespace {
/// The properties in which minimum and maximum intrinsics differ.
struct Extremum {
  bool isMax;
  /// Whether the result is a NaN if an operand is, and whether -0 is less than
  /// +0. If not, the sign of a zero result is chosen.
  bool propagatesNaN, ordersZeros;
  /// Whether a signaling NaN operand may make the result a NaN.
  bool maySignal;
};
} // namespace

static Extremum extremumOf(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::minnum:
  case Intrinsic::vector_reduce_fmin:
    return {false, false, false, true};
  case Intrinsic::maxnum:
  case Intrinsic::vector_reduce_fmax:
    return {true, false, false, true};
  case Intrinsic::minimum:
  case Intrinsic::vector_reduce_fminimum:
    return {false, true, true, false};
  case Intrinsic::maximum:
  case Intrinsic::vector_reduce_fmaximum:
    return {true, true, true, false};
  case Intrinsic::minimumnum:
    return {false, false, true, false};
  default:
    return {true, false, true, false};
  }
}

FloatResult palindrome::encode::extremum(Side &side, const Instruction &inst,
                                         FloatFormat format,
                                         ArrayRef<Expr> operands) {
  Extremum kind = extremumOf(intrinsicOf(inst));
  Expr x = operands[0], y = operands[1];
  Expr takesX =
      kind.isMax ? format.isLessTotal(y, x) : format.isLessTotal(x, y);
  if (!kind.ordersZeros) {
    Expr areZeros = format.isZero(x) && format.isZero(y) && x != y;
    unsigned number = side.choices.choose(1, ChoiceKind::Other);
    side.choices[number].guard &= areZeros;
    // The interpreter takes the choice for the number of the operand.
    takesX = areZeros.select(!side.choices.chosen(number).toBoolean(), takesX);
  }
  Expr bits = takesX.select(x, y);
  if (kind.propagatesNaN)
    return {bits, format.isNaN(x) || format.isNaN(y)};
  Expr isNaN = format.isNaN(x) && format.isNaN(y);
  if (kind.maySignal) {
    Expr mayBeNaN = format.isSignaling(x) || format.isSignaling(y);
    unsigned number = side.choices.choose(1, ChoiceKind::Other);
    side.choices[number].guard = Expr::boolean(false);
    isNaN |= mayBeNaN && side.choices.chosen(number).toBoolean();
  }
  return {format.isNaN(x).select(y, format.isNaN(y).select(x, bits)), isNaN};
}

static Lanes encodeExtremum(Side &side, const Instruction &inst) {
  return encodeWith(side, inst, extremum);
}

//===-- Functions ---------------------------------------------------------===//

/// Encodes a function such as sin as uninterpreted: equal operands have equal
/// results, in source and target alike.
static Lanes encodeFunction(Side &side, const Instruction &inst) {
  return encodeWith(side, inst,
                    [](Side &side, const Instruction &inst, FloatFormat format,
                       ArrayRef<Expr> operands) {
                      return unspecified(
                          side, Intrinsic::getBaseName(intrinsicOf(inst)),
                          format, operands);
                    });
}

/// The number of leading zero bits, in `width` bits.
static Expr countLeadingZeros(Expr x, unsigned width) {
  Expr count = Expr::bits(width, x.width());
  for (unsigned i = 0; i < x.width(); ++i)
    count = x.bit(i).toBoolean().select(Expr::bits(width, x.width() - 1 - i),
                                        count);
  return count;
}

/// llvm.frexp(x) is {f, e} with x == f * 2^e and 0.5 <= |f| < 1. For a zero,
/// both are zero; for an infinity or NaN, f is the operand and e is chosen.
static Lanes encodeFrExp(Side &side, const Instruction &inst) {
  auto &type = *cast<StructType>(inst.getType());
  auto known = formatOf(side, type.getElementType(0));
  if (!known)
    return side.problem.poison(inst.getType());
  FloatFormat format = *known;
  unsigned width =
      side.problem.widthOf(type.getElementType(1)->getScalarType());
  if (width < format.exponentBits + 2) {
    side.setUnsupported("an exponent of so few bits");
    return side.problem.poison(inst.getType());
  }
  unsigned fractionBits = format.fractionBits();
  // The biased exponent of the values in [0.5, 1).
  Expr half = format.exponent(Expr::bits(
      APInt::getBitsSet(format.width(), fractionBits + 1, format.width() - 2)));
  FastMathFlags flags = mathFlags(side, inst);
  Lanes fractions, exponents;
  for (const Lane &x : side.use(inst.getOperand(0))) {
    Lane exponent{Expr(), x.poison, x.undefs};
    fractions.push_back(
        floatLane(side, flags, format, format, x, [&](ArrayRef<Expr> operands) {
          Expr value = operands[0];
          // A subnormal is normalized: its leading one becomes the implicit
          // bit.
          Expr isSubnormal = format.isSubnormal(value);
          Expr zeros = countLeadingZeros(format.fraction(value), fractionBits);
          Expr shifted =
              format.fraction(value).shl(zeros + Expr::bits(fractionBits, 1));
          Expr fraction = isSubnormal.select(shifted, format.fraction(value));
          Expr scale = isSubnormal.select(-zeros.zextOrTrunc(width),
                                          format.exponent(value).zext(width));
          Expr isFinite = format.isNormal(value) || isSubnormal;
          unsigned number = side.choices.choose(width, ChoiceKind::Other);
          exponent.value = isFinite.select(
              scale - half.zext(width),
              format.isZero(value).select(Expr::bits(width, 0),
                                          side.choices.chosen(number)));
          return FloatResult{
              isFinite.select(
                  value.bit(format.width() - 1).concat(half).concat(fraction),
                  value),
              format.isNaN(value)};
        }));
    exponent.poison = fractions.back().poison;
    exponent.undefs = fractions.back().undefs;
    exponents.push_back(std::move(exponent));
  }
  llvm::append_range(fractions, exponents);
  return fractions;
}

ArrayRef<IntrinsicEncoder> palindrome::encode::floatIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::fabs, encodeFAbs, Exact},
      {Intrinsic::copysign, encodeCopySign, Exact},
      {Intrinsic::is_fpclass, encodeIsClass, Exact},
      {Intrinsic::fma, encodeFMA, Exact},
      {Intrinsic::fmuladd, encodeFMulAdd, Exact},
      {Intrinsic::sqrt, encodeSquareRoot, Exact},
      {Intrinsic::floor, encodeRounding, Exact},
      {Intrinsic::ceil, encodeRounding, Exact},
      {Intrinsic::trunc, encodeRounding, Exact},
      {Intrinsic::rint, encodeRounding, Exact},
      {Intrinsic::nearbyint, encodeRounding, Exact},
      {Intrinsic::round, encodeRounding, Exact},
      {Intrinsic::roundeven, encodeRounding, Exact},
      {Intrinsic::canonicalize, encodeCanonicalize, Exact},
      {Intrinsic::minnum, encodeExtremum, Exact},
      {Intrinsic::maxnum, encodeExtremum, Exact},
      {Intrinsic::minimum, encodeExtremum, Exact},
      {Intrinsic::maximum, encodeExtremum, Exact},
      {Intrinsic::minimumnum, encodeExtremum, Exact},
      {Intrinsic::maximumnum, encodeExtremum, Exact},
      {Intrinsic::frexp, encodeFrExp, Exact},
      {Intrinsic::sin, encodeFunction, Over},
      {Intrinsic::cos, encodeFunction, Over},
      {Intrinsic::tan, encodeFunction, Over},
      {Intrinsic::asin, encodeFunction, Over},
      {Intrinsic::acos, encodeFunction, Over},
      {Intrinsic::atan, encodeFunction, Over},
      {Intrinsic::atan2, encodeFunction, Over},
      {Intrinsic::sinh, encodeFunction, Over},
      {Intrinsic::cosh, encodeFunction, Over},
      {Intrinsic::tanh, encodeFunction, Over},
      {Intrinsic::exp, encodeFunction, Over},
      {Intrinsic::exp2, encodeFunction, Over},
      {Intrinsic::exp10, encodeFunction, Over},
      {Intrinsic::log, encodeFunction, Over},
      {Intrinsic::log2, encodeFunction, Over},
      {Intrinsic::log10, encodeFunction, Over},
      {Intrinsic::pow, encodeFunction, Over},
  };
  return encoders;
}
