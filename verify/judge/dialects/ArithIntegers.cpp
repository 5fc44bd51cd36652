// What ops on integers do: those of `arith` and `index`.

#include "verify/judge/dialects/ArithIntegers.h"

using namespace palindrome;
using namespace palindrome::dialects;
using mlir::arith::CmpIPredicate;
using mlir::arith::IntegerOverflowFlags;

static IntegerOverflowFlags overflowFlagsOf(mlir::Operation *op) {
  if (auto flags =
          llvm::dyn_cast<mlir::arith::ArithIntegerOverflowFlagsInterface>(op))
    return flags.getOverflowAttr().getValue();
  return IntegerOverflowFlags::none;
}

static bool has(IntegerOverflowFlags flags, IntegerOverflowFlags flag) {
  return mlir::arith::bitEnumContainsAll(flags, flag);
}

/// Whether the op of a division or a shift has the flag `exact`.
static bool isExact(mlir::Operation *op) {
  std::optional<mlir::Attribute> flag = op->getInherentAttr("isExact");
  return flag && *flag;
}

/// Gives what `compute` makes of the operands; poison where a flag excludes
/// that it overflows.
static void giveModulo(Scalars &scalars,
                       Bits (Bits::*compute)(const Bits &) const,
                       Bits (Bits::*overflows)(const Bits &, bool) const) {
  Bits left = scalars.bits(0), right = scalars.bits(1);
  IntegerOverflowFlags flags = overflowFlagsOf(scalars.op);
  if (has(flags, IntegerOverflowFlags::nsw) &&
      scalars.poisonIf((left.*overflows)(right, /*isSigned=*/true)))
    return;
  if (has(flags, IntegerOverflowFlags::nuw) &&
      scalars.poisonIf((left.*overflows)(right, /*isSigned=*/false)))
    return;
  scalars.give((left.*compute)(right));
}

void integers::add(Scalars &scalars) {
  giveModulo(scalars, &Bits::operator+, &Bits::addOverflows);
}

void integers::subtract(Scalars &scalars) {
  giveModulo(scalars, &Bits::operator-, &Bits::subtractOverflows);
}

void integers::multiply(Scalars &scalars) {
  giveModulo(scalars, &Bits::operator*, &Bits::multiplyOverflows);
}

void integers::addExtended(Scalars &scalars) {
  Bits sum = scalars.bits(0) + scalars.bits(1);
  scalars.give(sum.ult(scalars.bits(0)), 1);
  scalars.give(sum, 0);
}

static void giveHalves(Scalars &scalars, const Bits &product) {
  unsigned width = scalars.width();
  scalars.give(product.trunc(width), 0);
  scalars.give(product.lshr(product.same(width)).trunc(width), 1);
}

void integers::multiplyExtendedSigned(Scalars &scalars) {
  unsigned wide = 2 * scalars.width();
  giveHalves(scalars, scalars.bits(0).sextOrTrunc(wide) *
                          scalars.bits(1).sextOrTrunc(wide));
}

void integers::multiplyExtendedUnsigned(Scalars &scalars) {
  unsigned wide = 2 * scalars.width();
  giveHalves(scalars, scalars.bits(0).zextOrTrunc(wide) *
                          scalars.bits(1).zextOrTrunc(wide));
}

/// Whether the division is undefined because the divisor is 0, or the quotient
/// has no value. A dividend that is poison may be the least number.
static bool isUndefined(Scalars &scalars, bool isSigned) {
  Bits dividend = scalars.bits(0), divisor = scalars.bits(1);
  Machine &machine = scalars.machine;
  if (machine.undefinedIf(divisor == divisor.zero(), "the divisor is 0"))
    return true;
  if (!isSigned)
    return false;
  unsigned width = dividend.width();
  Bits least(llvm::APInt::getSignedMinValue(width));
  Bits minusOne(llvm::APInt::getAllOnes(width));
  return machine.undefinedIf((divisor == minusOne).andAlso(dividend == least),
                             "the quotient is too large for its type");
}

namespace {
enum class Towards { Zero, Above, Below };
} // namespace

static void divideSignedTowards(Scalars &scalars, Towards direction) {
  if (isUndefined(scalars, /*isSigned=*/true))
    return;
  Bits left = scalars.bits(0), right = scalars.bits(1);
  Bits quotient = left.sdiv(right);
  Bits isRounded = left.srem(right) != left.zero();
  if (isExact(scalars.op) && scalars.poisonIf(isRounded))
    return;
  // The exact quotient lies between `quotient` and the next number from 0.
  Bits isNegative = left.isNegative() != right.isNegative();
  if (direction == Towards::Above)
    quotient =
        quotient + (isRounded & !isNegative).zextOrTrunc(quotient.width());
  if (direction == Towards::Below)
    quotient =
        quotient + (isRounded & isNegative).sextOrTrunc(quotient.width());
  scalars.give(quotient);
}

static void divideUnsignedTowards(Scalars &scalars, Towards direction) {
  if (isUndefined(scalars, /*isSigned=*/false))
    return;
  Bits left = scalars.bits(0), right = scalars.bits(1);
  Bits quotient = left.udiv(right);
  Bits isRounded = left.urem(right) != left.zero();
  if (isExact(scalars.op) && scalars.poisonIf(isRounded))
    return;
  if (direction == Towards::Above)
    quotient = quotient + isRounded.zextOrTrunc(quotient.width());
  scalars.give(quotient);
}

void integers::divideSigned(Scalars &scalars) {
  divideSignedTowards(scalars, Towards::Zero);
}

void integers::divideUnsigned(Scalars &scalars) {
  divideUnsignedTowards(scalars, Towards::Zero);
}

void integers::divideSignedUp(Scalars &scalars) {
  divideSignedTowards(scalars, Towards::Above);
}

void integers::divideUnsignedUp(Scalars &scalars) {
  divideUnsignedTowards(scalars, Towards::Above);
}

void integers::divideSignedDown(Scalars &scalars) {
  divideSignedTowards(scalars, Towards::Below);
}

void integers::remainderSigned(Scalars &scalars) {
  if (!isUndefined(scalars, /*isSigned=*/true))
    scalars.give(scalars.bits(0).srem(scalars.bits(1)));
}

void integers::remainderUnsigned(Scalars &scalars) {
  if (!isUndefined(scalars, /*isSigned=*/false))
    scalars.give(scalars.bits(0).urem(scalars.bits(1)));
}

void integers::bitAnd(Scalars &scalars) {
  scalars.give(scalars.bits(0) & scalars.bits(1));
}

void integers::bitOr(Scalars &scalars) {
  scalars.give(scalars.bits(0) | scalars.bits(1));
}

void integers::bitXor(Scalars &scalars) {
  scalars.give(scalars.bits(0) ^ scalars.bits(1));
}

/// Whether the result is poison since there are not so many bits to shift by.
static bool isTooFar(Scalars &scalars) {
  Bits count = scalars.bits(1);
  return scalars.poisonIf(count.uge(count.same(count.width())));
}

/// A shift overflows if the shift back does not give the operand.
void integers::shiftLeft(Scalars &scalars) {
  if (isTooFar(scalars))
    return;
  Bits operand = scalars.bits(0), count = scalars.bits(1);
  Bits result = operand.shl(count);
  IntegerOverflowFlags flags = overflowFlagsOf(scalars.op);
  if (has(flags, IntegerOverflowFlags::nsw) &&
      scalars.poisonIf(result.ashr(count) != operand))
    return;
  if (has(flags, IntegerOverflowFlags::nuw) &&
      scalars.poisonIf(result.lshr(count) != operand))
    return;
  scalars.give(result);
}

static void shiftRight(Scalars &scalars,
                       Bits (Bits::*shift)(const Bits &) const) {
  if (isTooFar(scalars))
    return;
  Bits operand = scalars.bits(0), count = scalars.bits(1);
  Bits result = (operand.*shift)(count);
  if (isExact(scalars.op) && scalars.poisonIf(result.shl(count) != operand))
    return;
  scalars.give(result);
}

void integers::shiftRightSigned(Scalars &scalars) {
  shiftRight(scalars, &Bits::ashr);
}

void integers::shiftRightUnsigned(Scalars &scalars) {
  shiftRight(scalars, &Bits::lshr);
}

/// The one operand if `prefers` holds for it and the other one.
static void giveExtremum(Scalars &scalars,
                         Bits (Bits::*prefers)(const Bits &) const) {
  Bits left = scalars.bits(0), right = scalars.bits(1);
  scalars.give((left.*prefers)(right).select(left, right));
}

void integers::maximumSigned(Scalars &scalars) {
  giveExtremum(scalars, &Bits::sgt);
}

void integers::maximumUnsigned(Scalars &scalars) {
  giveExtremum(scalars, &Bits::ugt);
}

void integers::minimumSigned(Scalars &scalars) {
  giveExtremum(scalars, &Bits::slt);
}

void integers::minimumUnsigned(Scalars &scalars) {
  giveExtremum(scalars, &Bits::ult);
}

void integers::castSigned(Scalars &scalars) {
  scalars.give(scalars.bits(0).sextOrTrunc(scalars.width()));
}

void integers::castUnsigned(Scalars &scalars) {
  scalars.give(scalars.bits(0).zextOrTrunc(scalars.width()));
}

Bits integers::compare(CmpIPredicate predicate, const Bits &left,
                       const Bits &right) {
  switch (predicate) {
  case CmpIPredicate::eq:
    return left == right;
  case CmpIPredicate::ne:
    return left != right;
  case CmpIPredicate::slt:
    return left.slt(right);
  case CmpIPredicate::sle:
    return left.sle(right);
  case CmpIPredicate::sgt:
    return left.sgt(right);
  case CmpIPredicate::sge:
    return left.sge(right);
  case CmpIPredicate::ult:
    return left.ult(right);
  case CmpIPredicate::ule:
    return left.ule(right);
  case CmpIPredicate::ugt:
    return left.ugt(right);
  case CmpIPredicate::uge:
    return left.uge(right);
  }
  llvm_unreachable("all cases return");
}
