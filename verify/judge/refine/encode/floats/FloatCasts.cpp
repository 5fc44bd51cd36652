// Encodes conversions between floating-point formats and integers (LangRef,
// 'Conversion Operations' and 'Saturating floating-point to integer
// conversions').
//
// interpret/operations/Casts.cpp computes the same operations. The repetition
// is deliberate: the interpreter checks this encoder, so they share no code.

#include "verify/judge/refine/encode/floats/Floats.h"
#include "llvm/ADT/APSInt.h"

using namespace palindrome::encode;
using namespace llvm;

/// Encodes fptrunc and fpext.
static Lanes encodeFormat(Side &side, const Instruction &inst) {
  auto in = formatOf(side, inst.getOperand(0)->getType());
  auto out = formatOf(side, inst.getType());
  if (!in || !out)
    return side.problem.poison(inst.getType());
  FastMathFlags flags = mathFlags(side, inst);
  Lanes result;
  for (const Lane &x : side.use(inst.getOperand(0)))
    result.push_back(
        floatLane(side, flags, *in, *out, x, [&](ArrayRef<Expr> operands) {
          return in->convert(operands[0], *out);
        }));
  return result;
}

namespace {
/// Which values of a format fit an integer type when rounded toward zero: those
/// strictly between the integers below the least and above the largest one. If
/// the format cannot represent such an integer, the nearest value inward takes
/// its place, and is itself within bounds.
class IntegerBounds {
public:
  IntegerBounds(const fltSemantics &semantics, FloatFormat format,
                unsigned width, bool isSigned)
      : format(format) {
    // The integers next to the range, in two bits more.
    APInt top = APInt::getOneBitSet(width + 2, isSigned ? width - 1 : width);
    APInt bottom = isSigned ? -top - 1 : APInt::getAllOnes(width + 2);
    isAboveExact = nearest(semantics, top, APFloat::rmTowardNegative, above);
    isBelowExact = nearest(semantics, bottom, APFloat::rmTowardPositive, below);
  }

  /// `x` is not a NaN.
  Expr isAbove(Expr x) const {
    return isAboveExact ? !format.isLess(x, above) : format.isLess(above, x);
  }
  Expr isBelow(Expr x) const {
    return isBelowExact ? !format.isLess(below, x) : format.isLess(x, below);
  }

private:
  static bool nearest(const fltSemantics &semantics, const APInt &integer,
                      APFloat::roundingMode rounding, Expr &bits) {
    APFloat value(semantics);
    auto status = value.convertFromAPInt(integer, /*IsSigned=*/true, rounding);
    bits = Expr::bits(value.bitcastToAPInt());
    return status == APFloat::opOK;
  }

  FloatFormat format;
  Expr above, below;
  bool isAboveExact, isBelowExact;
};
} // namespace

/// The bounds of the result's integer type in the operand's format.
static IntegerBounds boundsOf(Side &side, const Instruction &inst,
                              FloatFormat format, bool isSigned) {
  const Type *from = inst.getOperand(0)->getType()->getScalarType();
  return IntegerBounds(from->getFltSemantics(), format,
                       side.problem.widthOf(inst.getType()->getScalarType()),
                       isSigned);
}

/// Encodes fptoui and fptosi: poison for a NaN and for values out of range.
static Lanes encodeToInteger(Side &side, const Instruction &inst) {
  auto known = formatOf(side, inst.getOperand(0)->getType());
  if (!known)
    return side.problem.poison(inst.getType());
  FloatFormat format = *known;
  bool isSigned = inst.getOpcode() == Instruction::FPToSI;
  unsigned width = side.problem.widthOf(inst.getType()->getScalarType());
  IntegerBounds bounds = boundsOf(side, inst, format, isSigned);
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    Expr value = readOperand(side, format, x.value);
    Lane lane{format.toInteger(value, width, isSigned)};
    lane.poison |=
        format.isNaN(value) || bounds.isAbove(value) || bounds.isBelow(value);
    return lane;
  });
}

/// Encodes llvm.fptoui.sat and llvm.fptosi.sat: zero for a NaN, and the nearest
/// bound for values out of range.
static Lanes encodeToIntegerSaturating(Side &side, const Instruction &inst) {
  auto known = formatOf(side, inst.getOperand(0)->getType());
  if (!known)
    return side.problem.poison(inst.getType());
  FloatFormat format = *known;
  bool isSigned =
      cast<IntrinsicInst>(inst).getIntrinsicID() == Intrinsic::fptosi_sat;
  unsigned width = side.problem.widthOf(inst.getType()->getScalarType());
  IntegerBounds bounds = boundsOf(side, inst, format, isSigned);
  Expr most = Expr::bits(isSigned ? APInt::getSignedMaxValue(width)
                                  : APInt::getMaxValue(width));
  Expr least = Expr::bits(isSigned ? APInt::getSignedMinValue(width)
                                   : APInt::getMinValue(width));
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    Expr value = readOperand(side, format, x.value);
    Expr fitting = format.toInteger(value, width, isSigned);
    return Lane{format.isNaN(value).select(
        Expr::bits(width, 0),
        bounds.isAbove(value).select(
            most, bounds.isBelow(value).select(least, fitting)))};
  });
}

static Lanes encodeFromInteger(Side &side, const Instruction &inst) {
  auto known = formatOf(side, inst.getType());
  if (!known)
    return side.problem.poison(inst.getType());
  FloatFormat format = *known;
  auto *nonNegative = dyn_cast<PossiblyNonNegInst>(&inst);
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    Lane lane{
        format.fromInteger(x.value, inst.getOpcode() == Instruction::SIToFP)
            .bits};
    if (nonNegative && nonNegative->hasNonNeg())
      lane.poison |= x.value.isNegative();
    return lane;
  });
}

ArrayRef<OpcodeEncoder> palindrome::encode::floatCastEncoders() {
  static constexpr OpcodeEncoder encoders[] = {
      {Instruction::FPTrunc, encodeFormat, Exact},
      {Instruction::FPExt, encodeFormat, Exact},
      {Instruction::FPToUI, encodeToInteger, Exact},
      {Instruction::FPToSI, encodeToInteger, Exact},
      {Instruction::UIToFP, encodeFromInteger, Exact},
      {Instruction::SIToFP, encodeFromInteger, Exact},
  };
  return encoders;
}

ArrayRef<IntrinsicEncoder> palindrome::encode::floatCastIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::fptoui_sat, encodeToIntegerSaturating, Exact},
      {Intrinsic::fptosi_sat, encodeToIntegerSaturating, Exact},
  };
  return encoders;
}
