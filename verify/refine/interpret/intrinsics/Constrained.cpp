// Constrained floating-point intrinsics (LangRef, 'Constrained Floating-Point
// Intrinsics'). The rounding mode is part of the input; each call that is an
// event may change it. The exceptions that operations raise are part of the
// outcome, unless they are to be ignored.

#include "verify/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/refine/interpret/operations/Elementwise.h"
#include "verify/refine/interpret/operations/Floats.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/FPEnv.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

constexpr unsigned allExceptions = APFloat::opInvalidOp | APFloat::opDivByZero |
                                   APFloat::opOverflow | APFloat::opInexact;

/// Adds the exceptions of one lane of a constrained operation, `status`, to the
/// execution's. There is no status where an operand is poison or not
/// determined: in the source it may be any then, and the target stops. The
/// source's unknown NaN may be a signaling one.
void raise(Machine &machine, const ConstrainedFPIntrinsic &call,
           ArrayRef<Lane> operands, std::optional<APFloat::opStatus> status) {
  auto behavior = call.getExceptionBehavior();
  if (!behavior)
    machine.unsupported("an exception behavior that is not known");
  if (behavior == fp::ebIgnore || machine.stopped())
    return;
  if (!status && !machine.isSource()) {
    machine.unsupported("the floating-point exceptions of poison");
    return;
  }
  unsigned open = status ? 0 : allExceptions;
  if (any_of(operands, [](const Lane &x) { return x.kind == Lane::NaN; }))
    open |= APFloat::opInvalidOp;
  unsigned raised = unsigned(status.value_or(APFloat::opOK)) & allExceptions;
  FloatExceptions &all = machine.exceptions;
  (behavior == fp::ebStrict ? all.certain : all.possible) |= raised & ~open;
  all.possible |= open;
}

/// The rounding mode of an execution of `call`. The behavior is undefined where
/// the call names another mode than the environment has.
RoundingMode modeOf(Machine &machine, const ConstrainedFPIntrinsic &call) {
  std::optional<RoundingMode> named = call.getRoundingMode();
  if (!named)
    return RoundingMode::NearestTiesToEven;
  // The numbers of the target's calls are others then.
  if (!machine.silenced.events.empty())
    machine.unsupported("the rounding mode after a call that is no event");
  auto calls = count_if(machine.events, [](const Event &event) {
    return event.kind == Event::Call;
  });
  RoundingMode mode = machine.environment.roundingAfter(calls);
  if (*named != RoundingMode::Dynamic && *named != mode)
    machine.onImmediateUB("the rounding mode is not the one that is named");
  return mode;
}

/// Operations whose operands have the type of the result.
Lanes arithmetic(Machine &machine, const IntrinsicInst &inst,
                 ArrayRef<Lanes> in) {
  const auto &call = cast<ConstrainedFPIntrinsic>(inst);
  RoundingMode mode = modeOf(machine, call);
  Type *scalar = Machine::scalar(call.getType());
  std::optional<APFloat::opStatus> status;
  auto compute = [&](ArrayRef<APFloat> values) {
    APFloat x = values[0];
    switch (call.getIntrinsicID()) {
    case Intrinsic::experimental_constrained_fadd:
      status = x.add(values[1], mode);
      break;
    case Intrinsic::experimental_constrained_fsub:
      status = x.subtract(values[1], mode);
      break;
    case Intrinsic::experimental_constrained_fmul:
      status = x.multiply(values[1], mode);
      break;
    case Intrinsic::experimental_constrained_fdiv:
      status = x.divide(values[1], mode);
      break;
    case Intrinsic::experimental_constrained_frem:
      status = x.mod(values[1]);
      break;
    default:
      status = x.fusedMultiplyAdd(values[1], values[2], mode);
      break;
    }
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
    raise(machine, call, lanes, status);
  }
  return result;
}

/// fptrunc and fpext.
Lanes conversion(Machine &machine, const IntrinsicInst &inst,
                 ArrayRef<Lanes> in) {
  const auto &call = cast<ConstrainedFPIntrinsic>(inst);
  Type *from = Machine::scalar(call.getArgOperand(0)->getType()),
       *to = Machine::scalar(call.getType());
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
  Type *scalar = Machine::scalar(call.getArgOperand(0)->getType());
  if (!isPlainFloat(machine, scalar))
    return Lanes(in[0].size());
  Lanes result;
  for (unsigned i = 0; i != in[0].size(); ++i) {
    std::optional<APFloat::opStatus> status;
    Lanes operands[2] = {{withAnyNaN(in[0][i], scalar)},
                         {withAnyNaN(in[1][i], scalar)}};
    result.append(elementwise(
        machine, operands, operandTypes(call), Machine::scalar(call.getType()),
        {}, [&](ArrayRef<Lane> lanes) {
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
  case Intrinsic::experimental_constrained_fadd:
  case Intrinsic::experimental_constrained_fsub:
  case Intrinsic::experimental_constrained_fmul:
  case Intrinsic::experimental_constrained_fdiv:
  case Intrinsic::experimental_constrained_frem:
  case Intrinsic::experimental_constrained_fma:
    return arithmetic;
  case Intrinsic::experimental_constrained_fpext:
  case Intrinsic::experimental_constrained_fptrunc:
    return conversion;
  case Intrinsic::experimental_constrained_fcmp:
  case Intrinsic::experimental_constrained_fcmps:
    return comparison;
  default:
    return nullptr;
  }
}

} // namespace palindrome::interpret
