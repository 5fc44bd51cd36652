// Floating-point arithmetic. LangRef leaves open which of several NaNs a NaN
// result is: in the source it may be any NaN, in the target it is the preferred
// one, or the witness's if LangRef allows it.
//
//   %r = fdiv float 0.0, 0.0      source: a lane of kind NaN
//                                 target: 0x7fc00000
//   %s = fadd nnan float %r, 1.0  poison on both sides

#include "verify/judge/refine/interpret/operations/Floats.h"
#include "verify/judge/refine/interpret/operations/Elementwise.h"
#include "verify/judge/refine/interpret/operations/Operations.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/IntrinsicInst.h"
#include <cmath>

using namespace llvm;

namespace palindrome::interpret {
namespace {

constexpr auto nearest = APFloat::rmNearestTiesToEven;

/// Whether flags allow a result other than the operation's own.
bool mayDeviate(FastMathFlags flags) {
  return flags.allowReassoc() || flags.allowReciprocal() ||
         flags.allowContract() || flags.approxFunc();
}

FastMathFlags flagsOf(const Operator &op) {
  if (auto *math = dyn_cast<FPMathOperator>(&op))
    return math->getFastMathFlags();
  return {};
}

/// Whether nnan or ninf makes a result poison that is, or is computed from,
/// `value`.
bool isExcluded(const APFloat &value, FastMathFlags flags) {
  return (flags.noNaNs() && value.isNaN()) ||
         (flags.noInfs() && value.isInfinity());
}

constexpr char unfit[] = "the number does not fit into the integer type";

/// The poison in place of `value`, which the flags exclude.
Lane excluded(const APFloat &value, bool isResult) {
  if (value.isNaN())
    return Lane::poison(isResult ? "nnan excludes the result, a NaN"
                                 : "nnan excludes an operand, a NaN");
  return Lane::poison(isResult ? "ninf excludes the result, an infinity"
                               : "ninf excludes an operand, an infinity");
}

/// A NaN result. LangRef allows, with either sign, the preferred NaN and the
/// NaNs of the operands, quieted or not; in addition some targets' own, which
/// the target of a pair does not choose here.
Lane chooseNaN(Machine &machine, ArrayRef<APFloat> operands, Type *out) {
  machine.choices.note();
  if (machine.setting.isSource())
    return Lane::of(Lane::NaN);
  const fltSemantics &semantics = out->getFltSemantics();
  APFloat preferred = APFloat::getQNaN(semantics);
  APInt wanted =
      machine.choices.ask(ChoiceKind::NaN, machine.setting.width(out));
  APFloat named(semantics, wanted);
  if (!named.isNaN())
    return Lane::of(preferred.bitcastToAPInt());
  APInt payload = wanted;
  payload.clearSignBit();
  bool allowed = payload == preferred.bitcastToAPInt();
  for (const APFloat &operand : operands) {
    if (!operand.isNaN() || &operand.getSemantics() != &semantics)
      continue;
    APInt bits = operand.bitcastToAPInt(),
          quiet = operand.makeQuiet().bitcastToAPInt();
    bits.clearSignBit();
    quiet.clearSignBit();
    allowed |= payload == bits || payload == quiet;
  }
  return Lane::of(allowed ? wanted : preferred.bitcastToAPInt());
}

/// With nsz the sign of a zero is a choice.
APFloat chooseZeroSign(Choices &choices, APFloat value) {
  if (value.isZero() && choices.ask(ChoiceKind::Other, 1).isOne())
    value.changeSign();
  return value;
}

} // namespace

bool isPlainFloat(Machine &machine, Type *scalar) {
  const Function *function = machine.frames.function();
  if (!scalar->isIEEELikeFPTy()) {
    machine.course.unsupported("arithmetic of a float that is not IEEE's");
    return false;
  }
  if (function && function->getDenormalMode(scalar->getFltSemantics()) !=
                      DenormalMode::getIEEE()) {
    machine.course.unsupported("a denormal mode");
    return false;
  }
  if (function && function->hasFnAttribute(Attribute::StrictFP) &&
      !isa_and_nonnull<ConstrainedFPIntrinsic>(machine.course.at())) {
    machine.course.unsupported("strictfp");
    return false;
  }
  return true;
}

Lane floatLane(Machine &machine, const Operator &op, ArrayRef<Lane> in,
               Type *scalar, Type *out, FloatCompute compute) {
  FastMathFlags flags = flagsOf(op);
  if (!isPlainFloat(machine, scalar) ||
      (out->isFloatingPointTy() && !isPlainFloat(machine, out)))
    return Lane::poison();
  if (machine.setting.isSource() && mayDeviate(flags) &&
      none_of(in, [](const Lane &lane) { return lane.isPoison(); }))
    return Lane::poison("the flags allow other results");
  SmallVector<Lane, 3> lanes;
  for (const Lane &lane : in)
    lanes.push_back(withAnyNaN(lane, scalar));
  SmallVector<Type *, 3> types(in.size(), scalar);
  bool anyFlag = flags.noNaNs() || flags.noInfs();
  return machine.choices.strict(
      lanes, types, out, {anyFlag}, [&](ArrayRef<Lane> lanes) {
        SmallVector<APFloat, 3> values;
        for (const Lane &lane : lanes) {
          values.push_back(floatOf(scalar, lane));
          if (isExcluded(values.back(), flags))
            return excluded(values.back(), /*isResult=*/false);
          if (machine.setting.isSource() && flags.noSignedZeros())
            values.back() = chooseZeroSign(machine.choices, values.back());
        }
        APFloat value = compute(values);
        if (isExcluded(value, flags))
          return excluded(value, /*isResult=*/true);
        if (value.isNaN())
          return chooseNaN(machine, values, out);
        if (machine.setting.isSource() && flags.noSignedZeros())
          value = chooseZeroSign(machine.choices, value);
        return Lane::of(value.bitcastToAPInt());
      });
}

bool hasSquareRoot(const Type *scalar) {
  return scalar->isDoubleTy() || scalar->isFloatTy() || scalar->isHalfTy() ||
         scalar->isBFloatTy();
}

APFloat squareRootOf(const APFloat &number) {
  // The host's square root is correctly rounded (IEEE-754), and stays so when
  // it is rounded to a format of less than half of a double's precision.
  APFloat root(std::sqrt(number.convertToDouble()));
  bool isInexact = false;
  root.convert(number.getSemantics(), nearest, &isInexact);
  return root;
}

Lane applyFlags(Machine &machine, const Operator &op, Type *scalar, Lane lane,
                const Lane *other) {
  FastMathFlags flags = flagsOf(op);
  if (!scalar->isFloatingPointTy() || !flags.any())
    return lane;
  auto isOut = [&](const Lane &lane) {
    if (lane.isBits())
      return isExcluded(floatOf(scalar, lane), flags);
    return lane.isUndetermined() && (flags.noNaNs() || flags.noInfs());
  };
  // LangRef leaves open whether nnan and ninf apply to the operand that is not
  // selected. In the source they do, which over-approximates.
  if (isOut(lane) || (machine.setting.isSource() && other && isOut(*other)))
    return Lane::poison("nnan or ninf excludes an operand");
  if (machine.setting.isSource() && flags.noSignedZeros() && lane.isBits() &&
      floatOf(scalar, lane).isZero()) {
    bool fromUndef = lane.fromUndef;
    lane = Lane::of(chooseZeroSign(machine.choices, floatOf(scalar, lane))
                        .bitcastToAPInt());
    lane.fromUndef = fromUndef;
  }
  return lane;
}

void applyFastMathFlags(Machine &machine, const CallBase &call,
                        ArrayRef<Lanes> arguments, Lanes &result) {
  auto *math = dyn_cast<FPMathOperator>(&call);
  if (machine.course.stopped() || !math || !math->getFastMathFlags().any())
    return;
  FastMathFlags others = math->getFastMathFlags();
  others.setNoNaNs(false);
  others.setNoInfs(false);
  if (others.any()) {
    machine.course.unsupported("fast-math flags of a call");
    return;
  }
  const auto &op = cast<Operator>(call);
  Type *scalar = call.getType()->getScalarType();
  for (Lane &lane : result) {
    lane = applyFlags(machine, op, scalar, lane, nullptr);
    for (auto [i, lanes] : enumerate(arguments))
      if (call.getArgOperand(i)->getType()->getScalarType() == scalar)
        for (const Lane &argument : lanes)
          lane = applyFlags(machine, op, scalar, lane, &argument);
  }
}

Lanes negation(Machine &machine, const Operator &op, Operands in) {
  Type *scalar = op.getType()->getScalarType();
  Lanes result;
  for (const Lane &lane : in[0]) {
    Lane flipped = lane;
    if (lane.isBits())
      flipped.bits.flipBit(lane.bits.getBitWidth() - 1);
    result.push_back(applyFlags(machine, op, scalar, flipped, nullptr));
  }
  return result;
}

static APFloat computeFloat(unsigned opcode, APFloat x, const APFloat &y) {
  switch (opcode) {
  case Instruction::FAdd:
    x.add(y, nearest);
    break;
  case Instruction::FSub:
    x.subtract(y, nearest);
    break;
  case Instruction::FMul:
    x.multiply(y, nearest);
    break;
  case Instruction::FDiv:
    x.divide(y, nearest);
    break;
  default:
    x.mod(y);
    break;
  }
  return x;
}

Lanes floatOperation(Machine &machine, const Operator &op, Operands in) {
  Type *scalar = op.getType()->getScalarType();
  Lanes result;
  for (auto [x, y] : zip(in[0], in[1])) {
    Lane lanes[] = {x, y};
    result.push_back(floatLane(
        machine, op, lanes, scalar, scalar, [&](ArrayRef<APFloat> values) {
          return computeFloat(op.getOpcode(), values[0], values[1]);
        }));
  }
  return result;
}

Lanes floatComparison(Machine &machine, const Operator &op, Operands in) {
  const auto *compare = dyn_cast<FCmpInst>(&op);
  if (!compare) {
    machine.course.unsupported("a constant comparison");
    return Lanes(countLanes(op.getType()));
  }
  Type *scalar = op.getOperand(0)->getType()->getScalarType();
  FastMathFlags flags = flagsOf(op);
  Lanes all[2];
  for (unsigned i = 0; i != 2; ++i)
    for (const Lane &lane : in[i])
      all[i].push_back(withAnyNaN(lane, scalar));
  if (!isPlainFloat(machine, scalar))
    return Lanes(all[0].size());
  return elementwise(
      machine.choices, all, operandTypes(op), op.getType(),
      {flags.noNaNs() || flags.noInfs()}, [&](ArrayRef<Lane> lanes) {
        APFloat x = floatOf(scalar, lanes[0]), y = floatOf(scalar, lanes[1]);
        for (const APFloat &value : {x, y})
          if (isExcluded(value, flags))
            return excluded(value, /*isResult=*/false);
        return Lane::of(FCmpInst::compare(x, y, compare->getPredicate()));
      });
}

Lanes floatCast(Machine &machine, const Operator &op, Operands in) {
  Type *from = op.getOperand(0)->getType()->getScalarType();
  Type *to = op.getType()->getScalarType();
  unsigned opcode = op.getOpcode(), width = machine.setting.width(to);
  Lanes result;
  for (const Lane &lane : in[0]) {
    if (opcode == Instruction::FPTrunc || opcode == Instruction::FPExt) {
      result.push_back(
          floatLane(machine, op, lane, from, to, [&](ArrayRef<APFloat> values) {
            APFloat value = values[0];
            bool inexact = false;
            value.convert(to->getFltSemantics(), nearest, &inexact);
            return value;
          }));
      continue;
    }
    if (!isPlainFloat(machine, from->isFloatingPointTy() ? from : to))
      return Lanes(in[0].size());
    auto *nonNegative = dyn_cast<PossiblyNonNegInst>(&op);
    bool nneg = nonNegative && nonNegative->hasNonNeg();
    bool toInteger = to->isIntegerTy();
    auto compute = [&](ArrayRef<Lane> operands) {
      const APInt &bits = operands[0].bits;
      if (!toInteger) {
        if (nneg && bits.isNegative())
          return Lane::poison("nneg of a negative number");
        APFloat value(to->getFltSemantics());
        value.convertFromAPInt(bits, opcode == Instruction::SIToFP, nearest);
        return Lane::of(value.bitcastToAPInt());
      }
      APSInt integer(width, opcode == Instruction::FPToUI);
      bool exact = false;
      auto status =
          floatOf(from, operands[0])
              .convertToInteger(integer, APFloat::rmTowardZero, &exact);
      return status & APFloat::opInvalidOp ? Lane::poison(unfit)
                                           : Lane::of(integer);
    };
    // A NaN is out of the range of any integer type.
    Lane number = lane;
    if (number.kind == Lane::NaN)
      number = Lane::poison(unfit);
    result.push_back(
        machine.choices.strict(number, from, to, {toInteger || nneg}, compute));
  }
  return result;
}

} // namespace palindrome::interpret
