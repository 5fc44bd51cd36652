// The memory that an unknown callee may write and free.

#include "verify/judge/refine/interpret/calls/Reach.h"

using namespace llvm;

namespace palindrome::interpret {

bool hasAttribute(const CallBase &call, const Function *callee,
                  Attribute::AttrKind kind) {
  return call.hasFnAttr(kind) || (callee && callee->hasFnAttribute(kind));
}

MemoryEffects effectsOf(const Machine &machine, const CallBase &call,
                        const Function *callee) {
  MemoryEffects effects = call.getMemoryEffects();
  if (callee)
    effects &= callee->getMemoryEffects();
  if (const Function *root = machine.rootFunction())
    effects &= root->getMemoryEffects();
  return effects;
}

/// Appends the objects that the lanes point to.
static void collect(ArrayRef<Lane> lanes, SmallVectorImpl<unsigned> &to) {
  for (const Lane &lane : lanes)
    if (lane.isPointer())
      to.push_back(lane.object);
}

Reach::Reach(const Machine &machine, const CallBase &call,
             const Function *callee, ArrayRef<Lanes> arguments,
             MemoryEffects effects)
    : memory(machine.memory), kept(machine.kept),
      mayWriteOther(isModSet(effects.getModRef(IRMemLocation::Other))),
      mayFreeOther(mayWriteOther &&
                   !hasAttribute(call, callee, Attribute::NoFree)) {
  if (const Function *root = machine.rootFunction())
    for (const Argument &argument : root->args())
      if (argument.hasNoAliasAttr())
        collect(machine.rootArguments()[argument.getArgNo()], exclusive);
  exclusive.append(machine.noAliasResults.begin(),
                   machine.noAliasResults.end());
  bool mayWritePassed = isModSet(effects.getModRef(IRMemLocation::ArgMem));
  for (auto [i, lanes] : enumerate(arguments))
    if (mayWritePassed && !call.onlyReadsMemory(i))
      collect(lanes, passed);
}

bool Reach::mayWrite(unsigned object, uint64_t offset) const {
  if (object == 0 || object >= memory.size())
    return false;
  const MemoryObject &written = memory[object];
  return written.writable && written.isAlive() && !written.isBarred &&
         offset < written.size &&
         (is_contained(passed, object) ||
          (mayWriteOther && !is_contained(exclusive, object) &&
           (!written.isLocal() || kept.count(object))));
}

bool Reach::mayFree(unsigned object) const {
  return object < memory.size() && mayFreeOther && memory[object].freeable &&
         memory[object].isAlive() && !is_contained(exclusive, object);
}

} // namespace palindrome::interpret
