// Conversions between floating-point formats, as operations on their bits.
//
// The bits of a number without its sign, taken as an integer, are ordered as
// the numbers are, and the next integer is the next number. So a number is
// rounded by dropping the low bits of such an integer, and adding 1 to what is
// left if that is to be rounded up: a carry is one of the exponent.

#include "export/lower/FloatBits.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace palindrome;
using llvm::APFloat;
using llvm::APInt;
using llvm::RoundingMode;
using mlir::Location;
using mlir::OpBuilder;
using mlir::Type;
using mlir::Value;
using mlir::arith::CmpIPredicate;

Type lower::withElement(Type type, Type element) {
  if (auto shaped = llvm::dyn_cast<mlir::ShapedType>(type))
    return shaped.cloneWith(std::nullopt, element);
  return element;
}

/// The same for an attribute of its element.
static Value makeConstant(OpBuilder &builder, Location loc, Type type,
                          mlir::TypedAttr element) {
  if (auto shaped = llvm::dyn_cast<mlir::ShapedType>(type))
    element = mlir::SplatElementsAttr::get(shaped, mlir::Attribute(element));
  return mlir::arith::ConstantOp::create(builder, loc, element);
}

Value lower::makeConstant(OpBuilder &builder, Location loc, Type type,
                          const APInt &value) {
  Type element = mlir::getElementTypeOrSelf(type);
  return ::makeConstant(builder, loc, type,
                        builder.getIntegerAttr(element, value));
}

Value lower::makeConstant(OpBuilder &builder, Location loc, Type type,
                          const APFloat &value) {
  Type element = mlir::getElementTypeOrSelf(type);
  return ::makeConstant(builder, loc, type,
                        mlir::FloatAttr::get(element, value));
}

bool lower::isSmallFloat(Type type) {
  auto real = llvm::dyn_cast<mlir::FloatType>(mlir::getElementTypeOrSelf(type));
  return real && real.getWidth() < 16;
}

namespace {
/// How the bits of a format are laid out: sign, exponent, fraction. The integer
/// bit that f80 has besides counts as absent.
struct Format {
  const llvm::fltSemantics &semantics;
  unsigned width;         ///< Of all bits.
  unsigned fractionWidth; ///< Of the bits behind the point.
  int bias;               ///< Of the exponent of a normal number.

  explicit Format(mlir::FloatType type)
      : semantics(type.getFloatSemantics()), width(type.getWidth()),
        fractionWidth(APFloat::semanticsPrecision(semantics) - 1),
        bias(1 - APFloat::semanticsMinExponent(semantics)) {}

  bool hasIntegerBit() const {
    return &semantics == &APFloat::x87DoubleExtended();
  }
  /// `f8E8M0FNU` has neither a zero nor a sign. Its numbers are counted from 1
  /// here, as if 0 were a zero. What APFloat gives for a negative number has
  /// the highest bit set.
  bool hasZero() const { return APFloat::semanticsHasZero(semantics); }
  bool hasInfinity() const { return APFloat::semanticsHasInf(semantics); }

  /// The bits of `value`, which has this format, without an integer bit.
  APInt getBits(const APFloat &value) const {
    APInt bits = value.bitcastToAPInt();
    if (!hasIntegerBit())
      return bits;
    APInt sign = APInt::getSignMask(width);
    APInt exponent = (bits & ~sign).lshr(fractionWidth + 1).shl(fractionWidth);
    return exponent |
           (bits & (sign | APInt::getLowBitsSet(width, fractionWidth)));
  }
};

/// Makes operations on integers, or on vectors of integers, of one type.
class Emitter {
public:
  Emitter(OpBuilder &builder, Location loc, Type shape, unsigned width)
      : builder(builder), loc(loc),
        type(lower::withElement(shape, builder.getIntegerType(width))),
        width(width) {}

  Value constant(const APInt &value) const {
    return lower::makeConstant(builder, loc, type, value);
  }
  Value constant(uint64_t value) const { return constant(APInt(width, value)); }
  template <typename Op> Value make(Value lhs, Value rhs) const {
    return Op::create(builder, loc, lhs, rhs);
  }
  Value andI(Value lhs, const APInt &rhs) const {
    return make<mlir::arith::AndIOp>(lhs, constant(rhs));
  }
  Value orI(Value lhs, Value rhs) const {
    return make<mlir::arith::OrIOp>(lhs, rhs);
  }
  Value shiftLeft(Value lhs, Value rhs) const {
    return make<mlir::arith::ShLIOp>(lhs, rhs);
  }
  Value shiftRight(Value lhs, Value rhs) const {
    return make<mlir::arith::ShRUIOp>(lhs, rhs);
  }
  Value add(Value lhs, Value rhs) const {
    return make<mlir::arith::AddIOp>(lhs, rhs);
  }
  Value subtract(Value lhs, Value rhs) const {
    return make<mlir::arith::SubIOp>(lhs, rhs);
  }
  Value compare(CmpIPredicate predicate, Value lhs, Value rhs) const {
    return mlir::arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
  }
  Value select(Value condition, Value lhs, Value rhs) const {
    return mlir::arith::SelectOp::create(builder, loc, condition, lhs, rhs);
  }
  /// A condition as 0 or 1.
  Value extend(Value condition) const {
    return mlir::arith::ExtUIOp::create(builder, loc, type, condition);
  }
  Value bitcast(Type to, Value value) const {
    return mlir::arith::BitcastOp::create(builder, loc, to, value);
  }

private:
  OpBuilder &builder;
  Location loc;

public:
  Type type;      ///< Of the integers.
  unsigned width; ///< Of an integer.
};
} // namespace

static APInt getSignBit(const Format &format) {
  return APInt::getSignMask(format.width);
}

/// `value` in the format `to`.
static APFloat convert(APFloat value, const Format &to,
                       RoundingMode mode = RoundingMode::NearestTiesToEven) {
  bool losesInfo;
  value.convert(to.semantics, mode, &losesInfo);
  return value;
}

//===----------------------------------------------------------------------===//
// From small floats
//===----------------------------------------------------------------------===//

Value lower::extendToF32(OpBuilder &builder, Location loc, Value value) {
  auto small =
      llvm::cast<mlir::FloatType>(mlir::getElementTypeOrSelf(value.getType()));
  Format from(small), to(builder.getF32Type());
  Emitter own(builder, loc, value.getType(), from.width);
  Emitter emit(builder, loc, value.getType(), to.width);
  Type real = withElement(value.getType(), builder.getF32Type());
  Value bits = mlir::arith::ExtUIOp::create(builder, loc, emit.type,
                                            own.bitcast(own.type, value));
  APInt sign = from.hasZero() ? getSignBit(from).zext(to.width)
                              : APInt::getZero(to.width);
  Value magnitude = emit.andI(bits, ~sign);
  auto toF32 = [&](const APFloat &number) {
    return emit.constant(to.getBits(convert(number, to)));
  };

  // A normal number has another bias; others are multiples of the smallest.
  unsigned shift = to.fractionWidth - from.fractionWidth;
  Value result;
  if (from.hasZero()) {
    Value rebased = emit.add(emit.shiftLeft(magnitude, emit.constant(shift)),
                             emit.constant(APInt(to.width, to.bias - from.bias)
                                           << to.fractionWidth));
    Value multiple = mlir::arith::MulFOp::create(
        builder, loc,
        mlir::arith::UIToFPOp::create(builder, loc, real, magnitude),
        makeConstant(builder, loc, real,
                     convert(APFloat::getSmallest(from.semantics), to)));
    Value isNormal = emit.compare(CmpIPredicate::uge, magnitude,
                                  emit.constant(1ull << from.fractionWidth));
    result = emit.select(isNormal, rebased, emit.bitcast(emit.type, multiple));
  } else {
    Value isLeast =
        emit.compare(CmpIPredicate::eq, magnitude, emit.constant(0));
    result = emit.select(isLeast, toF32(APFloat::getSmallest(from.semantics)),
                         emit.shiftLeft(magnitude, emit.constant(shift)));
  }

  // What is above the largest number is infinite or a NaN.
  Value largest = emit.constant(
      APFloat::getLargest(from.semantics).bitcastToAPInt().zext(to.width));
  if (from.hasInfinity()) {
    Value quiet = emit.constant(1ull << (to.fractionWidth - 1));
    Value payload = emit.shiftLeft(magnitude, emit.constant(shift));
    Value nan =
        emit.orI(emit.orI(payload, quiet),
                 emit.constant(APFloat::getInf(to.semantics).bitcastToAPInt()));
    Value infinity = emit.add(largest, emit.constant(1));
    result = emit.select(
        emit.compare(CmpIPredicate::ugt, magnitude, infinity), nan,
        emit.select(emit.compare(CmpIPredicate::eq, magnitude, infinity),
                    toF32(APFloat::getInf(from.semantics)), result));
  }
  if (from.hasZero())
    result = emit.orI(
        result, emit.shiftLeft(emit.make<mlir::arith::XOrIOp>(bits, magnitude),
                               emit.constant(to.width - from.width)));
  if (!from.hasInfinity() && APFloat::semanticsHasNaN(from.semantics)) {
    APFloat nan = APFloat::getNaN(from.semantics);
    bool isNegativeZero = nan.bitcastToAPInt() == getSignBit(from);
    Value isNaN =
        isNegativeZero
            ? emit.compare(CmpIPredicate::eq, bits, emit.constant(sign))
            : emit.compare(CmpIPredicate::ugt, magnitude, largest);
    // APFloat's has no payload, which makes its bits those of an infinity.
    auto toNaN = [&](const APFloat &number) {
      return emit.constant(to.getBits(convert(number, to)) |
                           to.getBits(APFloat::getQNaN(to.semantics)));
    };
    Value constant = toNaN(nan);
    if (!isNegativeZero && from.hasZero())
      constant =
          emit.select(emit.compare(CmpIPredicate::eq, bits, magnitude),
                      constant, toNaN(APFloat::getNaN(from.semantics, true)));
    result = emit.select(isNaN, constant, result);
  }
  return emit.bitcast(real, result);
}

//===----------------------------------------------------------------------===//
// To less precision
//===----------------------------------------------------------------------===//

/// `value` in a format whose numbers the operations below take apart: one that
/// is wider than `target`, and has its smallest numbers as normal ones.
static Value widen(OpBuilder &builder, Location loc, Value value,
                   const Format &target) {
  if (lower::isSmallFloat(value.getType()))
    value = lower::extendToF32(builder, loc, value);
  Type type = mlir::getElementTypeOrSelf(value.getType());
  Type wide = type.getIntOrFloatBitWidth() < 32 ? builder.getF32Type() : type;
  if (!target.hasZero() && wide.isF32())
    wide = builder.getF64Type();
  if (wide == type)
    return value;
  return mlir::arith::ExtFOp::create(
      builder, loc, lower::withElement(value.getType(), wide), value);
}

/// Whether the integer `kept`, of which `rest` has been dropped, is rounded up;
/// `half` is half of the lowest bit of `kept`.
static Value isRoundedUp(const Emitter &emit, RoundingMode mode, Value kept,
                         Value rest, Value half, Value isNegative,
                         const Format &to) {
  Value zero = emit.constant(0);
  if (mode == RoundingMode::NearestTiesToEven) {
    // A tie goes up from an odd number: that is one whose significand is.
    // Without a fraction, it is the bit before the point.
    Value odd = to.fractionWidth
                    ? emit.andI(kept, APInt(emit.width, 1))
                    : emit.extend(emit.compare(CmpIPredicate::ne, kept, zero));
    return emit.compare(CmpIPredicate::ugt, emit.add(rest, odd), half);
  }
  if (mode == RoundingMode::NearestTiesToAway)
    return emit.compare(CmpIPredicate::uge, rest, half);
  Value isInexact = emit.compare(CmpIPredicate::ne, rest, zero);
  if (mode == RoundingMode::TowardNegative)
    return emit.make<mlir::arith::AndIOp>(isInexact, isNegative);
  assert(mode == RoundingMode::TowardPositive && "no other mode rounds up");
  return emit.compare(CmpIPredicate::ugt, isInexact, isNegative);
}

Value lower::roundTo(OpBuilder &builder, Location loc, Value value,
                     mlir::FloatType target, RoundingMode mode) {
  Format to(target);
  value = widen(builder, loc, value, to);
  Format from(
      llvm::cast<mlir::FloatType>(mlir::getElementTypeOrSelf(value.getType())));
  Emitter emit(builder, loc, value.getType(), from.width);
  auto number = [&](uint64_t constant) { return emit.constant(constant); };
  APInt fraction = APInt::getLowBitsSet(from.width, from.fractionWidth);
  Value bits = emit.bitcast(emit.type, value);
  Value isNegative = emit.compare(CmpIPredicate::slt, bits, number(0));
  Value magnitude = emit.andI(bits, ~getSignBit(from));
  if (from.hasIntegerBit())
    magnitude =
        emit.orI(emit.andI(emit.shiftRight(magnitude, number(1)), ~fraction),
                 emit.andI(magnitude, fraction));

  // A normal number of `to` is rounded with its exponent, which gets the other
  // bias; one below, as a multiple of the smallest number. In that case, more
  // bits are dropped, and what is below half of the smallest is all the same.
  unsigned difference = from.fractionWidth - to.fractionWidth;
  int least = from.bias - to.bias + 1; // The exponent of normal numbers.
  Value dropped = number(difference), rebased = magnitude;
  if (least > 1) {
    Value exponent = emit.shiftRight(magnitude, number(from.fractionWidth));
    Value isLess = emit.compare(CmpIPredicate::ult, exponent, number(least));
    Value isDenormal = emit.compare(CmpIPredicate::eq, exponent, number(0));
    Value rest = emit.andI(magnitude, fraction);
    Value significand = emit.select(
        isDenormal, rest, emit.orI(rest, emit.constant(fraction + 1)));
    Value more =
        emit.subtract(number(difference + least),
                      emit.make<mlir::arith::MaxUIOp>(exponent, number(1)));
    more =
        emit.make<mlir::arith::MinUIOp>(more, number(from.fractionWidth + 2));
    dropped = emit.select(isLess, more, dropped);
    rebased = emit.select(
        isLess, significand,
        emit.subtract(magnitude, emit.constant(APInt(from.width, least - 1)
                                               << from.fractionWidth)));
  }
  Value kept = emit.shiftRight(rebased, dropped);
  Value rest = emit.subtract(rebased, emit.shiftLeft(kept, dropped));
  Value half = emit.shiftLeft(number(1), emit.subtract(dropped, number(1)));
  Value result = kept;
  if (mode != RoundingMode::TowardZero)
    result = emit.add(kept, emit.extend(isRoundedUp(emit, mode, kept, rest,
                                                    half, isNegative, to)));

  // What APFloat makes of the numbers that `to` has no place for.
  auto bySign = [&](const APFloat &positive) {
    auto get = [&](const APFloat &number) {
      return emit.constant(
          to.getBits(convert(number, to, mode)).zext(from.width));
    };
    return emit.select(isNegative, get(-positive), get(positive));
  };
  APFloat largest = APFloat::getLargest(to.semantics);
  Value isTooLarge = emit.compare(
      CmpIPredicate::ugt, result,
      emit.constant(to.getBits(largest).zext(from.width) + !to.hasZero()));
  Value sign = emit.select(
      isNegative, emit.constant(getSignBit(to).zext(from.width)), number(0));
  Value isZero = emit.compare(CmpIPredicate::eq, result, number(0));
  if (!convert(APFloat::getZero(from.semantics, true), to).isNegative())
    sign = emit.select(isZero, number(0), sign);
  if (!to.hasZero())
    result = emit.select(isZero, result, emit.subtract(result, number(1)));
  result = emit.select(isTooLarge, bySign(APFloat::getLargest(from.semantics)),
                       emit.orI(result, sign));

  APFloat infinity = APFloat::getInf(from.semantics);
  Value infinite = emit.constant(from.getBits(infinity));
  result = emit.select(emit.compare(CmpIPredicate::eq, magnitude, infinite),
                       bySign(infinity), result);
  Value nan;
  if (to.hasInfinity()) {
    APInt quiet = to.getBits(APFloat::getQNaN(to.semantics)).zext(from.width);
    Value payload =
        emit.shiftRight(emit.andI(magnitude, fraction), number(difference));
    nan = emit.orI(emit.orI(payload, emit.constant(quiet)), sign);
  } else {
    nan = bySign(APFloat::getNaN(from.semantics));
  }
  result = emit.select(emit.compare(CmpIPredicate::ugt, magnitude, infinite),
                       nan, result);

  if (to.hasIntegerBit()) {
    // All but zeros and denormal numbers have the integer bit set.
    APInt low = APInt::getLowBitsSet(from.width, to.fractionWidth);
    APInt integer = low + 1;
    Value high = emit.andI(result, ~low);
    Value exponent = emit.andI(high, ~getSignBit(to).zext(from.width));
    Value isNormal = emit.compare(CmpIPredicate::ne, exponent, number(0));
    APInt signBit = getSignBit(to).zext(from.width);
    result = emit.orI(emit.orI(emit.shiftLeft(exponent, number(1)),
                               emit.andI(result, signBit | low)),
                      emit.select(isNormal, emit.constant(integer), number(0)));
  }
  Emitter narrow(builder, loc, value.getType(), to.width);
  return narrow.bitcast(
      withElement(value.getType(), target),
      mlir::arith::TruncIOp::create(builder, loc, narrow.type, result));
}
