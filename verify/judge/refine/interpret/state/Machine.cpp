// The state of an execution: how it ends, its choices, and the values of
// operands.

#include "verify/judge/refine/interpret/state/Machine.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::interpret {

Machine::Machine(Role role, const Module &module, Memory memory, Oracle &oracle,
                 Environment &environment)
    : layout(module.getDataLayout()), role(role), memory(std::move(memory)),
      oracle(oracle), environment(environment), owner(module) {}

const Triple &Machine::triple() const { return owner.getTargetTriple(); }

/// Whether no other end may replace this one.
static bool isFinal(Outcome::Kind kind) {
  return kind != Outcome::Unwinds && kind != Outcome::NoReturn &&
         kind != Outcome::Diverges;
}

void Machine::stop(Outcome::Kind kind, const Twine &why) {
  if (!ending && observer)
    observer->onStopped();
  if (!ending || !isFinal(ending->kind))
    ending = Ending{kind, why.str(), current};
}

void Machine::onPossibleUB(const Twine &why) {
  overApproximates |= isSource();
  stop(isSource() ? Outcome::ImmediateUB : Outcome::Unsupported, why);
}

APInt Machine::ask(ChoiceKind kind, unsigned width) {
  if (isSource() && width > mostChoiceBits) {
    unsupported("a choice of " + Twine(width) + " bits");
    return APInt(width, 0);
  }
  if (width == 0)
    return APInt::getZeroWidth();
  hasMadeChoice = true;
  return oracle.ask(kind, width, current);
}

Lane Machine::choose(ChoiceKind kind, Type *scalar, Lane::Kind wide) {
  unsigned bits = width(scalar);
  hasMadeChoice = true;
  if (isSource() && bits > enumeratedBits) {
    overApproximates = true;
    return Lane::of(wide);
  }
  return laneOf(scalar, ask(kind, bits));
}

Lane Machine::chooseUndefBits(APInt known, const APInt &undef) {
  unsigned count = undef.popcount();
  if (isSource() && count > enumeratedBits) {
    overApproximates = true;
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

Lanes Machine::operand(const Value *value) {
  if (auto *known = dyn_cast<Constant>(value))
    return constant(known);
  auto &registers = frames.back()->registers;
  auto found = registers.find(value);
  if (found == registers.end()) {
    unsupported("an operand that has no value");
    return Lanes(countLanes(value->getType()));
  }
  Register &reg = found->second;
  work += reg.lanes.size();
  if (reg.uses++ == 0)
    return reg.lanes;
  poisonIfFromUndef(reg.lanes);
  return redrawsUndef ? evaluateAgain(value, reg.lanes) : reg.lanes;
}

void Machine::poisonIfFromUndef(MutableArrayRef<Lane> lanes) {
  if (!isSource())
    return;
  for (Lane &lane : lanes)
    if (lane.fromUndef) {
      overApproximates = true;
      lane = Lane::poison("it is computed from undef, which may be another "
                          "value at each use");
    }
}

void Machine::define(const Instruction &instruction, Lanes lanes) {
  if (observer)
    observer->onInstructionExecuted(instruction, lanes);
  if (!instruction.getType()->isVoidTy())
    frames.back()->registers[&instruction] = Register{std::move(lanes), 0};
}

Lane Machine::strict(ArrayRef<Lane> in, ArrayRef<Type *> types, Type *out,
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
      bits += width(type);
  }
  if (!isUndetermined) {
    Lane result = compute(in);
    result.fromUndef |= mayVary && !result.isPoison();
    return result;
  }
  hasMadeChoice = true;
  if (isSource() && bits > enumeratedBits) {
    overApproximates = true;
    if (strictness.mayBeUB)
      onImmediateUB("an operand may be such that the operation is undefined");
    if (strictness.mayBePoison || strictness.mayBeUB)
      return Lane::poison("an operand may be such that the result is poison");
    return mayVary ? Lane::undef()
                   : choose(ChoiceKind::Undef, out, Lane::Frozen);
  }
  SmallVector<Lane, 3> chosen(in);
  for (auto [lane, type] : zip(chosen, types))
    if (lane.isUndetermined())
      lane = laneOf(type, ask(ChoiceKind::Undef, width(type)));
  Lane result = compute(chosen);
  result.fromUndef = mayVary && !result.isPoison();
  return result;
}

} // namespace palindrome::interpret
