// What the attributes of the executed function demand of its execution.

#include "verify/refine/interpret/attributes/FunctionAttributes.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// Attributes of parameters that are not followed, which matter.
constexpr Attribute::AttrKind kUnfollowed[] = {
    Attribute::ByRef,        Attribute::InAlloca,    Attribute::Preallocated,
    Attribute::SwiftError,   Attribute::SwiftSelf,   Attribute::SwiftAsync,
    Attribute::Nest,         Attribute::Initializes, Attribute::DeadOnReturn,
    Attribute::DeadOnUnwind, Attribute::StructRet};

/// Breaking it is certain, or possible.
void broken(Machine &machine, bool certain, const Twine &what) {
  if (certain || machine.isA())
    machine.undefined(what);
}

/// Whether A lets a pointer into `number` out: by returning, storing or
/// exposing it. What it tells of its address shows in no single run.
bool mayBeCaptured(const Machine &machine, unsigned number,
                   ArrayRef<Lane> result) {
  auto leads = [&](const Lane &lane) {
    return lane.isPointer() && lane.block == number;
  };
  if (machine.memory[number].exposed || any_of(result, leads))
    return true;
  for (const Event &event : machine.events)
    for (auto [i, lane] : enumerate(event.lanes))
      if ((i >= event.keeps.size() || event.keeps[i]) && leads(lane))
        return true;
  for (const MemoryBlock &holder : machine.memory)
    for (const auto &[offset, byte] : holder.bytes)
      if (byte.pointer && byte.block == number)
        return true;
  return false;
}

void checkParameter(Machine &machine, const Argument &argument,
                    const Lane &lane, ArrayRef<Lane> result) {
  if (machine.isA() && argument.hasAttribute(Attribute::Captures) &&
      (lane.isOpen() ||
       (lane.isPointer() && mayBeCaptured(machine, lane.block, result))))
    machine.undefined("an argument may be captured");
  if (!lane.isPointer() || lane.block == 0)
    return;
  const MemoryBlock &block = machine.memory[lane.block];
  // A callee may have another pointer, or hand one out.
  bool other = machine.unknownCalls != 0 ||
               hasOtherPointer(machine, lane.block, argument.getArgNo());
  if (argument.hasNoAliasAttr() && other && block.written)
    broken(machine, false, "a noalias argument's memory may be another's");
  if ((argument.onlyReadsMemory() && block.written) ||
      (argument.hasAttribute(Attribute::ReadNone) && block.read) ||
      (argument.hasAttribute(Attribute::WriteOnly) && block.read))
    broken(machine, !other,
           "memory is used as an argument's attributes forbid");
}

void checkMemory(Machine &machine, const Function &function) {
  MemoryEffects effects = function.getMemoryEffects();
  if (effects == MemoryEffects::unknown())
    return;
  auto accessible = effects.getModRef(IRMemLocation::ArgMem);
  auto other = effects.getModRef(IRMemLocation::Other);
  for (auto [number, block] : enumerate(machine.memory)) {
    if (block.kind != MemoryBlock::Given)
      continue;
    bool ofArgument = false;
    for (const Lanes &lanes : machine.rootArguments())
      for (const Lane &lane : lanes)
        ofArgument |= lane.isPointer() && lane.block == number;
    // What every way to the block allows, and what some way does.
    auto all = ofArgument ? accessible & other : other;
    auto some = ofArgument ? accessible | other : other;
    bool reads = block.read && (machine.isA() || block.writable);
    if ((reads && !isRefSet(all)) || (block.written && !isModSet(all)))
      broken(machine,
             (reads && !isRefSet(some)) || (block.written && !isModSet(some)),
             "memory is used as the function's attributes forbid");
  }
}

} // namespace

bool hasOtherPointer(const Machine &machine, unsigned block,
                     unsigned argument) {
  if (machine.memory[block].global)
    return true;
  for (auto [i, lanes] : enumerate(machine.rootArguments()))
    for (const Lane &lane : lanes)
      if (i != argument && lane.isPointer() && lane.block == block)
        return true;
  for (const MemoryBlock &other : machine.memory)
    for (const auto &[offset, byte] : other.bytes)
      if (byte.pointer && byte.block == block)
        return true;
  return false;
}

void checkSignature(Machine &machine, const Function &function) {
  for (const Argument &argument : function.args())
    for (Attribute::AttrKind kind : kUnfollowed)
      if (argument.hasAttribute(kind))
        machine.unsupported("the parameter attribute " +
                            Attribute::getNameFromAttrKind(kind));
  if (function.hasPersonalityFn() || function.hasGC() ||
      function.hasPrefixData() || function.isPresplitCoroutine())
    machine.unsupported("a function with a personality, gc, or such");
}

void checkEffects(Machine &machine, const Function &function,
                  ArrayRef<Lane> result, Outcome::Kind kind) {
  if (kind == Outcome::Returns && function.doesNotReturn())
    machine.undefined("a noreturn function returns");
  if (kind == Outcome::Unwinds && function.doesNotThrow())
    machine.undefined("a nounwind function unwinds");
  if (kind == Outcome::Stuck && function.willReturn())
    machine.undefined("a willreturn function does not return");
  if (function.hasFnAttribute(Attribute::NoFree))
    for (const MemoryBlock &block : machine.memory)
      if (block.kind == MemoryBlock::Given && !block.alive)
        machine.undefined("a nofree function frees");
  checkMemory(machine, function);
  for (const Argument &argument : function.args()) {
    ArrayRef<Lane> lanes = machine.rootArguments()[argument.getArgNo()];
    for (const Lane &lane : lanes)
      checkParameter(machine, argument, lane, result);
    if (machine.isA() && argument.hasReturnedAttr() &&
        kind == Outcome::Returns &&
        !(result.size() == lanes.size() &&
          std::equal(result.begin(), result.end(), lanes.begin())))
      machine.undefined("another value than the returned argument's");
  }
}

} // namespace palindrome::interpret
