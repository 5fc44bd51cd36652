// Calls of unknown functions.

#include "verify/refine/interpret/calls/UnknownCalls.h"
#include "verify/refine/interpret/attributes/Attributes.h"
#include "verify/refine/interpret/attributes/FunctionAttributes.h"
#include "verify/refine/interpret/attributes/Parameters.h"
#include "verify/refine/interpret/operations/Floats.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// The calls of unknown functions that one execution may make.
constexpr unsigned kMostCalls = 200;

/// Puts pointers to the callee's own copies in the place of byval arguments. Of
/// what else is said of these arguments it is not clear of which of the two.
std::vector<unsigned> copyByValues(Machine &machine, const CallBase &call,
                                   const Function *callee,
                                   std::vector<Lanes> &arguments) {
  std::vector<unsigned> copies;
  for (auto [i, lanes] : enumerate(arguments)) {
    Type *type = call.getParamByValType(i);
    if (!type || machine.stopped())
      continue;
    Lane copy = machine.copyOfCaller(type, call.getParamAlign(i), lanes[0]);
    if (machine.stopped())
      break;
    copies.push_back(copy.block);
    lanes = {copy};
  }
  if (machine.isA() && !copies.empty() && !machine.stopped())
    applyParameterAttributes(machine, call, callee, arguments);
  return copies;
}

/// Whether the call, or what it was found to call, has an attribute.
bool hasAttribute(const CallBase &call, const Function *callee,
                  Attribute::AttrKind kind) {
  return call.hasFnAttr(kind) || (callee && callee->hasFnAttribute(kind));
}

/// What the call may access: the function that is run sets limits too.
MemoryEffects effectsOf(Machine &machine, const CallBase &call,
                        const Function *callee) {
  MemoryEffects effects = call.getMemoryEffects();
  if (callee)
    effects &= callee->getMemoryEffects();
  if (const Function *root = machine.rootFunction())
    effects &= root->getMemoryEffects();
  return effects;
}

/// What a call may do to the blocks that it was not given, or was.
class Reach {
public:
  Reach(Machine &machine, const CallBase &call, const Function *callee,
        ArrayRef<Lanes> arguments, MemoryEffects effects)
      : memory(machine.memory) {
    mayWriteOther = isModSet(effects.getModRef(IRMemLocation::Other));
    mayFreeAny =
        mayWriteOther && !hasAttribute(call, callee, Attribute::NoFree);
    // Only what is passed leads to a noalias argument's block.
    if (const Function *root = machine.rootFunction())
      for (const Argument &argument : root->args())
        if (argument.hasNoAliasAttr())
          collect(machine.rootArguments()[argument.getArgNo()], exclusive);
    exclusive.append(machine.fresh.begin(), machine.fresh.end());
    bool mayWritePassed = isModSet(effects.getModRef(IRMemLocation::ArgMem));
    for (auto [i, lanes] : enumerate(arguments))
      if (mayWritePassed && !call.onlyReadsMemory(i))
        collect(lanes, passed);
  }

  bool mayWrite(unsigned number, uint64_t offset) const {
    if (number == 0 || number >= memory.size())
      return false;
    const MemoryBlock &block = memory[number];
    return block.writable && block.alive && offset < block.size &&
           (is_contained(passed, number) ||
            (mayWriteOther && !is_contained(exclusive, number)));
  }
  bool mayFree(unsigned number) const {
    return number < memory.size() && mayFreeAny && memory[number].freeable &&
           memory[number].alive && !is_contained(exclusive, number);
  }

private:
  static void collect(ArrayRef<Lane> lanes, SmallVectorImpl<unsigned> &to) {
    for (const Lane &lane : lanes)
      if (lane.isPointer())
        to.push_back(lane.block);
  }

  const Memory &memory;
  bool mayWriteOther, mayFreeAny;
  SmallVector<unsigned> exclusive, passed;
};

/// Takes away what B's callee may not do, whatever the witness says.
void restrict(CallEffect &effect, const Reach &reach) {
  for (auto it = effect.writes.begin(); it != effect.writes.end();)
    it = reach.mayWrite(it->first.first, it->first.second)
             ? std::next(it)
             : effect.writes.erase(it);
  erase_if(effect.frees, [&](unsigned block) { return !reach.mayFree(block); });
}

/// Where the last pointer that callees may have kept was passed.
std::pair<unsigned, unsigned> lastPassed(const Machine &machine) {
  for (unsigned event = machine.events.size(); event-- != 0;)
    for (auto [i, lane] : enumerate(machine.events[event].lanes))
      if (const auto &keeps = machine.events[event].keeps;
          i < keeps.size() && keeps[i] && lane.isPointer() && lane.block != 0)
        return {event, unsigned(i)};
  return {~0u, ~0u};
}

/// Returns what was passed there, or A would do something else.
void returnPassed(Machine &machine, std::pair<unsigned, unsigned> passed,
                  Lanes &result) {
  if (passed.first >= machine.events.size())
    return;
  const Event &event = machine.events[passed.first];
  if (passed.second < event.lanes.size() &&
      passed.second < event.keeps.size() && event.keeps[passed.second])
    result = {event.lanes[passed.second]};
  else
    machine.perhapsUndefined("a callee returns what it may not have kept");
}

/// Reads a byte through each pointer that the callee may read.
void readArguments(Machine &machine, const CallBase &call,
                   ArrayRef<Lanes> arguments, MemoryEffects effects) {
  for (auto [i, lanes] : enumerate(arguments)) {
    if (!call.getArgOperand(i)->getType()->isPointerTy())
      continue;
    if (!isRefSet(effects.getModRef(IRMemLocation::ArgMem)) ||
        call.doesNotAccessMemory(i) ||
        call.paramHasAttr(i, Attribute::WriteOnly)) {
      if (machine.isA())
        machine.perhapsUndefined("a callee reads what it may not");
      continue;
    }
    // Its size says nothing of what is only declared.
    const Lane &lane = lanes[0];
    bool mayBeLarger = lane.isPointer() && machine.memory[lane.block].global;
    if (!machine.isDereferenceable(lane, 1))
      mayBeLarger ? machine.perhapsUndefined("a callee reads out of bounds")
                  : machine.undefined("a callee reads through an argument");
    if (lane.isPointer())
      machine.memory[lane.block].read = true;
  }
}

void apply(Machine &machine, const CallEffect &effect, const Reach &reach) {
  for (unsigned number : effect.frees) {
    if (!reach.mayFree(number)) {
      machine.perhapsUndefined("a callee frees what it may not");
      return;
    }
    machine.release(number);
  }
  for (const auto &[place, byte] : effect.writes) {
    auto [number, offset] = place;
    if (!reach.mayWrite(number, offset)) {
      machine.perhapsUndefined("a callee writes what it may not");
      return;
    }
    machine.memory[number].bytes[offset] = MemoryByte::of(byte);
    machine.memory[number].written = true;
  }
}

/// Records the call, where the environment sees it.
void observeCall(Machine &machine, const CallBase &call,
                 const UnknownCall &unknown, MemoryEffects effects) {
  Event event;
  event.kind = Event::Call;
  event.at = &call;
  event.callee = unknown.callee;
  event.lanes = unknown.arguments;
  event.hidden = unknown.isHidden;
  event.types = unknown.types;
  event.readsAll = isRefSet(effects.getModRef(IRMemLocation::Other));
  bool readsArguments = isRefSet(effects.getModRef(IRMemLocation::ArgMem));
  if (!unknown.callee) {
    event.reads.push_back(false);
    event.keeps.push_back(false);
  }
  for (unsigned i = 0; i != call.arg_size(); ++i) {
    bool reads = readsArguments && !call.doesNotAccessMemory(i) &&
                 !call.paramHasAttr(i, Attribute::WriteOnly);
    size_t end =
        event.reads.size() + countLanes(call.getArgOperand(i)->getType());
    event.reads.resize(end, reads);
    event.keeps.resize(end, capturesAnyProvenance(
                                call.getCaptureInfo(i).getOtherComponents()));
  }
  event.memory = std::make_shared<const Memory>(machine.memory);
  machine.events.push_back(std::move(event));
}

/// What allocsize says of the result: null, or so many bytes.
void checkAllocation(Machine &machine, const CallBase &call,
                     const Function *callee, ArrayRef<Lanes> arguments,
                     ArrayRef<Lane> result) {
  Attribute attribute = call.getFnAttr(Attribute::AllocSize);
  if (!attribute.isValid() && callee)
    attribute = callee->getFnAttribute(Attribute::AllocSize);
  if (!attribute.isValid() || result.size() != 1)
    return;
  auto [first, second] = attribute.getAllocSizeArgs();
  APInt size(64, 1);
  for (std::optional<unsigned> index :
       {std::optional<unsigned>(first), second}) {
    if (!index)
      continue;
    const Lane &lane = arguments[*index][0];
    if (!lane.isBits()) {
      machine.perhapsUndefined("an allocation of undetermined size");
      return;
    }
    size = size.umul_sat(lane.bits.zextOrTrunc(64));
  }
  bool isNull = result[0].isPointer() && result[0].block == 0;
  if (!isNull && !machine.isDereferenceable(result[0], size.getLimitedValue()))
    machine.perhapsUndefined(
        "an allocation function's result is no such block");
}

/// What `noalias` says of the result: nothing else leads to the block. Nothing
/// that calls return leads to such a block later, either, but that they are
/// passed it: that is not followed.
void checkNewBlock(Machine &machine, const CallBase &call,
                   const Function *callee, ArrayRef<Lane> result) {
  bool isNew =
      call.returnDoesNotAlias() || (callee && callee->returnDoesNotAlias());
  for (const Lane &lane : result) {
    if (!lane.isPointer() || lane.block == 0)
      continue;
    if (is_contained(machine.fresh, lane.block) ||
        (isNew && (hasOtherPointer(machine, lane.block) ||
                   is_contained(machine.returned, lane.block)))) {
      machine.perhapsUndefined("a noalias result's memory may be another's");
      return;
    }
    (isNew ? machine.fresh : machine.returned).push_back(lane.block);
  }
}

} // namespace

Lanes unknownCall(Machine &machine, const CallBase &call, const Lane &target,
                  const Function *callee, std::vector<Lanes> arguments) {
  Lanes none(countLanes(call.getType()));
  for (unsigned i = 0; i != call.arg_size(); ++i)
    rejectUnsupportedAttributes(machine, call, i);
  // What allocates, or frees, may be left out.
  if (hasAttribute(call, callee, Attribute::AllocKind))
    machine.unsupported("a call of an allocation function");
  if (++machine.unknownCalls > kMostCalls)
    machine.stop(Outcome::Limit, "");
  applyParameterAttributes(machine, call, callee, arguments);
  std::vector<unsigned> copies = copyByValues(machine, call, callee, arguments);
  if (machine.stopped())
    return none;
  MemoryEffects effects = effectsOf(machine, call, callee);
  UnknownCall unknown;
  unknown.call = &call;
  unknown.callee = callee;
  if (!callee) {
    unknown.arguments.push_back(target);
    unknown.isHidden.push_back(false);
    unknown.mayWrite.push_back(false);
    unknown.types.push_back(call.getCalledOperand()->getType());
  }
  SmallVector<Type *> types;
  for (auto [i, lanes] : enumerate(arguments)) {
    unknown.arguments.append(lanes.begin(), lanes.end());
    unknown.isHidden.resize(unknown.arguments.size(),
                            call.getArgOperand(i)->getType()->isPointerTy() &&
                                capturesNothing(call.getCaptureInfo(i)));
    unknown.mayWrite.resize(
        unknown.arguments.size(),
        isModSet(effects.getModRef(IRMemLocation::ArgMem)) &&
            !call.onlyReadsMemory(i));
    laneTypes(call.getArgOperand(i)->getType(), types);
    unknown.types.insert(unknown.types.end(), types.begin(), types.end());
  }
  if (!effects.doesNotAccessMemory())
    unknown.history = machine.events.size();
  Reach reach(machine, call, callee, arguments, effects);
  // What a call leaves behind that no memory of ours shows. Where it cannot
  // read that, how often it does so makes no difference.
  bool isObserved =
      isModAndRefSet(effects.getModRef(IRMemLocation::InaccessibleMem));
  if (isObserved)
    observeCall(machine, call, unknown, effects);
  CallEffect effect;
  if (machine.isA()) {
    auto candidates = machine.environment.effectsOfA(unknown);
    if (candidates.empty()) {
      machine.unsupported("another pointer that a call may not write through");
      return none;
    }
    unsigned bits = Log2_32_Ceil(candidates.size());
    uint64_t index = machine.ask(ChoiceKind::Other, bits).getZExtValue();
    effect = candidates[index % candidates.size()];
  } else {
    effect = machine.environment.effectOfB(unknown, [&](CallEffect &effect) {
      restrict(effect, reach);
      if (isObserved && call.getType()->isPointerTy())
        effect.passed = lastPassed(machine);
      else
        effect.returnsPassed = false;
    });
  }
  if (effect.readsArguments)
    readArguments(machine, call, arguments, effects);
  apply(machine, effect, reach);
  for (unsigned copy : copies)
    machine.release(copy);
  if (effect.diverges) {
    if (hasAttribute(call, callee, Attribute::WillReturn))
      machine.perhapsUndefined("a willreturn call does not return");
    else
      machine.stop(Outcome::Stuck, "");
  } else if (effect.unwinds) {
    if (hasAttribute(call, callee, Attribute::NoUnwind))
      machine.perhapsUndefined("a nounwind call unwinds");
    else
      machine.stop(Outcome::Unwinds, "");
  } else if (hasAttribute(call, callee, Attribute::NoReturn)) {
    machine.perhapsUndefined("a noreturn call returns");
  }
  if (machine.stopped())
    return none;
  Lanes result;
  for (const Leaf &leaf : effect.result)
    result.push_back(laneOf(leaf));
  if (effect.returnsPassed)
    returnPassed(machine, effect.passed, result);
  checkNewBlock(machine, call, callee, result);
  for (auto [i, lanes] : enumerate(arguments))
    if ((call.paramHasAttr(i, Attribute::Returned) ||
         (callee && i < callee->arg_size() &&
          callee->getArg(i)->hasReturnedAttr())) &&
        lanes.size() == result.size())
      result = lanes;
  // Who else may see what it leads to is not followed.
  if (machine.isA() &&
      (call.hasRetAttr(Attribute::NoAlias) ||
       (callee && callee->hasRetAttribute(Attribute::NoAlias))) &&
      any_of(result, [](const Lane &lane) {
        return lane.isPointer() && lane.block != 0;
      }))
    machine.unsupported("a noalias result");
  checkAllocation(machine, call, callee, arguments, result);
  applyFastMathFlags(machine, call, arguments, result);
  applyReturnAttributes(machine, call, callee, result);
  return result;
}

} // namespace palindrome::interpret
