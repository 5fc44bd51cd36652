// The state of an execution: values, choices, and how it stops.

#include "verify/refine/interpret/state/Machine.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::interpret {

Machine::Machine(Role role, const Module &module, Memory memory, Oracle &oracle,
                 Environment &environment)
    : layout(module.getDataLayout()), role(role), memory(std::move(memory)),
      oracle(oracle), environment(environment), owner(module) {}

void Machine::stop(Outcome::Kind kind, const Twine &why) {
  bool isFinal = ending && ending->kind != Outcome::Unwinds &&
                 ending->kind != Outcome::Stuck;
  if (!isFinal)
    ending = Ending{kind, why.str(), current};
}

APInt Machine::ask(ChoiceKind kind, unsigned width) {
  if (isA() && width > 16) {
    unsupported("a choice of " + Twine(width) + " bits");
    return APInt(width, 0);
  }
  if (width == 0)
    return APInt::getZeroWidth();
  hasChosen = true;
  return oracle.ask(kind, width, current);
}

Lane Machine::choose(ChoiceKind kind, Type *scalar, Lane::Kind wide) {
  unsigned bits = width(scalar);
  hasChosen = true;
  if (isA() && bits > drawBits) {
    isWide = true;
    return Lane::of(wide);
  }
  return laneOf(scalar, ask(kind, bits));
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
  // Each use of what comes of undef may see another value. A's first use sees
  // the one that was drawn, and the others anything.
  if (isA() && reg.reads++ != 0)
    for (Lane &lane : reg.lanes)
      if (lane.loose) {
        isWide = true;
        lane = Lane::poison();
      }
  return reg.lanes;
}

void Machine::define(const Instruction &instruction, Lanes lanes) {
  if (trace)
    trace->push_back({&instruction, lanes});
  if (!instruction.getType()->isVoidTy())
    frames.back()->registers[&instruction] = Register{std::move(lanes), 0};
}

Lane Machine::strict(ArrayRef<Lane> in, ArrayRef<Type *> types, Type *out,
                     Strictness strictness,
                     function_ref<Lane(ArrayRef<Lane>)> compute) {
  bool loose = false, open = false;
  unsigned bits = 0;
  for (auto [lane, type] : zip(in, types)) {
    if (lane.isPoison())
      return Lane::poison();
    loose |= lane.loose || lane.kind == Lane::Undef;
    open |= lane.isOpen();
    if (lane.isOpen())
      bits += width(type);
  }
  if (!open) {
    Lane result = compute(in);
    result.loose |= loose && !result.isPoison();
    return result;
  }
  hasChosen = true;
  if (isA() && bits > drawBits) {
    isWide = true;
    if (strictness.mayUndefine)
      undefined("an operand may be such that the operation is undefined");
    if (strictness.mayPoison || strictness.mayUndefine)
      return Lane::poison();
    return loose ? Lane::undef() : choose(ChoiceKind::Undef, out, Lane::Fixed);
  }
  SmallVector<Lane, 3> drawn(in);
  for (auto [lane, type] : zip(drawn, types))
    if (lane.isOpen())
      lane = laneOf(type, ask(ChoiceKind::Undef, width(type)));
  Lane result = compute(drawn);
  result.loose = loose && !result.isPoison();
  return result;
}

const Function *Machine::function() const {
  return frames.empty() ? nullptr : frames.back()->function;
}

const Triple &Machine::triple() const { return owner.getTargetTriple(); }

bool Machine::nullIsValid() const {
  return NullPointerIsDefined(function(), 0);
}

Lane Machine::drawPart(APInt known, const APInt &undef) {
  unsigned count = undef.popcount();
  if (isA() && count > drawBits) {
    isWide = true;
    return Lane::undef();
  }
  APInt drawn = ask(ChoiceKind::Undef, count);
  for (unsigned from = 0, to = 0; from != count; ++to)
    if (undef[to])
      known.setBitVal(to, drawn[from++]);
  Lane lane = Lane::of(known);
  lane.loose = true;
  return lane;
}

bool Machine::readLoose(ArrayRef<MemoryByte> bytes) {
  bool again = false;
  SmallVector<unsigned, 8> seen;
  for (const MemoryByte &byte : bytes)
    if (byte.loose) {
      again |= looseRead.contains(byte.loose);
      seen.push_back(byte.loose);
    }
  looseRead.insert(seen.begin(), seen.end());
  return again;
}

} // namespace palindrome::interpret
