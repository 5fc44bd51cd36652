// freeze and select (LangRef, 'freeze' Instruction; 'select' Instruction).
//
//   %x = freeze i8 undef              ; one value, the same at each use
//   %y = select i1 %c, i8 %a, i8 %b   ; poison in %b alone is no matter if %c

#include "verify/judge/refine/interpret/operations/Floats.h"
#include "verify/judge/refine/interpret/operations/Operations.h"

using namespace llvm;

namespace palindrome::interpret {

Lanes freezing(Machine &machine, const Operator &op, Operands in) {
  SmallVector<Type *> types;
  laneTypes(op.getType(), types);
  Lanes result(in[0].begin(), in[0].end());
  for (auto [lane, type] : zip(result, types)) {
    if (lane.isPoison() || lane.kind == Lane::Undef)
      lane = machine.choices.choose(ChoiceKind::Freeze, type, Lane::Frozen);
    lane.fromUndef = false;
  }
  return result;
}

Lanes selection(Machine &machine, const Operator &op, Operands in) {
  SmallVector<Type *> types;
  laneTypes(op.getType(), types);
  Type *bit = Type::getInt1Ty(op.getContext());
  Lanes result;
  for (unsigned i = 0; i != types.size(); ++i) {
    const Lane &condition = in[0][in[0].size() == 1 ? 0 : i];
    Lane lane;
    if (!condition.isPoison()) {
      Lane decided = condition;
      if (condition.isUndetermined())
        decided = laneOf(bit, machine.choices.ask(ChoiceKind::Undef, 1));
      bool isTrue = decided.bits.isOne();
      lane = in[isTrue ? 1 : 2][i];
      lane = applyFlags(machine, op, types[i], lane, &in[isTrue ? 2 : 1][i]);
      if (!lane.isPoison())
        lane.fromUndef |= condition.mayVary();
    }
    result.push_back(std::move(lane));
  }
  // A scalar condition selects all lanes by one chosen value, which is a second
  // use of it for each lane but the first.
  const Lane &first = in[0][0];
  if (machine.setting.isSource() && in[0].size() == 1 && types.size() > 1 &&
      first.mayVary()) {
    machine.course.overApproximate();
    for (Lane &lane : result)
      lane = Lane::poison();
  }
  return result;
}

} // namespace palindrome::interpret
