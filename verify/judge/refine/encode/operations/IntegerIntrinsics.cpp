// Encodes intrinsics of integers (LangRef, 'Bit Manipulation Intrinsics',
// 'Arithmetic with Overflow Intrinsics', 'Saturation Arithmetic Intrinsics',
// and llvm.abs, min, max and comparison of 'Standard C/C++ Library
// Intrinsics').
//
// interpret/intrinsics/Integers.cpp computes the same operations. The
// repetition is deliberate: the interpreter checks this encoder, so they share
// no code.

#include "verify/judge/refine/encode/operations/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

/// An immediate operand of type i1, such as `is_zero_poison` of llvm.ctlz.
static bool flag(const Instruction &inst, unsigned index) {
  return cast<ConstantInt>(inst.getOperand(index))->isOne();
}

static Expr leastOf(unsigned width) {
  return Expr::bits(APInt::getSignedMinValue(width));
}

static Lanes encodeAbs(Side &side, const Instruction &inst) {
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    Lane lane{x.value.isNegative().select(-x.value, x.value)};
    if (flag(inst, 1))
      lane.poison |= x.value == leastOf(x.value.width());
    return lane;
  });
}

static Lanes encodeMinMax(Side &side, const Instruction &inst) {
  return encodeLanewise(side, inst.getOperand(0), inst.getOperand(1),
                        [&](const Lane &a, const Lane &b) {
                          Expr x = a.value, y = b.value;
                          switch (idOf(inst)) {
                          case Intrinsic::smax:
                            return Lane{x.sgt(y).select(x, y)};
                          case Intrinsic::smin:
                            return Lane{x.slt(y).select(x, y)};
                          case Intrinsic::umax:
                            return Lane{x.ugt(y).select(x, y)};
                          default:
                            return Lane{x.ult(y).select(x, y)};
                          }
                        });
}

/// The number of bits that are 1, in `width` bits, as a balanced sum: terms
/// that are shallow are easier to solve.
static Expr countOnes(Expr x, unsigned width) {
  if (x.width() == 1)
    return x.zextOrTrunc(width);
  unsigned half = x.width() / 2;
  return countOnes(x.extract(x.width() - 1, half), width) +
         countOnes(x.extract(half - 1, 0), width);
}

static Lanes encodeCtPop(Side &side, const Instruction &inst) {
  return encodeLanewise(side, inst.getOperand(0), [](const Lane &x) {
    return Lane{countOnes(x.value, x.value.width())};
  });
}

static Lanes encodeCountZeros(Side &side, const Instruction &inst) {
  bool isLeading = idOf(inst) == Intrinsic::ctlz;
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    unsigned width = x.value.width();
    auto number = [&](unsigned count) {
      return Expr::bits(APInt(32, count).zextOrTrunc(width));
    };
    Expr count = number(width);
    // The selection by the bit that decides most is outermost.
    for (unsigned i = 0; i < width; ++i)
      count = x.value.bit(isLeading ? i : width - 1 - i)
                  .toBoolean()
                  .select(number(width - 1 - i), count);
    Lane lane{count};
    if (flag(inst, 1))
      lane.poison |= x.value.isZero();
    return lane;
  });
}

/// `x` with its parts of `size` bits in reverse order.
static Expr reverseParts(Expr x, unsigned size) {
  Expr result;
  for (unsigned low = 0; low < x.width(); low += size) {
    Expr part = x.extract(low + size - 1, low);
    result = result.isSet() ? result.concat(part) : part;
  }
  return result;
}

static Lanes encodeReverse(Side &side, const Instruction &inst) {
  unsigned size = idOf(inst) == Intrinsic::bswap ? 8 : 1;
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    return Lane{reverseParts(x.value, size)};
  });
}

/// Encodes fshl as the upper half of (a ++ b) << (c % width), and fshr as the
/// lower half of (a ++ b) >> (c % width).
static Lanes encodeFunnelShift(Side &side, const Instruction &inst) {
  Lanes high = side.use(inst.getOperand(0)), low = side.use(inst.getOperand(1)),
        amounts = side.use(inst.getOperand(2)), result;
  for (auto [a, b, c] : zip_equal(high, low, amounts)) {
    unsigned width = a.value.width();
    Expr both = a.value.concat(b.value);
    Expr amount = c.value.zext(2 * width).urem(Expr::bits(2 * width, width));
    Lane lane{idOf(inst) == Intrinsic::fshl
                  ? both.shl(amount).extract(2 * width - 1, width)
                  : both.lshr(amount).trunc(width)};
    lane.poison = a.poison || b.poison || c.poison;
    for (const Lane *operand : {&a, &b, &c})
      addUndefs(lane.undefs, operand->undefs);
    result.push_back(std::move(lane));
  }
  return result;
}

namespace {
/// An arithmetic operation: '+', '-' or '*'.
struct Operation {
  char sign;
  bool isSigned;
};

/// A sum, difference or product modulo the width, and whether it differs from
/// the exact one.
struct Checked {
  Expr value, overflows;
};
} // namespace

static Checked checked(Operation operation, Expr a, Expr b) {
  char op = operation.sign;
  bool isSigned = operation.isSigned;
  unsigned width = a.width(), wide = op == '*' ? 2 * width : width + 1;
  auto extend = [&](Expr x) { return isSigned ? x.sext(wide) : x.zext(wide); };
  auto apply = [&](Expr x, Expr y) {
    return op == '+' ? x + y : op == '-' ? x - y : x * y;
  };
  Expr value = apply(a, b);
  return {value, apply(extend(a), extend(b)) != extend(value)};
}

/// The operation of an intrinsic with overflow or saturation.
static Operation operationOf(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::sadd_with_overflow:
  case Intrinsic::sadd_sat:
    return {'+', true};
  case Intrinsic::uadd_with_overflow:
  case Intrinsic::uadd_sat:
    return {'+', false};
  case Intrinsic::ssub_with_overflow:
  case Intrinsic::ssub_sat:
    return {'-', true};
  case Intrinsic::usub_with_overflow:
  case Intrinsic::usub_sat:
    return {'-', false};
  case Intrinsic::smul_with_overflow:
    return {'*', true};
  default:
    return {'*', false};
  }
}

static Lanes encodeWithOverflow(Side &side, const Instruction &inst) {
  Operation operation = operationOf(idOf(inst));
  Lanes overflows;
  Lanes result = encodeLanewise(
      side, inst.getOperand(0), inst.getOperand(1),
      [&](const Lane &a, const Lane &b) {
        Checked sum = checked(operation, a.value, b.value);
        Lane overflow{sum.overflows.toBit(), a.poison || b.poison, a.undefs};
        addUndefs(overflow.undefs, b.undefs);
        overflows.push_back(std::move(overflow));
        return Lane{sum.value};
      });
  llvm::append_range(result, overflows);
  return result;
}

static Lanes encodeSaturating(Side &side, const Instruction &inst) {
  Operation operation = operationOf(idOf(inst));
  return encodeLanewise(side, inst.getOperand(0), inst.getOperand(1),
                        [&](const Lane &a, const Lane &b) {
                          unsigned width = a.value.width();
                          Checked sum = checked(operation, a.value, b.value);
                          Expr least = leastOf(width);
                          // A signed result that overflows has the sign of
                          // the first operand.
                          Expr bound =
                              operation.isSigned
                                  ? a.value.isNegative().select(least, ~least)
                              : operation.sign == '+'
                                  ? Expr::bits(APInt::getAllOnes(width))
                                  : Expr::bits(width, 0);
                          return Lane{sum.overflows.select(bound, sum.value)};
                        });
}

static Lanes encodeShiftSaturating(Side &side, const Instruction &inst) {
  bool isSigned = idOf(inst) == Intrinsic::sshl_sat;
  return encodeLanewise(
      side, inst.getOperand(0), inst.getOperand(1),
      [&](const Lane &a, const Lane &b) {
        unsigned width = a.value.width();
        Expr shifted = a.value.shl(b.value);
        Expr back = isSigned ? shifted.ashr(b.value) : shifted.lshr(b.value);
        Expr least = leastOf(width);
        Expr bound = isSigned ? a.value.isNegative().select(least, ~least)
                              : Expr::bits(APInt::getAllOnes(width));
        Lane lane{(back == a.value).select(shifted, bound)};
        lane.poison |= width == 1 ? !b.value.isZero()
                                  : b.value.uge(Expr::bits(width, width));
        return lane;
      });
}

static Lanes encodeThreeWay(Side &side, const Instruction &inst) {
  bool isSigned = idOf(inst) == Intrinsic::scmp;
  unsigned width = side.problem.widthOf(inst.getType()->getScalarType());
  return encodeLanewise(
      side, inst.getOperand(0), inst.getOperand(1),
      [&](const Lane &a, const Lane &b) {
        Expr less = isSigned ? a.value.slt(b.value) : a.value.ult(b.value);
        return Lane{less.select(
            Expr::bits(APInt::getAllOnes(width)),
            (a.value == b.value)
                .select(Expr::bits(width, 0), Expr::bits(width, 1)))};
      });
}

ArrayRef<IntrinsicEncoder> palindrome::encode::integerIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::abs, encodeAbs, Exact},
      {Intrinsic::smax, encodeMinMax, Exact},
      {Intrinsic::smin, encodeMinMax, Exact},
      {Intrinsic::umax, encodeMinMax, Exact},
      {Intrinsic::umin, encodeMinMax, Exact},
      {Intrinsic::ctpop, encodeCtPop, Exact},
      {Intrinsic::ctlz, encodeCountZeros, Exact},
      {Intrinsic::cttz, encodeCountZeros, Exact},
      {Intrinsic::bswap, encodeReverse, Exact},
      {Intrinsic::bitreverse, encodeReverse, Exact},
      {Intrinsic::fshl, encodeFunnelShift, Exact},
      {Intrinsic::fshr, encodeFunnelShift, Exact},
      {Intrinsic::sadd_with_overflow, encodeWithOverflow, Exact},
      {Intrinsic::uadd_with_overflow, encodeWithOverflow, Exact},
      {Intrinsic::ssub_with_overflow, encodeWithOverflow, Exact},
      {Intrinsic::usub_with_overflow, encodeWithOverflow, Exact},
      {Intrinsic::smul_with_overflow, encodeWithOverflow, Exact},
      {Intrinsic::umul_with_overflow, encodeWithOverflow, Exact},
      {Intrinsic::sadd_sat, encodeSaturating, Exact},
      {Intrinsic::uadd_sat, encodeSaturating, Exact},
      {Intrinsic::ssub_sat, encodeSaturating, Exact},
      {Intrinsic::usub_sat, encodeSaturating, Exact},
      {Intrinsic::sshl_sat, encodeShiftSaturating, Exact},
      {Intrinsic::ushl_sat, encodeShiftSaturating, Exact},
      {Intrinsic::scmp, encodeThreeWay, Exact},
      {Intrinsic::ucmp, encodeThreeWay, Exact},
  };
  return encoders;
}
