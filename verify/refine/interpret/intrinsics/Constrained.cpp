// Constrained floating-point intrinsics (LangRef, 'Constrained Floating-Point
// Intrinsics'). The rounding mode is part of the input; each call that is an
// event may change it. Where an operation raises an exception that is not to be
// ignored, the execution is unsupported.

#include "verify/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/refine/interpret/operations/Elementwise.h"
#include "verify/refine/interpret/operations/Floats.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/FPEnv.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// Stops if the operation raised an exception that may be observed.
void check(Machine &machine, const ConstrainedFPIntrinsic &call,
           APFloat::opStatus status) {
  if (status != APFloat::opOK && call.getExceptionBehavior() != fp::ebIgnore)
    machine.unsupported("a floating-point exception");
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
  auto compute = [&](ArrayRef<APFloat> values) {
    APFloat x = values[0];
    APFloat::opStatus status = APFloat::opOK;
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
    check(machine, call, status);
    return x;
  };
  Lanes result;
  for (unsigned i = 0; i != in[0].size(); ++i) {
    SmallVector<Lane, 3> lanes;
    for (unsigned k = 0; k != call.getNonMetadataArgCount(); ++k)
      lanes.push_back(in[k][i]);
    result.push_back(floatLane(machine, cast<Operator>(inst), lanes, scalar,
                               scalar, compute));
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
  for (const Lane &lane : in[0])
    result.push_back(
        floatLane(machine, cast<Operator>(inst), lane, from, to,
                  [&](ArrayRef<APFloat> values) {
                    APFloat value = values[0];
                    bool inexact = false;
                    check(machine, call,
                          value.convert(to->getFltSemantics(), mode, &inexact));
                    return value;
                  }));
  return result;
}

Lanes comparison(Machine &machine, const IntrinsicInst &inst,
                 ArrayRef<Lanes> in) {
  const auto &call = cast<ConstrainedFPCmpIntrinsic>(inst);
  Type *scalar = Machine::scalar(call.getArgOperand(0)->getType());
  if (!isPlainFloat(machine, scalar))
    return Lanes(in[0].size());
  Lanes all[2];
  for (unsigned i = 0; i != 2; ++i)
    for (const Lane &lane : in[i])
      all[i].push_back(withAnyNaN(lane, scalar));
  return elementwise(
      machine, all, operandTypes(call), call.getType(), {},
      [&](ArrayRef<Lane> lanes) {
        APFloat x = floatOf(scalar, lanes[0]), y = floatOf(scalar, lanes[1]);
        bool raises = call.isSignaling() ? x.isNaN() || y.isNaN()
                                         : x.isSignaling() || y.isSignaling();
        check(machine, call, raises ? APFloat::opInvalidOp : APFloat::opOK);
        return Lane::of(FCmpInst::compare(x, y, call.getPredicate()));
      });
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
