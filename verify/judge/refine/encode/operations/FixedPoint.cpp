// Encodes fixed-point multiplication and division (LangRef, 'Fixed Point
// Arithmetic Intrinsics'). With scale s, an integer x represents x / 2^s:
//
//   smul.fix(x, y, s)   becomes   x * y / 2^s
//   sdiv.fix(x, y, s)   becomes   x * 2^s / y
//
// computed exactly in a wider type. LangRef leaves the direction of rounding
// open, so each lane chooses it.

#include "verify/judge/refine/encode/operations/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

namespace {
struct FixedPointKind {
  bool isSigned, saturates;
};

/// A quotient rounded down, and whether a remainder was discarded.
struct Rounded {
  Expr down, isInexact;
};
} // namespace

static FixedPointKind kindOf(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::smul_fix:
  case Intrinsic::sdiv_fix:
    return {true, false};
  case Intrinsic::smul_fix_sat:
  case Intrinsic::sdiv_fix_sat:
    return {true, true};
  case Intrinsic::umul_fix:
  case Intrinsic::udiv_fix:
    return {false, false};
  default:
    return {false, true};
  }
}

static Rounded multiply(Expr x, Expr y, unsigned scale) {
  unsigned wide = x.width();
  Expr product = x * y, amount = Expr::bits(wide, scale);
  Expr down = product.ashr(amount);
  return {down, down.shl(amount) != product};
}

static Rounded divide(Expr x, Expr y, unsigned scale) {
  unsigned wide = x.width();
  Expr dividend = x.shl(Expr::bits(wide, scale));
  Expr quotient = dividend.sdiv(y), rest = dividend.srem(y);
  Expr isInexact = !rest.isZero();
  // `sdiv` rounds toward zero: a negative quotient is one too large.
  Expr isNegative = x.isNegative() != y.isNegative();
  return {(isInexact && isNegative)
              .select(quotient - Expr::bits(wide, 1), quotient),
          isInexact};
}

template <Rounded (*compute)(Expr, Expr, unsigned)>
static Lanes encodeFixed(Side &side, const Instruction &inst) {
  FixedPointKind kind = kindOf(cast<IntrinsicInst>(inst).getIntrinsicID());
  bool divides = compute == divide;
  unsigned scale = cast<ConstantInt>(inst.getOperand(2))->getZExtValue();
  return encodeLanewise(
      side, inst.getOperand(0), inst.getOperand(1),
      [&](const Lane &x, const Lane &y) {
        unsigned width = x.value.width(), wide = 2 * width + 2;
        auto extend = [&](Expr value) {
          return kind.isSigned ? value.sext(wide) : value.zext(wide);
        };
        if (divides)
          side.addUB(y.poison || y.value.isZero());
        Rounded exact = compute(extend(x.value), extend(y.value), scale);
        Expr rounded = exact.down;
        if (scale != 0 || divides) {
          Expr isUp =
              side.choices.chosen(side.choices.choose(1, ChoiceKind::Other))
                  .toBoolean();
          rounded = (exact.isInexact && isUp)
                        .select(rounded + Expr::bits(wide, 1), rounded);
        }
        Lane lane{rounded.trunc(width)};
        Expr fits = extend(lane.value) == rounded;
        if (!kind.saturates) {
          lane.poison |= !fits;
          return lane;
        }
        Expr most = Expr::bits(kind.isSigned ? APInt::getSignedMaxValue(width)
                                             : APInt::getMaxValue(width));
        Expr least = Expr::bits(kind.isSigned ? APInt::getSignedMinValue(width)
                                              : APInt::getMinValue(width));
        lane.value =
            fits.select(lane.value, rounded.isNegative().select(least, most));
        return lane;
      });
}

ArrayRef<IntrinsicEncoder> palindrome::encode::fixedPointIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::smul_fix, encodeFixed<multiply>, Exact},
      {Intrinsic::umul_fix, encodeFixed<multiply>, Exact},
      {Intrinsic::smul_fix_sat, encodeFixed<multiply>, Exact},
      {Intrinsic::umul_fix_sat, encodeFixed<multiply>, Exact},
      {Intrinsic::sdiv_fix, encodeFixed<divide>, Exact},
      {Intrinsic::udiv_fix, encodeFixed<divide>, Exact},
      {Intrinsic::sdiv_fix_sat, encodeFixed<divide>, Exact},
      {Intrinsic::udiv_fix_sat, encodeFixed<divide>, Exact},
  };
  return encoders;
}
