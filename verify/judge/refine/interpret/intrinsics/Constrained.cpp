// Constrained floating-point intrinsics (LangRef, 'Constrained Floating-Point
// Intrinsics'). The rounding mode is part of the input; each call that is an
// event may change it. The exceptions that operations raise are part of the
// outcome, unless they are to be ignored.

#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/judge/refine/interpret/operations/Elementwise.h"
#include "verify/judge/refine/interpret/operations/Floats.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/FPEnv.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

constexpr unsigned allExceptions = APFloat::opInvalidOp | APFloat::opDivByZero |
                                   APFloat::opOverflow | APFloat::opInexact;

/// Adds the exceptions of one lane of a constrained operation, `status`, to the
/// execution's; those of `optional` it may as well not raise. There is no
/// status where an operand is poison or not determined: in the source it may be
/// any then, and the target stops. The source's unknown NaN may be a signaling
/// one.
void raise(Machine &machine, const ConstrainedFPIntrinsic &call,
           ArrayRef<Lane> operands, std::optional<APFloat::opStatus> status,
           unsigned optional = 0) {
  auto behavior = call.getExceptionBehavior();
  if (!behavior)
    machine.course.unsupported("an exception behavior that is not known");
  if (behavior == fp::ebIgnore || machine.course.stopped())
    return;
  if (!status && !machine.setting.isSource()) {
    machine.course.unsupported("the floating-point exceptions of poison");
    return;
  }
  unsigned raised = unsigned(status.value_or(APFloat::opOK)) & allExceptions;
  unsigned open = status ? raised & optional : allExceptions;
  if (any_of(operands, [](const Lane &x) { return x.kind == Lane::NaN; }))
    open |= APFloat::opInvalidOp;
  FloatExceptions all;
  (behavior == fp::ebStrict ? all.certain : all.possible) = raised & ~open;
  all.possible |= open;
  machine.record.raise(all);
}

/// The rounding mode of an execution of `call`. The behavior is undefined where
/// the call names another mode than the environment has.
RoundingMode modeOf(Machine &machine, const ConstrainedFPIntrinsic &call) {
  std::optional<RoundingMode> named = call.getRoundingMode();
  if (!named)
    return RoundingMode::NearestTiesToEven;
  // The numbers of the target's calls are others then.
  if (!machine.callees.silenced().events.empty())
    machine.course.unsupported(
        "the rounding mode after a call that is no event");
  auto calls = count_if(machine.record.events(), [](const Event &event) {
    return event.kind == Event::Call;
  });
  RoundingMode mode = machine.environment.roundingAfter(calls);
  if (*named != RoundingMode::Dynamic && *named != mode)
    machine.course.onImmediateUB(
        "the rounding mode is not the one that is named");
  return mode;
}

using Numbers = ArrayRef<APFloat>;

/// Replaces the first operand by the result, and returns its exceptions.
using Arithmetic = APFloat::opStatus (*)(APFloat &x, Numbers in,
                                         RoundingMode mode);

template <RoundingMode mode>
APFloat::opStatus rounded(APFloat &x, Numbers, RoundingMode) {
  return x.roundToIntegral(mode);
}

APFloat::opStatus nearbyInteger(APFloat &x, Numbers, RoundingMode mode) {
  return APFloat::opStatus(x.roundToIntegral(mode) & ~APFloat::opInexact);
}

/// Rounded to nearest.
APFloat::opStatus squareRoot(APFloat &x, Numbers in, RoundingMode) {
  const bool isInvalid =
      x.isSignaling() || (x.isNegative() && !x.isZero() && !x.isNaN());
  x = squareRootOf(x);
  if (x.isNaN() || x.isInfinity())
    return isInvalid ? APFloat::opInvalidOp : APFloat::opOK;
  APFloat rest = x, negated = in[0];
  negated.changeSign();
  const auto status =
      rest.fusedMultiplyAdd(x, negated, RoundingMode::NearestTiesToEven);
  return rest.isZero() && status == APFloat::opOK ? APFloat::opOK
                                                  : APFloat::opInexact;
}

/// An operation whose operands have the type of the result. Those of `optional`
/// are exceptions that C leaves open (C17, F.10.6).
struct ConstrainedRule {
  Intrinsic::ID id;
  Arithmetic apply;
  unsigned optional = 0;
};

constexpr ConstrainedRule constrainedRules[] = {
    {Intrinsic::experimental_constrained_fadd,
     [](APFloat &x, Numbers in, RoundingMode mode) {
       return x.add(in[1], mode);
     }},
    {Intrinsic::experimental_constrained_fsub,
     [](APFloat &x, Numbers in, RoundingMode mode) {
       return x.subtract(in[1], mode);
     }},
    {Intrinsic::experimental_constrained_fmul,
     [](APFloat &x, Numbers in, RoundingMode mode) {
       return x.multiply(in[1], mode);
     }},
    {Intrinsic::experimental_constrained_fdiv,
     [](APFloat &x, Numbers in, RoundingMode mode) {
       return x.divide(in[1], mode);
     }},
    {Intrinsic::experimental_constrained_frem,
     [](APFloat &x, Numbers in, RoundingMode) { return x.mod(in[1]); }},
    {Intrinsic::experimental_constrained_fma,
     [](APFloat &x, Numbers in, RoundingMode mode) {
       return x.fusedMultiplyAdd(in[1], in[2], mode);
     }},
    {Intrinsic::experimental_constrained_sqrt, squareRoot},
    {Intrinsic::experimental_constrained_nearbyint, nearbyInteger},
    {Intrinsic::experimental_constrained_rint,
     [](APFloat &x, Numbers, RoundingMode mode) {
       return x.roundToIntegral(mode);
     },
     APFloat::opInexact},
    {Intrinsic::experimental_constrained_floor,
     rounded<RoundingMode::TowardNegative>, APFloat::opInexact},
    {Intrinsic::experimental_constrained_ceil,
     rounded<RoundingMode::TowardPositive>, APFloat::opInexact},
    {Intrinsic::experimental_constrained_trunc,
     rounded<RoundingMode::TowardZero>, APFloat::opInexact},
    {Intrinsic::experimental_constrained_round,
     rounded<RoundingMode::NearestTiesToAway>, APFloat::opInexact},
    {Intrinsic::experimental_constrained_roundeven,
     rounded<RoundingMode::NearestTiesToEven>, APFloat::opInexact},
};

const ConstrainedRule *constrainedRule(Intrinsic::ID id) {
  const ConstrainedRule *rule =
      llvm::find_if(constrainedRules,
                    [&](const ConstrainedRule &rule) { return rule.id == id; });
  return rule == std::end(constrainedRules) ? nullptr : rule;
}

Lanes arithmetic(Machine &machine, const IntrinsicInst &inst,
                 ArrayRef<Lanes> in) {
  const auto &call = cast<ConstrainedFPIntrinsic>(inst);
  const ConstrainedRule &rule = *constrainedRule(call.getIntrinsicID());
  RoundingMode mode = modeOf(machine, call);
  Type *scalar = call.getType()->getScalarType();
  if (rule.apply == squareRoot &&
      (!hasSquareRoot(scalar) || mode != RoundingMode::NearestTiesToEven))
    machine.course.unsupported("such a square root");
  std::optional<APFloat::opStatus> status;
  auto compute = [&](Numbers values) {
    APFloat x = values[0];
    status = rule.apply(x, values, mode);
    return x;
  };
  Lanes result;
  for (unsigned i = 0; i != in[0].size(); ++i) {
    SmallVector<Lane, 3> lanes;
    for (unsigned k = 0; k != call.getNonMetadataArgCount(); ++k)
      lanes.push_back(in[k][i]);
    status.reset();
    result.push_back(floatLane(machine, cast<Operator>(inst), lanes, scalar,
                               scalar, compute));
    raise(machine, call, lanes, status, rule.optional);
  }
  return result;
}

/// fptosi, fptoui, sitofp and uitofp. Whether a number that is no integer
/// raises "inexact" is open (C17, F.4), and whether one that does not fit is
/// "invalid": machines may convert it to more bits first.
Lanes integerConversion(Machine &machine, const IntrinsicInst &inst,
                        ArrayRef<Lanes> in) {
  const auto &call = cast<ConstrainedFPIntrinsic>(inst);
  Type *from = call.getArgOperand(0)->getType()->getScalarType(),
       *to = call.getType()->getScalarType();
  const Intrinsic::ID id = call.getIntrinsicID();
  const bool toInteger = to->isIntegerTy();
  const bool isSigned = id == Intrinsic::experimental_constrained_fptosi ||
                        id == Intrinsic::experimental_constrained_sitofp;
  RoundingMode mode = modeOf(machine, call);
  if (!isPlainFloat(machine, toInteger ? from : to))
    return Lanes(in[0].size());
  std::optional<APFloat::opStatus> status;
  unsigned optional = 0;
  auto compute = [&](ArrayRef<Lane> operands) {
    if (!toInteger) {
      APFloat value(to->getFltSemantics());
      status = value.convertFromAPInt(operands[0].bits, isSigned, mode);
      return Lane::of(value.bitcastToAPInt());
    }
    const APFloat value = floatOf(from, operands[0]);
    if (value.isFinite())
      optional |= APFloat::opInvalidOp;
    APSInt integer(machine.setting.width(to), !isSigned);
    bool isExact = false;
    status =
        value.convertToInteger(integer, RoundingMode::TowardZero, &isExact);
    return *status & APFloat::opInvalidOp
               ? Lane::poison("the number does not fit into the integer type")
               : Lane::of(integer);
  };
  Lanes result;
  for (const Lane &lane : in[0]) {
    status.reset();
    optional = toInteger ? APFloat::opInexact : APFloat::opOK;
    result.push_back(machine.choices.strict(withAnyNaN(lane, from), from, to,
                                            {toInteger}, compute));
    raise(machine, call, lane, status, optional);
  }
  return result;
}

/// fptrunc and fpext.
Lanes conversion(Machine &machine, const IntrinsicInst &inst,
                 ArrayRef<Lanes> in) {
  const auto &call = cast<ConstrainedFPIntrinsic>(inst);
  Type *from = call.getArgOperand(0)->getType()->getScalarType(),
       *to = call.getType()->getScalarType();
  RoundingMode mode = modeOf(machine, call);
  Lanes result;
  for (const Lane &lane : in[0]) {
    std::optional<APFloat::opStatus> status;
    result.push_back(floatLane(machine, cast<Operator>(inst), lane, from, to,
                               [&](ArrayRef<APFloat> values) {
                                 APFloat value = values[0];
                                 bool inexact = false;
                                 status = value.convert(to->getFltSemantics(),
                                                        mode, &inexact);
                                 return value;
                               }));
    raise(machine, call, lane, status);
  }
  return result;
}

Lanes comparison(Machine &machine, const IntrinsicInst &inst,
                 ArrayRef<Lanes> in) {
  const auto &call = cast<ConstrainedFPCmpIntrinsic>(inst);
  Type *scalar = call.getArgOperand(0)->getType()->getScalarType();
  if (!isPlainFloat(machine, scalar))
    return Lanes(in[0].size());
  Lanes result;
  for (unsigned i = 0; i != in[0].size(); ++i) {
    std::optional<APFloat::opStatus> status;
    Lanes operands[2] = {{withAnyNaN(in[0][i], scalar)},
                         {withAnyNaN(in[1][i], scalar)}};
    result.append(elementwise(
        machine.choices, operands, operandTypes(call),
        call.getType()->getScalarType(), {}, [&](ArrayRef<Lane> lanes) {
          APFloat x = floatOf(scalar, lanes[0]), y = floatOf(scalar, lanes[1]);
          bool raises = call.isSignaling() ? x.isNaN() || y.isNaN()
                                           : x.isSignaling() || y.isSignaling();
          status = raises ? APFloat::opInvalidOp : APFloat::opOK;
          return Lane::of(FCmpInst::compare(x, y, call.getPredicate()));
        }));
    raise(machine, call, {in[0][i], in[1][i]}, status);
  }
  return result;
}

} // namespace

IntrinsicHandler constrainedIntrinsic(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::experimental_constrained_fptosi:
  case Intrinsic::experimental_constrained_fptoui:
  case Intrinsic::experimental_constrained_sitofp:
  case Intrinsic::experimental_constrained_uitofp:
    return integerConversion;
  case Intrinsic::experimental_constrained_fpext:
  case Intrinsic::experimental_constrained_fptrunc:
    return conversion;
  case Intrinsic::experimental_constrained_fcmp:
  case Intrinsic::experimental_constrained_fcmps:
    return comparison;
  default:
    return constrainedRule(id) ? arithmetic : nullptr;
  }
}

} // namespace palindrome::interpret
