// The choices of an execution.

#include "verify/judge/refine/interpret/state/Choices.h"

using namespace llvm;

namespace palindrome::interpret {

APInt Choices::ask(ChoiceKind kind, unsigned width) {
  if (setting.isSource() && width > mostChoiceBits) {
    course.unsupported("a choice of " + Twine(width) + " bits");
    return APInt(width, 0);
  }
  if (width == 0)
    return APInt::getZeroWidth();
  note();
  return oracle.ask(kind, width, course.at());
}

Lane Choices::approximate(Lane::Kind wide) {
  note();
  course.overApproximate();
  return Lane::of(wide);
}

Lane Choices::choose(ChoiceKind kind, Type *scalar, Lane::Kind wide) {
  unsigned bits = setting.width(scalar);
  if (setting.isSource() && bits > setting.options.enumeratedBits)
    return approximate(wide);
  note();
  return laneOf(scalar, ask(kind, bits));
}

Lane Choices::chooseUndefBits(APInt known, const APInt &undef) {
  unsigned count = undef.popcount();
  if (setting.isSource() && count > setting.options.enumeratedBits) {
    course.overApproximate();
    return Lane::undef();
  }
  APInt chosen = ask(ChoiceKind::Undef, count);
  for (unsigned from = 0, to = 0; from != count; ++to)
    if (undef[to])
      known.setBitVal(to, chosen[from++]);
  Lane lane = Lane::of(known);
  lane.fromUndef = true;
  return lane;
}

void Choices::poisonIfFromUndef(MutableArrayRef<Lane> lanes) {
  for (Lane &lane : lanes)
    if (lane.fromUndef) {
      course.overApproximate();
      lane = Lane::poison("it is computed from undef, which may be another "
                          "value at each use");
    }
}

Lane Choices::strict(ArrayRef<Lane> in, ArrayRef<Type *> types, Type *out,
                     Strictness strictness,
                     function_ref<Lane(ArrayRef<Lane>)> compute) {
  bool mayVary = false, isUndetermined = false;
  unsigned bits = 0;
  for (auto [lane, type] : zip(in, types)) {
    if (lane.isPoison())
      return Lane::poison();
    mayVary |= lane.mayVary();
    isUndetermined |= lane.isUndetermined();
    if (lane.isUndetermined())
      bits += setting.width(type);
  }
  if (!isUndetermined) {
    Lane result = compute(in);
    result.fromUndef |= mayVary && !result.isPoison();
    return result;
  }
  note();
  if (setting.isSource() && bits > setting.options.enumeratedBits) {
    course.overApproximate();
    if (strictness.mayBeUB)
      course.onImmediateUB(
          "an operand may be such that the operation is undefined");
    if (strictness.mayBePoison || strictness.mayBeUB)
      return Lane::poison("an operand may be such that the result is poison");
    return mayVary ? Lane::undef()
                   : choose(ChoiceKind::Undef, out, Lane::Frozen);
  }
  SmallVector<Lane, 3> chosen(in);
  for (auto [lane, type] : zip(chosen, types))
    if (lane.isUndetermined())
      lane = laneOf(type, ask(ChoiceKind::Undef, setting.width(type)));
  Lane result = compute(chosen);
  result.fromUndef = mayVary && !result.isPoison();
  return result;
}

} // namespace palindrome::interpret
