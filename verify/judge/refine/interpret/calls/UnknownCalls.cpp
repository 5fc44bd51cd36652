// Calls of functions whose bodies are not executed. In the target the effect is
// the witness's, without what the attributes forbid. In the source an effect
// that the attributes forbid is undefined behavior: the call is not the same as
// the target's.
//
//   target: call void @f(ptr %p)            the witness: writes 1 to %p
//   source: call void @f(ptr readonly %p)   the same write is immediate UB

#include "verify/judge/refine/interpret/calls/UnknownCalls.h"
#include "verify/judge/refine/interpret/attributes/FunctionAttributes.h"
#include "verify/judge/refine/interpret/attributes/Parameters.h"
#include "verify/judge/refine/interpret/calls/Reach.h"
#include "verify/judge/refine/interpret/operations/Allocas.h"
#include "verify/judge/refine/interpret/operations/Floats.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// One call, and the steps of its execution.
class Execution {
public:
  Execution(Machine &machine, const CallBase &call, const Lane &target,
            const Function *callee, std::vector<Lanes> arguments)
      : machine(machine), call(call), target(target), callee(callee),
        arguments(std::move(arguments)) {}

  Lanes run();

private:
  bool has(Attribute::AttrKind kind) const {
    return hasAttribute(call, callee, kind);
  }
  bool mayRead(unsigned parameter) const;
  bool mustReturn() const;
  void reject();
  void copyByVals();
  UnknownCall describe() const;
  void observe(const UnknownCall &unknown);
  void addLocalWrites(CallEffect &effect);
  std::optional<CallEffect> effectOf(const UnknownCall &unknown,
                                     const Reach &reach);
  bool mayReturn(const UnknownCall &unknown, unsigned lane) const;
  std::pair<unsigned, unsigned> lastPassed(const UnknownCall &unknown) const;
  void readArguments();
  void apply(const CallEffect &effect, const Reach &reach);
  void dropDead(const CallEffect &effect);
  void end(const CallEffect &effect, const UnknownCall &unknown);
  Lanes resultOf(const CallEffect &effect, const UnknownCall &unknown);
  void returnPassed(std::pair<unsigned, unsigned> passed,
                    const UnknownCall &unknown, Lanes &result);
  void checkNoAlias(ArrayRef<Lane> result);
  void checkAllocSize(ArrayRef<Lane> result);

  Machine &machine;
  const CallBase &call;
  const Lane &target;
  const Function *callee;
  std::vector<Lanes> arguments;
  MemoryEffects effects = MemoryEffects::unknown();
  std::vector<unsigned> copies; ///< Objects of byval arguments.
  /// Whether the call is an event: it may leave something in the environment
  /// that a later call observes. A callee that only writes inaccessible memory
  /// may be called any number of times.
  bool isObserved = false;
};

/// Whether the callee may read through the argument `parameter`.
bool Execution::mayRead(unsigned parameter) const {
  return isRefSet(effects.getModRef(IRMemLocation::ArgMem)) &&
         !call.doesNotAccessMemory(parameter) &&
         !call.paramHasAttr(parameter, Attribute::WriteOnly);
}

/// Whether the callee has to return or unwind. What has to make progress and
/// can make none that anyone sees has to return, as LLVM reads LangRef: it
/// infers `willreturn`.
bool Execution::mustReturn() const {
  return has(Attribute::WillReturn) ||
         (has(Attribute::MustProgress) && !isModSet(effects.getModRef()));
}

/// Stops at calls that the interpreter does not model.
void Execution::reject() {
  for (unsigned i = 0; i != call.arg_size(); ++i)
    rejectUnsupportedAttributes(machine.course, call, i);
  // LangRef, 'allockind': such a call may be removed.
  if (has(Attribute::AllocKind))
    machine.course.unsupported("a call of an allocation function");
  machine.callees.addCall();
  if (machine.callees.count() > mostUnknownCalls)
    machine.course.stop(Outcome::Limit, "calls");
}

/// Replaces byval arguments by pointers to copies. LangRef leaves open whether
/// other attributes of the parameter apply to the original or to the copy; in
/// the source they apply to both.
void Execution::copyByVals() {
  for (auto [i, lanes] : enumerate(arguments)) {
    Type *type = call.getParamByValType(i);
    if (!type || machine.course.stopped())
      continue;
    Lane copy = copyByVal(machine, type, call.getParamAlign(i), lanes[0]);
    if (machine.course.stopped())
      break;
    copies.push_back(copy.object);
    lanes = {copy};
  }
  if (machine.setting.isSource() && !copies.empty() &&
      !machine.course.stopped())
    applyParameterAttributes(machine, call, callee, arguments);
}

/// The call as the environment observes it.
UnknownCall Execution::describe() const {
  UnknownCall unknown;
  unknown.call = &call;
  unknown.callee = callee;
  if (!callee) {
    unknown.arguments.push_back(target);
    unknown.isHidden.push_back(false);
    unknown.showsAddress.push_back(false);
    unknown.mayWrite.push_back(false);
    unknown.isKept.push_back(false);
    unknown.mayRead.push_back(false);
    unknown.mayReturn.push_back(false);
    unknown.types.push_back(call.getCalledOperand()->getType());
  }
  SmallVector<Type *> types;
  for (auto [i, lanes] : enumerate(arguments)) {
    unknown.arguments.append(lanes.begin(), lanes.end());
    unknown.isHidden.resize(unknown.arguments.size(),
                            call.getArgOperand(i)->getType()->isPointerTy() &&
                                capturesNothing(call.getCaptureInfo(i)));
    CaptureComponents captured = call.getCaptureInfo(i).getOtherComponents();
    unknown.showsAddress.resize(unknown.arguments.size(),
                                capturesAddress(captured) &&
                                    !capturesAddressIsNullOnly(captured));
    unknown.mayWrite.resize(
        unknown.arguments.size(),
        isModSet(effects.getModRef(IRMemLocation::ArgMem)) &&
            !call.onlyReadsMemory(i));
    unknown.isKept.resize(unknown.arguments.size(),
                          isModSet(effects.getModRef(IRMemLocation::ArgMem)) &&
                              !call.onlyReadsMemory(i) &&
                              capturesFullProvenance(captured));
    unknown.mayRead.resize(unknown.arguments.size(), mayRead(i));
    unknown.mayReturn.resize(
        unknown.arguments.size(),
        capturesFullProvenance(call.getCaptureInfo(i).getRetComponents()));
    laneTypes(call.getArgOperand(i)->getType(), types);
    unknown.types.insert(unknown.types.end(), types.begin(), types.end());
  }
  for (auto [lane, isRead] : zip_equal(unknown.arguments, unknown.mayRead)) {
    if (lane.isPointer() && machine.objects[lane.object].isBarred)
      isRead = false;
    unknown.addresses.push_back(lane.isPointer() ? machine.objects.address(lane)
                                                 : std::nullopt);
    unknown.sizes.push_back(lane.isPointer() ? machine.objects[lane.object].size
                                             : 0);
  }
  unknown.memory = std::make_shared<const Memory>(machine.objects.all());
  unknown.readsAll = isRefSet(effects.getModRef(IRMemLocation::Other));
  unknown.seesHistory = !effects.doesNotAccessMemory();
  if (unknown.seesHistory)
    unknown.history = machine.record.events().size();
  if (isObserved)
    unknown.event = machine.record.events().size();
  return unknown;
}

/// Records the call as an event.
void Execution::observe(const UnknownCall &unknown) {
  Event event;
  event.kind = Event::Call;
  event.at = &call;
  event.callee = unknown.callee;
  event.lanes = unknown.arguments;
  event.hidden = unknown.isHidden;
  event.types = unknown.types;
  event.readsAll = unknown.readsAll;
  event.reads = unknown.mayRead;
  if (!unknown.callee)
    event.keeps.push_back(false);
  for (unsigned i = 0; i != call.arg_size(); ++i)
    event.keeps.resize(
        event.keeps.size() + countLanes(call.getArgOperand(i)->getType()),
        capturesAnyProvenance(call.getCaptureInfo(i).getOtherComponents()));
  event.memory = unknown.memory;
  event.exceptions = machine.record.exceptions();
  machine.record.add(std::move(event));
}

/// Whether the callee may return a pointer that this call passes.
bool Execution::mayReturn(const UnknownCall &unknown, unsigned lane) const {
  return lane < unknown.mayReturn.size() && unknown.mayReturn[lane] &&
         unknown.arguments[lane].isPointer();
}

/// The event and the argument lane that last passed a pointer that the callee
/// may return: this call, or one whose callee may keep it.
std::pair<unsigned, unsigned>
Execution::lastPassed(const UnknownCall &unknown) const {
  for (unsigned lane = unknown.arguments.size(); lane-- != 0;)
    if (mayReturn(unknown, lane) && unknown.arguments[lane].object != 0)
      return {CallEffect::thisCall, lane};
  for (unsigned event = isObserved ? machine.record.events().size() : 0;
       event-- != 0;)
    for (auto [i, lane] : enumerate(machine.record.events()[event].lanes))
      if (const auto &keeps = machine.record.events()[event].keeps;
          i < keeps.size() && keeps[i] && lane.isPointer() && lane.object != 0)
        return {event, unsigned(i)};
  return {~0u, ~0u};
}

/// Adds the bytes that the witness's callee writes to the target's own objects.
void Execution::addLocalWrites(CallEffect &effect) {
  for (const refine::LocalWrite &write : effect.localWrites) {
    unsigned before = 0;
    for (auto [number, object] : enumerate(machine.objects))
      if (object.isLocal() && object.madeBy == write.madeBy &&
          before++ == write.execution)
        effect.writes[{number, write.offset}] = write.byte;
  }
  effect.localWrites.clear();
}

/// The effect of the call: in the target the witness's without what the
/// attributes forbid, in the source each that the environment allows, as a
/// choice.
std::optional<CallEffect> Execution::effectOf(const UnknownCall &unknown,
                                              const Reach &reach) {
  if (machine.setting.isSource()) {
    size_t event = machine.record.events().size() - (isObserved ? 1 : 0);
    // Shown other addresses, the callee is one that does not come back, unless
    // that is undefined.
    const Function *root = machine.frames.rootFunction();
    if (isObserved && !mustReturn() && machine.frames.function() == root &&
        !root->willReturn())
      for (auto [object, address] :
           machine.callees.shownAddresses(unknown, event))
        machine.objects[object].address = address;
    StringRef why;
    std::vector<CallEffect> candidates =
        machine.callees.sourceEffects(unknown, event, why);
    if (candidates.empty()) {
      machine.course.unsupported(why);
      return std::nullopt;
    }
    unsigned bits = Log2_32_Ceil(candidates.size());
    uint64_t index =
        machine.choices.ask(ChoiceKind::Other, bits).getZExtValue();
    return candidates[index % candidates.size()];
  }
  return machine.environment.targetEffect(unknown, [&](CallEffect &effect) {
    effect.isUndefined &= !has(Attribute::Speculatable);
    addLocalWrites(effect);
    for (auto it = effect.writes.begin(); it != effect.writes.end();)
      it = reach.mayWrite(it->first.first, it->first.second)
               ? std::next(it)
               : effect.writes.erase(it);
    erase_if(effect.frees,
             [&](unsigned object) { return !reach.mayFree(object); });
    effect.passed = lastPassed(unknown);
    effect.returnsPassed &= call.getType()->isPointerTy();
  });
}

/// Reads a byte through each pointer argument that the callee may read through.
void Execution::readArguments() {
  for (auto [i, lanes] : enumerate(arguments)) {
    if (!call.getArgOperand(i)->getType()->isPointerTy())
      continue;
    if (!mayRead(i)) {
      if (machine.setting.isSource())
        machine.course.onPossibleUB("a callee reads what it may not");
      continue;
    }
    // The definition of a declared global may be larger than its declaration.
    const Lane &lane = lanes[0];
    bool mayBeLarger = lane.isPointer() && machine.objects[lane.object].global;
    if (!machine.accesses.isDereferenceable(lane, 1))
      mayBeLarger
          ? machine.course.onPossibleUB("a callee reads out of bounds")
          : machine.course.onImmediateUB("a callee reads through an argument");
    if (lane.isPointer() && machine.objects[lane.object].isBarred)
      machine.course.onImmediateUB(
          "a tail call reads an alloca of its function");
    if (lane.isPointer())
      machine.objects[lane.object].read = true;
  }
}

/// Frees and writes memory.
void Execution::apply(const CallEffect &effect, const Reach &reach) {
  for (unsigned object : effect.frees) {
    if (!reach.mayFree(object)) {
      machine.course.onPossibleUB("a callee frees what it may not");
      return;
    }
    machine.objects.free(object);
  }
  for (const auto &[place, byte] : effect.writes) {
    auto [object, offset] = place;
    if (!reach.mayWrite(object, offset)) {
      machine.course.onPossibleUB("a callee writes what it may not");
      return;
    }
    if (machine.accesses.isInvariant(object, offset, 1)) {
      machine.course.onImmediateUB("a callee writes memory that is invariant");
      return;
    }
    if (byte.kind == refine::Byte::Pointer &&
        byte.offset.getBitWidth() !=
            machine.setting.layout.getIndexSizeInBits(0))
      machine.course.unsupported("a pointer of the witness that is no pointer");
    if (machine.setting.options.observer)
      machine.setting.options.observer->onCalleeWrite(object, offset);
    machine.objects[object].bytes[offset] = MemoryByte::of(byte);
    machine.objects[object].written = true;
  }
}

/// Makes poison what the callee wrote through `dead_on_return` arguments: in
/// the source all that they point to, in the target what it can only have
/// written through them.
void Execution::dropDead(const CallEffect &effect) {
  for (auto [i, lanes] : enumerate(arguments)) {
    if (!call.paramHasAttr(i, Attribute::DeadOnReturn) ||
        !lanes[0].isPointer() || lanes[0].object == 0)
      continue;
    unsigned number = lanes[0].object;
    MemoryObject &object = machine.objects[number];
    if (machine.setting.isSource()) {
      if (object.isAlive()) {
        object.bytes.clear();
        object.rest = MemoryByte::poisoned();
      }
      continue;
    }
    auto isPassed = [&](const Lanes &others) {
      return any_of(others, [&](const Lane &lane) {
        return lane.isPointer() && lane.object == number;
      });
    };
    if (object.isLocal() && !machine.callees.mayKeep(number) &&
        count_if(arguments, isPassed) == 1 && !hasOtherPointer(machine, number))
      for (const auto &[place, byte] : effect.writes)
        if (place.first == number)
          object.bytes[place.second] = MemoryByte::poisoned();
  }
}

/// Ends the execution if the callee does not return, or as attributes of the
/// call forbid it.
void Execution::end(const CallEffect &effect, const UnknownCall &unknown) {
  const char *broken = nullptr;
  if (effect.diverges && mustReturn())
    broken = "a willreturn call does not return";
  else if (effect.unwinds && !effect.diverges && has(Attribute::NoUnwind))
    broken = "a nounwind call unwinds";
  else if (!effect.diverges && !effect.unwinds && has(Attribute::NoReturn))
    broken = "a noreturn call returns";
  if (broken) {
    machine.callees.noteBrokenPromise();
    machine.course.onImmediateUB(broken);
    if (!machine.setting.isSource())
      machine.environment.forbid(unknown);
    return;
  }
  // Whether the caller's promise to make progress covers its callees is open.
  if (effect.diverges && machine.setting.isSource() &&
      !isModSet(effects.getModRef()) &&
      machine.frames.function()->hasFnAttribute(Attribute::MustProgress)) {
    machine.course.onPossibleUB("a callee makes no progress");
    return;
  }
  if (effect.isForbidden)
    machine.callees.noteForbidden();
  if (effect.unwinds)
    for (unsigned i = 0; i != call.arg_size(); ++i)
      if (call.paramHasAttr(i, Attribute::DeadOnUnwind))
        machine.course.unsupported("dead_on_unwind where a callee unwinds");
  if (effect.diverges)
    machine.course.stop(Outcome::NoReturn, "");
  else if (effect.unwinds)
    machine.course.stop(Outcome::Unwinds, "");
}

/// Returns the pointer that was passed at `passed`, an event and a lane.
void Execution::returnPassed(std::pair<unsigned, unsigned> passed,
                             const UnknownCall &unknown, Lanes &result) {
  if (passed.first == CallEffect::thisCall) {
    if (mayReturn(unknown, passed.second))
      result = {unknown.arguments[passed.second]};
    else
      machine.course.onPossibleUB("a callee returns what it may not capture");
    return;
  }
  if (machine.callees.silenced().events.count(passed.first)) {
    machine.course.onPossibleUB("a callee returns what it may not have kept");
    return;
  }
  passed.first = machine.callees.silenced().numberOf(passed.first);
  if (passed.first >= machine.record.events().size())
    return;
  const Event &event = machine.record.events()[passed.first];
  if (passed.second < event.lanes.size() &&
      passed.second < event.keeps.size() && event.keeps[passed.second])
    result = {event.lanes[passed.second]};
  else
    machine.course.onPossibleUB("a callee returns what it may not have kept");
}

/// Checks a `noalias` result: no other pointer to its object exists, and no
/// later call returns one. That a later call may be passed the pointer, and
/// then return it, is not modelled.
void Execution::checkNoAlias(ArrayRef<Lane> result) {
  bool isNoAlias =
      call.returnDoesNotAlias() || (callee && callee->returnDoesNotAlias());
  for (const Lane &lane : result) {
    if (!lane.isPointer() || lane.object == 0)
      continue;
    if (is_contained(machine.callees.ofNoAliasResults(), lane.object) ||
        (isNoAlias &&
         (hasOtherPointer(machine, lane.object) ||
          is_contained(machine.callees.ofOtherResults(), lane.object)))) {
      machine.course.onPossibleUB("a noalias result's memory may be another's");
      return;
    }
    machine.callees.addResult(lane.object, isNoAlias);
  }
}

/// Checks an `allocsize` result: null, or a pointer to that many bytes.
void Execution::checkAllocSize(ArrayRef<Lane> result) {
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
      machine.course.onPossibleUB("an allocation of undetermined size");
      return;
    }
    size = size.umul_sat(lane.bits.zextOrTrunc(64));
  }
  bool isNull = result[0].isPointer() && result[0].object == 0;
  if (!isNull &&
      !machine.accesses.isDereferenceable(result[0], size.getLimitedValue()))
    machine.course.onPossibleUB(
        "an allocation function's result is no such block");
}

/// The result of a call that returned, after its attributes.
Lanes Execution::resultOf(const CallEffect &effect,
                          const UnknownCall &unknown) {
  Lanes result;
  SmallVector<Type *> types;
  laneTypes(call.getType(), types);
  for (auto [leaf, type] : zip_equal(effect.result, types))
    result.push_back(machine.values.given(leaf, type));
  if (effect.returnsPassed)
    returnPassed(effect.passed, unknown, result);
  checkNoAlias(result);
  for (auto [i, lanes] : enumerate(arguments))
    if ((call.paramHasAttr(i, Attribute::Returned) ||
         (callee && i < callee->arg_size() &&
          callee->getArg(i)->hasReturnedAttr())) &&
        lanes.size() == result.size()) {
      // The target's call may lack the attribute; the callee is the same.
      if (machine.setting.isSource() && !effect.isUnmatched &&
          !equal(result, lanes))
        machine.course.onPossibleUB(
            "a callee returns another value than promised");
      result = lanes;
    }
  // The source's uses of a noalias result are not checked.
  if (machine.setting.isSource() &&
      (call.hasRetAttr(Attribute::NoAlias) ||
       (callee && callee->hasRetAttribute(Attribute::NoAlias))) &&
      any_of(result, [](const Lane &lane) {
        return lane.isPointer() && lane.object != 0;
      }))
    machine.course.unsupported("a noalias result");
  checkAllocSize(result);
  applyFastMathFlags(machine, call, arguments, result);
  applyReturnAttributes(machine, call, callee, result);
  return result;
}

Lanes Execution::run() {
  Lanes none(countLanes(call.getType()));
  reject();
  applyParameterAttributes(machine, call, callee, arguments);
  copyByVals();
  if (machine.course.stopped())
    return none;
  effects = effectsOf(machine.frames, call, callee);
  isObserved =
      isModAndRefSet(effects.getModRef(IRMemLocation::InaccessibleMem));
  UnknownCall unknown = describe();
  Reach reach(machine, call, callee, arguments, effects);
  if (isObserved)
    observe(unknown);
  if (machine.setting.options.observer)
    machine.setting.options.observer->onUnknownCall(call);
  std::optional<CallEffect> effect = effectOf(unknown, reach);
  if (!effect)
    return none;
  if (effect->isUndefined) {
    machine.course.onImmediateUB("a callee has undefined behavior");
    return none;
  }
  if (effect->readsArguments)
    readArguments();
  apply(*effect, reach);
  if (!machine.course.stopped())
    dropDead(*effect);
  for (auto [lane, isKept] : zip_equal(unknown.arguments, unknown.isKept))
    if (isKept && lane.isPointer())
      machine.callees.keep(lane.object);
  for (unsigned copy : copies)
    machine.objects.free(copy);
  end(*effect, unknown);
  return machine.course.stopped() ? none : resultOf(*effect, unknown);
}

} // namespace

Lanes unknownCall(Machine &machine, const CallBase &call, const Lane &target,
                  const Function *callee, std::vector<Lanes> arguments) {
  return Execution(machine, call, target, callee, std::move(arguments)).run();
}

} // namespace palindrome::interpret
