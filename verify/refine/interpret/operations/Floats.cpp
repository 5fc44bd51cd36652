// Floating-point arithmetic. LangRef: which NaN an operation gives is not
// determined; A's may be any, B's is the preferred one, or as its witness says.

#include "verify/refine/interpret/operations/Floats.h"
#include "verify/refine/interpret/operations/Elementwise.h"
#include "verify/refine/interpret/operations/Operations.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

constexpr auto kNearest = APFloat::rmNearestTiesToEven;

/// The flags that allow another value than the operation's own.
bool mayDeviate(FastMathFlags flags) {
  return flags.allowReassoc() || flags.allowReciprocal() ||
         flags.allowContract() || flags.approxFunc();
}

FastMathFlags flagsOf(const Operator &op) {
  if (auto *math = dyn_cast<FPMathOperator>(&op))
    return math->getFastMathFlags();
  return {};
}

bool isExcluded(const APFloat &value, FastMathFlags flags) {
  return (flags.noNaNs() && value.isNaN()) ||
         (flags.noInfs() && value.isInfinity());
}

/// A NaN result. B's witness may name one that LangRef allows: the preferred
/// one, or an operand's, quieted or not, of either sign.
Lane chooseNaN(Machine &machine, ArrayRef<APFloat> operands, Type *out) {
  machine.hasChosen = true;
  if (machine.isA())
    return Lane::of(Lane::NaN);
  const fltSemantics &semantics = out->getFltSemantics();
  APFloat preferred = APFloat::getQNaN(semantics);
  APInt wanted = machine.ask(ChoiceKind::NaN, machine.width(out));
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

APFloat signedZeroChoice(Machine &machine, APFloat value) {
  if (value.isZero() && machine.ask(ChoiceKind::Other, 1).isOne())
    value.changeSign();
  return value;
}

} // namespace

bool isPlainFloat(Machine &machine, Type *scalar) {
  const Function *function = machine.function();
  if (!scalar->isIEEELikeFPTy()) {
    machine.unsupported("arithmetic of a float that is not IEEE's");
    return false;
  }
  if (function && function->getDenormalMode(scalar->getFltSemantics()) !=
                      DenormalMode::getIEEE()) {
    machine.unsupported("a denormal mode");
    return false;
  }
  if (function && function->hasFnAttribute(Attribute::StrictFP)) {
    machine.unsupported("strictfp");
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
  if (machine.isA() && mayDeviate(flags) &&
      none_of(in, [](const Lane &lane) { return lane.isPoison(); }))
    return Lane::poison();
  // Any NaN goes in as one, as only whether it is one matters.
  SmallVector<Lane, 3> lanes(in);
  for (Lane &lane : lanes)
    if (lane.kind == Lane::NaN)
      lane = Lane::of(
          APFloat::getQNaN(scalar->getFltSemantics()).bitcastToAPInt());
  SmallVector<Type *, 3> types(in.size(), scalar);
  bool anyFlag = flags.noNaNs() || flags.noInfs();
  return machine.strict(
      lanes, types, out, {anyFlag}, [&](ArrayRef<Lane> lanes) {
        SmallVector<APFloat, 3> values;
        for (const Lane &lane : lanes) {
          values.push_back(floatOf(scalar, lane));
          if (isExcluded(values.back(), flags))
            return Lane::poison();
          if (machine.isA() && flags.noSignedZeros())
            values.back() = signedZeroChoice(machine, values.back());
        }
        APFloat value = compute(values);
        if (isExcluded(value, flags))
          return Lane::poison();
        if (value.isNaN())
          return chooseNaN(machine, values, out);
        if (machine.isA() && flags.noSignedZeros())
          value = signedZeroChoice(machine, value);
        return Lane::of(value.bitcastToAPInt());
      });
}

Lane fastResult(Machine &machine, const Operator &op, Type *scalar, Lane lane,
                const Lane *other) {
  FastMathFlags flags = flagsOf(op);
  if (!scalar->isFloatingPointTy() || !flags.any())
    return lane;
  auto excluded = [&](const Lane &lane) {
    if (lane.isBits())
      return isExcluded(floatOf(scalar, lane), flags);
    return lane.isOpen() && (flags.noNaNs() || flags.noInfs());
  };
  // Whether an operand that is not chosen counts is taken for A's good.
  if (excluded(lane) || (machine.isA() && other && excluded(*other)))
    return Lane::poison();
  if (machine.isA() && flags.noSignedZeros() && lane.isBits() &&
      floatOf(scalar, lane).isZero()) {
    bool loose = lane.loose;
    lane = Lane::of(
        signedZeroChoice(machine, floatOf(scalar, lane)).bitcastToAPInt());
    lane.loose = loose;
  }
  return lane;
}

void applyFastMathFlags(Machine &machine, const CallBase &call,
                        ArrayRef<Lanes> arguments, Lanes &result) {
  auto *math = dyn_cast<FPMathOperator>(&call);
  if (machine.stopped() || !math || !math->getFastMathFlags().any())
    return;
  FastMathFlags others = math->getFastMathFlags();
  others.setNoNaNs(false);
  others.setNoInfs(false);
  if (others.any()) {
    machine.unsupported("fast-math flags of a call");
    return;
  }
  const auto &op = cast<Operator>(call);
  Type *scalar = Machine::scalar(call.getType());
  for (Lane &lane : result) {
    lane = fastResult(machine, op, scalar, lane, nullptr);
    for (auto [i, lanes] : enumerate(arguments))
      if (Machine::scalar(call.getArgOperand(i)->getType()) == scalar)
        for (const Lane &argument : lanes)
          lane = fastResult(machine, op, scalar, lane, &argument);
  }
}

Lanes negation(Machine &machine, const Operator &op, Operands in) {
  Type *scalar = Machine::scalar(op.getType());
  Lanes result;
  for (const Lane &lane : in[0]) {
    Lane flipped = lane;
    if (lane.isBits())
      flipped.bits.flipBit(lane.bits.getBitWidth() - 1);
    result.push_back(fastResult(machine, op, scalar, flipped, nullptr));
  }
  return result;
}

Lanes floatOperation(Machine &machine, const Operator &op, Operands in) {
  Type *scalar = Machine::scalar(op.getType());
  unsigned opcode = op.getOpcode();
  Lanes result;
  for (auto [x, y] : zip(in[0], in[1])) {
    Lane lanes[] = {x, y};
    result.push_back(floatLane(machine, op, lanes, scalar, scalar,
                               [&](ArrayRef<APFloat> values) {
                                 APFloat value = values[0];
                                 switch (opcode) {
                                 case Instruction::FAdd:
                                   value.add(values[1], kNearest);
                                   break;
                                 case Instruction::FSub:
                                   value.subtract(values[1], kNearest);
                                   break;
                                 case Instruction::FMul:
                                   value.multiply(values[1], kNearest);
                                   break;
                                 case Instruction::FDiv:
                                   value.divide(values[1], kNearest);
                                   break;
                                 default:
                                   value.mod(values[1]);
                                   break;
                                 }
                                 return value;
                               }));
  }
  return result;
}

Lanes floatComparison(Machine &machine, const Operator &op, Operands in) {
  const auto *compare = dyn_cast<FCmpInst>(&op);
  if (!compare) {
    machine.unsupported("a constant comparison");
    return Lanes(countLanes(op.getType()));
  }
  Type *scalar = Machine::scalar(op.getOperand(0)->getType());
  FastMathFlags flags = flagsOf(op);
  Lanes all[2];
  for (unsigned side = 0; side != 2; ++side)
    for (Lane lane : in[side]) {
      if (lane.kind == Lane::NaN)
        lane = Lane::of(
            APFloat::getQNaN(scalar->getFltSemantics()).bitcastToAPInt());
      all[side].push_back(lane);
    }
  if (!isPlainFloat(machine, scalar))
    return Lanes(all[0].size());
  return elementwise(
      machine, all, operandTypes(op), op.getType(),
      {flags.noNaNs() || flags.noInfs()}, [&](ArrayRef<Lane> lanes) {
        APFloat x = floatOf(scalar, lanes[0]), y = floatOf(scalar, lanes[1]);
        if (isExcluded(x, flags) || isExcluded(y, flags))
          return Lane::poison();
        return Lane::of(FCmpInst::compare(x, y, compare->getPredicate()));
      });
}

Lanes floatCast(Machine &machine, const Operator &op, Operands in) {
  Type *from = Machine::scalar(op.getOperand(0)->getType());
  Type *to = Machine::scalar(op.getType());
  unsigned opcode = op.getOpcode(), width = machine.width(to);
  Lanes result;
  for (const Lane &lane : in[0]) {
    if (opcode == Instruction::FPTrunc || opcode == Instruction::FPExt) {
      result.push_back(
          floatLane(machine, op, lane, from, to, [&](ArrayRef<APFloat> values) {
            APFloat value = values[0];
            bool inexact = false;
            value.convert(to->getFltSemantics(), kNearest, &inexact);
            return value;
          }));
      continue;
    }
    if (!isPlainFloat(machine, from->isFloatingPointTy() ? from : to))
      return Lanes(in[0].size());
    auto *nonNegative = dyn_cast<PossiblyNonNegInst>(&op);
    bool nneg = nonNegative && nonNegative->hasNonNeg();
    bool toInteger = to->isIntegerTy();
    auto compute = [&](ArrayRef<Lane> lanes) {
      const APInt &bits = lanes[0].bits;
      if (!toInteger) {
        if (nneg && bits.isNegative())
          return Lane::poison();
        APFloat value(to->getFltSemantics());
        value.convertFromAPInt(bits, opcode == Instruction::SIToFP, kNearest);
        return Lane::of(value.bitcastToAPInt());
      }
      APSInt integer(width, opcode == Instruction::FPToUI);
      bool exact = false;
      auto status =
          floatOf(from, lanes[0])
              .convertToInteger(integer, APFloat::rmTowardZero, &exact);
      return status & APFloat::opInvalidOp ? Lane::poison() : Lane::of(integer);
    };
    Lane in = lane;
    if (in.kind == Lane::NaN)
      in = Lane::poison();
    result.push_back(
        machine.strict(in, from, to, {toInteger || nneg}, compute));
  }
  return result;
}

} // namespace palindrome::interpret
