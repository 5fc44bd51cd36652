// What ops on integers do: those of `arith` and `index`.

#include "verify/dialects/ArithIntegers.h"

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

using Compute =
    llvm::function_ref<llvm::APInt(const llvm::APInt &, const llvm::APInt &)>;

/// Gives what `compute` makes of the operands. Whether that wraps is seen by
/// the same with so many bits that it cannot wrap.
static void giveModulo(Scalars &scalars, Compute compute) {
  unsigned width = scalars.width(), wide = 2 * width + 1;
  IntegerOverflowFlags flags = overflowFlagsOf(scalars.op);
  if (has(flags, IntegerOverflowFlags::nsw) &&
      !compute(scalars[0].sext(wide), scalars[1].sext(wide))
           .isSignedIntN(width))
    return;
  if (has(flags, IntegerOverflowFlags::nuw) &&
      !compute(scalars[0].zext(wide), scalars[1].zext(wide)).isIntN(width))
    return;
  scalars.give(compute(scalars[0], scalars[1]));
}

void integers::add(Scalars &scalars) { giveModulo(scalars, std::plus<>()); }

void integers::subtract(Scalars &scalars) {
  giveModulo(scalars, std::minus<>());
}

void integers::multiply(Scalars &scalars) {
  giveModulo(scalars, std::multiplies<>());
}

void integers::addExtended(Scalars &scalars) {
  llvm::APInt sum = scalars[0] + scalars[1];
  scalars.give(sum.ult(scalars[0]), 1);
  scalars.give(std::move(sum), 0);
}

static void giveHalves(Scalars &scalars, const llvm::APInt &product) {
  unsigned width = scalars.width();
  scalars.give(product.trunc(width), 0);
  scalars.give(product.extractBits(width, width), 1);
}

void integers::multiplyExtendedSigned(Scalars &scalars) {
  unsigned wide = 2 * scalars.width();
  giveHalves(scalars, scalars[0].sext(wide) * scalars[1].sext(wide));
}

void integers::multiplyExtendedUnsigned(Scalars &scalars) {
  unsigned wide = 2 * scalars.width();
  giveHalves(scalars, scalars[0].zext(wide) * scalars[1].zext(wide));
}

/// Whether the divisor is not 0; if it is, the machine stops.
static bool canDivide(Scalars &scalars) {
  if (scalars[1].isZero())
    scalars.machine.undefined("the divisor is 0");
  return !scalars[1].isZero();
}

namespace {
enum class Towards { Zero, Above, Below };
} // namespace

static void divideSignedTowards(Scalars &scalars, Towards direction) {
  if (!canDivide(scalars))
    return;
  if (scalars[0].isMinSignedValue() && scalars[1].isAllOnes())
    return scalars.machine.undefined("the quotient is too large for its type");
  llvm::APInt quotient, remainder;
  llvm::APInt::sdivrem(scalars[0], scalars[1], quotient, remainder);
  if (!remainder.isZero()) {
    if (isExact(scalars.op))
      return;
    // The exact quotient lies between `quotient` and the next number from 0.
    bool isNegative = scalars[0].isNegative() != scalars[1].isNegative();
    if (direction == Towards::Above && !isNegative)
      ++quotient;
    if (direction == Towards::Below && isNegative)
      --quotient;
  }
  scalars.give(std::move(quotient));
}

static void divideUnsignedTowards(Scalars &scalars, Towards direction) {
  if (!canDivide(scalars))
    return;
  llvm::APInt quotient, remainder;
  llvm::APInt::udivrem(scalars[0], scalars[1], quotient, remainder);
  if (!remainder.isZero()) {
    if (isExact(scalars.op))
      return;
    if (direction == Towards::Above)
      ++quotient;
  }
  scalars.give(std::move(quotient));
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
  if (!canDivide(scalars))
    return;
  if (scalars[0].isMinSignedValue() && scalars[1].isAllOnes())
    return scalars.machine.undefined("the quotient overflows");
  scalars.give(scalars[0].srem(scalars[1]));
}

void integers::remainderUnsigned(Scalars &scalars) {
  if (canDivide(scalars))
    scalars.give(scalars[0].urem(scalars[1]));
}

void integers::bitAnd(Scalars &scalars) {
  scalars.give(scalars[0] & scalars[1]);
}

void integers::bitOr(Scalars &scalars) {
  scalars.give(scalars[0] | scalars[1]);
}

void integers::bitXor(Scalars &scalars) {
  scalars.give(scalars[0] ^ scalars[1]);
}

/// The number of bits to shift by; nothing if that many bits are not there.
static std::optional<unsigned> shiftOf(const Scalars &scalars) {
  unsigned width = scalars[0].getBitWidth();
  if (scalars[1].uge(width))
    return std::nullopt;
  return scalars[1].getZExtValue();
}

/// A shift overflows if the shift back does not give the operand.
void integers::shiftLeft(Scalars &scalars) {
  std::optional<unsigned> shift = shiftOf(scalars);
  if (!shift)
    return;
  llvm::APInt result = scalars[0].shl(*shift);
  IntegerOverflowFlags flags = overflowFlagsOf(scalars.op);
  if (has(flags, IntegerOverflowFlags::nsw) &&
      result.ashr(*shift) != scalars[0])
    return;
  if (has(flags, IntegerOverflowFlags::nuw) &&
      result.lshr(*shift) != scalars[0])
    return;
  scalars.give(std::move(result));
}

/// Whether the bits that a shift to the right by `shift` drops may be dropped.
static bool mayDrop(const Scalars &scalars, unsigned shift) {
  return !isExact(scalars.op) || scalars[0].countr_zero() >= shift;
}

void integers::shiftRightSigned(Scalars &scalars) {
  std::optional<unsigned> shift = shiftOf(scalars);
  if (shift && mayDrop(scalars, *shift))
    scalars.give(scalars[0].ashr(*shift));
}

void integers::shiftRightUnsigned(Scalars &scalars) {
  std::optional<unsigned> shift = shiftOf(scalars);
  if (shift && mayDrop(scalars, *shift))
    scalars.give(scalars[0].lshr(*shift));
}

void integers::maximumSigned(Scalars &scalars) {
  scalars.give(scalars.value(scalars[0].sgt(scalars[1]) ? 0 : 1));
}

void integers::maximumUnsigned(Scalars &scalars) {
  scalars.give(scalars.value(scalars[0].ugt(scalars[1]) ? 0 : 1));
}

void integers::minimumSigned(Scalars &scalars) {
  scalars.give(scalars.value(scalars[0].slt(scalars[1]) ? 0 : 1));
}

void integers::minimumUnsigned(Scalars &scalars) {
  scalars.give(scalars.value(scalars[0].ult(scalars[1]) ? 0 : 1));
}

void integers::castSigned(Scalars &scalars) {
  scalars.give(scalars[0].sextOrTrunc(scalars.width()));
}

void integers::castUnsigned(Scalars &scalars) {
  scalars.give(scalars[0].zextOrTrunc(scalars.width()));
}

bool integers::compare(CmpIPredicate predicate, const llvm::APInt &left,
                       const llvm::APInt &right) {
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
