// One execution of a function, from the arguments of a witness to the outcome.

#include "verify/judge/refine/interpret/attributes/FunctionAttributes.h"
#include "verify/judge/refine/interpret/library/Library.h"
#include "verify/judge/refine/interpret/state/Machine.h"

using namespace llvm;

namespace palindrome::interpret {

Lane Machine::given(const Leaf &leaf, Type *scalar) {
  bool hasBits = leaf.kind == Leaf::Bits || leaf.kind == Leaf::Pointer;
  if (hasBits && leaf.bits.getBitWidth() != width(scalar)) {
    unsupported("a value of the witness that is no value of its type");
    return Lane::poison();
  }
  return laneOf(leaf);
}

void Machine::checkWitness() {
  // Addresses are numbers of at most 64 bits.
  unsigned bits = std::min(64u, layout.getPointerSizeInBits(0));
  for (const MemoryObject &object : memory) {
    if (object.kind != MemoryObject::Null && object.address &&
        (*object.address > maxUIntN(bits) ||
         object.size > maxUIntN(bits) - *object.address))
      unsupported("a block of the witness beyond the address space");
    for (const auto &[offset, byte] : object.bytes)
      if (byte.pointer &&
          byte.offset.getBitWidth() != layout.getIndexSizeInBits(0))
        unsupported("a pointer of the witness that is no pointer");
  }
}

Outcome Machine::run(const Function &function,
                     const std::vector<refine::Leaves> &arguments) {
  std::vector<Lanes> lanes;
  SmallVector<Type *> types;
  for (const Argument &argument : function.args()) {
    Lanes value;
    if (!laneTypes(argument.getType(), types))
      unsupported("an argument's type");
    else if (argument.getArgNo() >= arguments.size() ||
             arguments[argument.getArgNo()].size() != types.size())
      unsupported("an argument that the witness does not give");
    else
      for (auto [leaf, type] : zip(arguments[argument.getArgNo()], types))
        value.push_back(given(leaf, type));
    lanes.push_back(std::move(value));
  }
  if (layout.getPointerSizeInBits(0) != layout.getIndexSizeInBits(0))
    unsupported("pointers whose index is narrower");
  if (layout.getPointerSizeInBits(0) % 8 != 0)
    unsupported("pointers of no whole number of bytes");
  checkWitness();
  root = lanes;
  Lanes result;
  // LLVM attributes more to a library function's name than its body shows.
  if (isLibraryFunction(*this, function))
    unsupported("a library function's definition");
  checkSignature(*this, function);
  findSoleArguments(*this, function);
  if (!stopped())
    result = call(function, std::move(lanes));
  return finish(std::move(result), function);
}

Outcome Machine::finish(Lanes result, const Function &function) {
  Outcome outcome;
  hasMadeChoice |= madeChoiceBefore;
  outcome.type = function.getReturnType();
  for (const Argument &argument : function.args())
    if (argument.hasNoAliasAttr())
      for (const Lane &lane : root[argument.getArgNo()])
        if (lane.isPointer())
          outcome.exclusive.push_back(lane.object);
  // Attributes constrain an execution that the interpreter has seen to the end,
  // or to that it has none.
  if (!ending || ending->kind == Outcome::Unwinds ||
      ending->kind == Outcome::NoReturn || ending->kind == Outcome::Diverges)
    checkEffects(*this, function, result,
                 ending ? ending->kind : Outcome::Returns);
  if (ending) {
    outcome.kind = ending->kind;
    outcome.why = std::move(ending->why);
    outcome.at = ending->at;
  } else {
    outcome.result = std::move(result);
  }
  // The caller reads memory once more, which is a second load of each value
  // that was loaded before.
  if (isSource())
    for (MemoryObject &object : memory)
      for (auto &[offset, byte] : object.bytes)
        if (byte.undefStore && loadedUndefStores.contains(byte.undefStore)) {
          overApproximates = true;
          byte = MemoryByte::poisoned();
        }
  outcome.hasIntToPtr = hasIntToPtr;
  outcome.breaksPromise = breaksPromise;
  outcome.doesForbidden = doesForbidden;
  outcome.silenced = std::move(silenced);
  outcome.exceptions = exceptions;
  outcome.memory = std::move(memory);
  outcome.events = std::move(events);
  outcome.repeatsEvents = repeatsEvents && outcome.kind == Outcome::Diverges;
  return outcome;
}

} // namespace palindrome::interpret
