// Library functions of single integers: ffs, abs, isdigit and their kin.

#include "verify/judge/refine/interpret/library/Functions.h"

using namespace llvm;

namespace palindrome::interpret {

Lane anyOfSign(Machine &machine, unsigned width, int sign) {
  if (machine.setting.isSource()) {
    Lane lane = machine.choices.approximate(Lane::Frozen);
    lane.sign = sign;
    return lane;
  }
  APInt chosen = machine.choices.ask(ChoiceKind::Other, width);
  bool isAllowed =
      !chosen.isZero() && (sign == 0 || chosen.isNegative() == (sign < 0));
  return Lane::of(isAllowed ? chosen : APInt(width, sign < 0 ? -1 : 1, true));
}

namespace {

/// The value of an argument; nothing, and the execution ends, if it is
/// undetermined.
std::optional<APInt> determined(Machine &machine, const Lane &lane) {
  if (machine.setting.hasOneValue(lane))
    return lane.bits;
  machine.course.onPossibleUB(
      "a library function's argument is not determined");
  return std::nullopt;
}

/// 0, or any other integer if `holds`.
Lane truth(Machine &machine, bool holds, unsigned width) {
  return holds ? anyOfSign(machine, width, 0) : Lane::of(APInt(width, 0));
}

} // namespace

std::optional<Lane> integerFunction(Machine &machine, const CallBase &call,
                                    LibFunc function,
                                    ArrayRef<Lanes> arguments) {
  unsigned width =
      call.getType()->isIntegerTy() ? call.getType()->getIntegerBitWidth() : 0;
  auto strictly = [&](auto compute) {
    return machine.choices.strict(
        arguments[0], call.getArgOperand(0)->getType(), call.getType(), {},
        [&](ArrayRef<Lane> in) { return Lane::of(compute(in[0].bits)); });
  };
  switch (function) {
  case LibFunc_ffs:
  case LibFunc_ffsl:
  case LibFunc_ffsll:
    return strictly([&](const APInt &x) {
      return APInt(width, x.isZero() ? 0 : x.countr_zero() + 1);
    });
  case LibFunc_toascii:
    return strictly([](const APInt &x) { return x & 0x7f; });
  case LibFunc_abs:
  case LibFunc_labs:
  case LibFunc_llabs: {
    auto x = determined(machine, arguments[0][0]);
    if (x && x->isMinSignedValue())
      machine.course.onImmediateUB("the absolute value of the least number");
    return x ? Lane::of(x->abs()) : Lane::poison();
  }
  case LibFunc_isascii: {
    auto x = determined(machine, arguments[0][0]);
    return x ? truth(machine, x->ult(128), width) : Lane::poison();
  }
  case LibFunc_isdigit: {
    auto x = determined(machine, arguments[0][0]);
    if (x && x->ugt(255) && !x->isAllOnes())
      machine.course.onImmediateUB("isdigit of what is no character");
    return x ? truth(machine, (*x - '0').ult(10), width) : Lane::poison();
  }
  default:
    return std::nullopt;
  }
}

} // namespace palindrome::interpret
