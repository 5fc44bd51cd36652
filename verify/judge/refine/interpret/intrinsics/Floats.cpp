// Intrinsics of floating-point numbers whose results are exact or correctly
// rounded (LangRef, 'Standard C/C++ Library Intrinsics'; 'Vector Reduction
// Intrinsics').

#include "verify/judge/refine/interpret/operations/Floats.h"
#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/judge/refine/interpret/operations/Elementwise.h"
#include "llvm/ADT/APSInt.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

using In = ArrayRef<APFloat>;

template <RoundingMode mode> APFloat rounded(In in) {
  APFloat value = in[0];
  value.roundToIntegral(mode);
  return value;
}
APFloat fused(In in) {
  APFloat value = in[0];
  value.fusedMultiplyAdd(in[1], in[2], APFloat::rmNearestTiesToEven);
  return value;
}
APFloat multipliedThenAdded(In in) {
  APFloat value = in[0];
  value.multiply(in[1], APFloat::rmNearestTiesToEven);
  value.add(in[2], APFloat::rmNearestTiesToEven);
  return value;
}

/// An intrinsic that applies to each lane of its operands alone.
struct Rule {
  Intrinsic::ID id;
  APFloat (*compute)(In);
};

constexpr Rule rules[] = {
    {Intrinsic::floor, rounded<RoundingMode::TowardNegative>},
    {Intrinsic::ceil, rounded<RoundingMode::TowardPositive>},
    {Intrinsic::trunc, rounded<RoundingMode::TowardZero>},
    {Intrinsic::rint, rounded<RoundingMode::NearestTiesToEven>},
    {Intrinsic::nearbyint, rounded<RoundingMode::NearestTiesToEven>},
    {Intrinsic::roundeven, rounded<RoundingMode::NearestTiesToEven>},
    {Intrinsic::round, rounded<RoundingMode::NearestTiesToAway>},
    {Intrinsic::fma, fused},
    {Intrinsic::minimum, [](In in) { return minimum(in[0], in[1]); }},
    {Intrinsic::maximum, [](In in) { return maximum(in[0], in[1]); }},
};

const Rule *ruleOf(Intrinsic::ID id) {
  const Rule *rule =
      llvm::find_if(rules, [&](const Rule &rule) { return rule.id == id; });
  return rule == std::end(rules) ? nullptr : rule;
}

/// Applies `compute` to each lane, with the flags of the call.
Lanes lanewise(Machine &machine, const IntrinsicInst &call, ArrayRef<Lanes> in,
               function_ref<APFloat(In)> compute) {
  Type *scalar = call.getType()->getScalarType();
  Lanes result;
  for (unsigned lane = 0; lane != countLanes(call.getType()); ++lane) {
    Lanes operands;
    for (const Lanes &operand : in)
      operands.push_back(operand[lane]);
    result.push_back(floatLane(machine, cast<Operator>(call), operands, scalar,
                               scalar, compute));
  }
  return result;
}

Lanes byRule(Machine &machine, const IntrinsicInst &call, ArrayRef<Lanes> in) {
  return lanewise(machine, call, in, ruleOf(call.getIntrinsicID())->compute);
}

/// llvm.fmuladd: whether the operations are fused is a choice.
Lanes multiplyAdd(Machine &machine, const IntrinsicInst &call,
                  ArrayRef<Lanes> in) {
  bool isFused = machine.choices.ask(ChoiceKind::Other, 1).isOne();
  return lanewise(machine, call, in, isFused ? fused : multipliedThenAdded);
}

/// The result of llvm.minnum or llvm.maxnum. Which of two zeros of different
/// signs it is, is a choice.
APFloat minOrMaxNumber(Machine &machine, bool isMin, const APFloat &x,
                       const APFloat &y) {
  if (x.isSignaling() || y.isSignaling())
    machine.course.onPossibleUB("minnum or maxnum of a signaling NaN");
  if (x.isZero() && y.isZero() && x.isNegative() != y.isNegative())
    return machine.choices.ask(ChoiceKind::Other, 1).isOne() ? y : x;
  return isMin ? minnum(x, y) : maxnum(x, y);
}

/// llvm.minnum and llvm.maxnum.
Lanes minMaxNumber(Machine &machine, const IntrinsicInst &call,
                   ArrayRef<Lanes> in) {
  bool isMin = call.getIntrinsicID() == Intrinsic::minnum;
  return lanewise(machine, call, in, [&](In in) {
    return minOrMaxNumber(machine, isMin, in[0], in[1]);
  });
}

/// The combination of two elements by a reduction.
APFloat combined(Machine &machine, Intrinsic::ID id, APFloat x,
                 const APFloat &y) {
  switch (id) {
  case Intrinsic::vector_reduce_fadd:
    x.add(y, APFloat::rmNearestTiesToEven);
    return x;
  case Intrinsic::vector_reduce_fmul:
    x.multiply(y, APFloat::rmNearestTiesToEven);
    return x;
  case Intrinsic::vector_reduce_fminimum:
    return minimum(x, y);
  case Intrinsic::vector_reduce_fmaximum:
    return maximum(x, y);
  default:
    return minOrMaxNumber(machine, id == Intrinsic::vector_reduce_fmin, x, y);
  }
}

/// Reductions: one element after another, from the start value if there is one.
/// With `reassoc` any order is allowed, thus this one of the target. The flags
/// apply to the operands and to the result, not to what is in between.
Lanes floatReduction(Machine &machine, const IntrinsicInst &call,
                     ArrayRef<Lanes> in) {
  Lanes elements;
  for (const Lanes &operand : in)
    elements.append(operand);
  Type *scalar = call.getType();
  return {floatLane(
      machine, cast<Operator>(call), elements, scalar, scalar, [&](In in) {
        APFloat result = in[0];
        for (const APFloat &element : drop_begin(in))
          result = combined(machine, call.getIntrinsicID(), result, element);
        return result;
      })};
}

/// llvm.fabs and llvm.copysign, which change nothing but the sign, of NaNs too.
Lanes signs(Machine &machine, const IntrinsicInst &call, ArrayRef<Lanes> in) {
  Type *scalar = call.getType()->getScalarType();
  bool isCopy = call.getIntrinsicID() == Intrinsic::copysign;
  Lanes result;
  for (unsigned i = 0; i != in[0].size(); ++i) {
    Lane lane = in[0][i];
    if (isCopy) {
      Lane lanes[] = {lane, in[1][i]};
      // An unknown NaN has an unknown sign.
      for (Lane &one : lanes)
        if (one.kind == Lane::NaN)
          one = Lane::of(Lane::Frozen);
      Type *types[] = {scalar, scalar};
      lane = machine.choices.strict(
          lanes, types, scalar, {}, [](ArrayRef<Lane> in) {
            APInt bits = in[0].bits;
            bits.setBitVal(bits.getBitWidth() - 1, in[1].bits.isNegative());
            return Lane::of(bits);
          });
    } else if (lane.isBits()) {
      lane.bits.clearSignBit();
    } else if (lane.kind == Lane::Undef && !machine.setting.isSource()) {
      lane = zeroLane(scalar, machine.setting.layout);
    }
    result.push_back(
        applyFlags(machine, cast<Operator>(call), scalar, lane, nullptr));
  }
  return result;
}

/// llvm.is.fpclass.
Lanes classTest(Machine &machine, const IntrinsicInst &call,
                ArrayRef<Lanes> in) {
  Type *scalar = call.getArgOperand(0)->getType()->getScalarType();
  auto mask =
      FPClassTest(cast<ConstantInt>(call.getArgOperand(1))->getZExtValue());
  Type *types[] = {call.getArgOperand(0)->getType()};
  return elementwise(machine.choices, in.take_front(), types, call.getType(),
                     {}, [&](ArrayRef<Lane> lanes) {
                       return Lane::of(
                           (floatOf(scalar, lanes[0]).classify() & mask) != 0);
                     });
}

/// llvm.fptosi.sat and llvm.fptoui.sat, which map NaN to 0.
Lanes saturatingToInteger(Machine &machine, const IntrinsicInst &call,
                          ArrayRef<Lanes> in) {
  Type *scalar = call.getArgOperand(0)->getType()->getScalarType();
  unsigned width = machine.setting.width(call.getType()->getScalarType());
  bool isUnsigned = call.getIntrinsicID() == Intrinsic::fptoui_sat;
  if (!isPlainFloat(machine, scalar))
    return Lanes(in[0].size());
  Lanes all;
  for (const Lane &lane : in[0])
    all.push_back(withAnyNaN(lane, scalar));
  Type *types[] = {call.getArgOperand(0)->getType()};
  return elementwise(machine.choices, all, types, call.getType(), {},
                     [&](ArrayRef<Lane> lanes) {
                       APFloat value = floatOf(scalar, lanes[0]);
                       APSInt integer(width, isUnsigned);
                       bool exact = false;
                       if (!value.isNaN())
                         value.convertToInteger(integer, APFloat::rmTowardZero,
                                                &exact);
                       return Lane::of(integer);
                     });
}

/// llvm.sqrt.
Lanes squareRoot(Machine &machine, const IntrinsicInst &call,
                 ArrayRef<Lanes> in) {
  if (!hasSquareRoot(call.getType()->getScalarType())) {
    machine.course.unsupported("a square root of such a float");
    return Lanes(in[0].size());
  }
  return lanewise(machine, call, in, [](In in) { return squareRootOf(in[0]); });
}

} // namespace

IntrinsicHandler floatIntrinsic(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::fmuladd:
    return multiplyAdd;
  case Intrinsic::minnum:
  case Intrinsic::maxnum:
    return minMaxNumber;
  case Intrinsic::fabs:
  case Intrinsic::copysign:
    return signs;
  case Intrinsic::is_fpclass:
    return classTest;
  case Intrinsic::fptosi_sat:
  case Intrinsic::fptoui_sat:
    return saturatingToInteger;
  case Intrinsic::sqrt:
    return squareRoot;
  case Intrinsic::vector_reduce_fadd:
  case Intrinsic::vector_reduce_fmul:
  case Intrinsic::vector_reduce_fmin:
  case Intrinsic::vector_reduce_fmax:
  case Intrinsic::vector_reduce_fminimum:
  case Intrinsic::vector_reduce_fmaximum:
    return floatReduction;
  default:
    return ruleOf(id) ? byRule : nullptr;
  }
}

} // namespace palindrome::interpret
