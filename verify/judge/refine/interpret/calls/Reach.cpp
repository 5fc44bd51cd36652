// The memory that an unknown callee may write and free.

#include "verify/judge/refine/interpret/calls/Reach.h"

using namespace llvm;

namespace palindrome::interpret {

bool hasAttribute(const CallBase &call, const Function *callee,
                  Attribute::AttrKind kind) {
  return call.hasFnAttr(kind) || (callee && callee->hasFnAttribute(kind));
}

MemoryEffects effectsOf(const Frames &frames, const CallBase &call,
                        const Function *callee) {
  MemoryEffects effects = call.getMemoryEffects();
  if (callee)
    effects &= callee->getMemoryEffects();
  if (const Function *root = frames.rootFunction())
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
    : objects(machine.objects), callees(machine.callees),
      mayWriteOther(isModSet(effects.getModRef(IRMemLocation::Other))),
      mayFreeOther(mayWriteOther &&
                   !hasAttribute(call, callee, Attribute::NoFree)) {
  if (const Function *root = machine.frames.rootFunction())
    for (const Argument &argument : root->args())
      if (argument.hasNoAliasAttr())
        collect(machine.frames.rootArguments()[argument.getArgNo()], exclusive);
  append_range(exclusive, machine.callees.ofNoAliasResults());
  bool mayWritePassed = isModSet(effects.getModRef(IRMemLocation::ArgMem));
  for (auto [i, lanes] : enumerate(arguments))
    if (mayWritePassed && !call.onlyReadsMemory(i))
      collect(lanes, passed);
}

bool Reach::mayWrite(unsigned object, uint64_t offset) const {
  if (object == 0 || object >= objects.size())
    return false;
  const MemoryObject &written = objects[object];
  return written.writable && written.isAlive() && !written.isBarred &&
         offset < written.size &&
         (is_contained(passed, object) ||
          (mayWriteOther && !is_contained(exclusive, object) &&
           (!written.isLocal() || callees.mayKeep(object))));
}

bool Reach::mayFree(unsigned object) const {
  return object < objects.size() && mayFreeOther && objects[object].freeable &&
         objects[object].isAlive() && !is_contained(exclusive, object);
}

} // namespace palindrome::interpret
