// Attributes of the executed function and its parameters (LangRef, 'Function
// Attributes'). They are checked when the execution has ended, against the
// memory objects that it read, wrote and freed:
//
//   define void @f(ptr readonly %p) { store i8 0, ptr %p ... }   ; immediate UB

#include "verify/judge/refine/interpret/attributes/FunctionAttributes.h"
#include "verify/judge/refine/interpret/attributes/Parameters.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// Parameter attributes that the interpreter does not model in the executed
/// function, beside unsupportedParameterAttributes(). They are ABI attributes,
/// which do not change the behavior of a call.
constexpr Attribute::AttrKind unsupportedABI[] = {
    Attribute::SwiftSelf, Attribute::SwiftAsync, Attribute::Nest};

/// An attribute is violated: for certain, or possibly, which is undefined
/// behavior in the source alone.
void onViolation(Machine &machine, bool certain, const Twine &what) {
  if (certain || machine.setting.isSource())
    machine.course.onImmediateUB(what);
}

/// Whether a lane is a pointer to an object.
bool pointsTo(ArrayRef<Lane> lanes, unsigned object) {
  return any_of(lanes, [&](const Lane &lane) {
    return lane.isPointer() && lane.object == object;
  });
}

/// Whether a byte in memory is part of a pointer to an object.
bool isPointedToInMemory(const Objects &objects, unsigned object) {
  for (const MemoryObject &holder : objects)
    for (const auto &[offset, byte] : holder.bytes)
      if (byte.pointer && byte.object == object)
        return true;
  return false;
}

/// Whether the source may have captured a pointer to an object (LangRef,
/// 'Pointer Capture'): it returned, stored, passed or exposed it, or unless
/// `isAddressFree` converted its address. A capture of single bits of the
/// address, by a comparison, is not visible in one execution and not
/// considered.
bool mayBeCaptured(const Machine &machine, unsigned number,
                   ArrayRef<Lane> result, bool isAddressFree) {
  const MemoryObject &object = machine.objects[number];
  if (object.exposed || (object.measured && !isAddressFree) ||
      pointsTo(result, number))
    return true;
  for (const Event &event : machine.record.events())
    for (auto [i, lane] : enumerate(event.lanes))
      if ((i >= event.keeps.size() || event.keeps[i]) && pointsTo(lane, number))
        return true;
  return isPointedToInMemory(machine.objects, number);
}

/// Whether the caller may access an object after the execution, and certainly
/// has another pointer to it than one that the execution returned.
bool isCallers(const Machine &machine, unsigned number) {
  const MemoryObject &object = machine.objects[number];
  return object.kind == MemoryObject::Initial && object.isAlive() &&
         object.writable && object.size != 0 &&
         ((object.global && !object.global->hasLocalLinkage()) ||
          any_of(machine.frames.rootArguments(),
                 [&](const Lanes &lanes) { return pointsTo(lanes, number); }));
}

/// Whether pointers of the target to the object that an argument points to are
/// certainly based on that argument.
bool isSole(const Machine &machine, const SoleArguments &sole,
            const Argument &argument, const Lane &lane) {
  return lane.isPointer() && lane.object != 0 && machine.callees.count() == 0 &&
         sole.contains(argument.getArgNo()) &&
         machine.objects[lane.object].kind == MemoryObject::Initial;
}

bool allowsAddress(const Argument &argument) {
  CaptureComponents captured = argument.getAttribute(Attribute::Captures)
                                   .getCaptureInfo()
                                   .getOtherComponents();
  return capturesAddress(captured) && !capturesAddressIsNullOnly(captured);
}

bool allowsProvenance(const Argument &argument, bool byReturning) {
  CaptureInfo captures =
      argument.getAttribute(Attribute::Captures).getCaptureInfo();
  return capturesAnyProvenance(byReturning ? captures.getRetComponents()
                                           : captures.getOtherComponents());
}

/// Makes poison what the target leaves to its caller of a pointer that it must
/// not capture: the bytes in memory, and the result. Undefined behavior is the
/// other reading of a violation, and no weaker.
void dropCaptured(Machine &machine, const SoleArguments &sole,
                  const Argument &argument, const Lane &lane, Lanes &result) {
  if (machine.setting.isSource() || !argument.hasAttribute(Attribute::Captures))
    return;
  // Unknown callees may keep it, which later calls of them show.
  if (lane.isPointer() && !allowsProvenance(argument, false) &&
      sole.contains(argument.getArgNo()))
    for (auto [number, event] : enumerate(machine.record.events()))
      for (auto [i, passed] : enumerate(event.lanes))
        if (event.kind == Event::Call && i < event.keeps.size() &&
            event.keeps[i] && passed.isPointer() &&
            passed.object == lane.object && machine.callees.count() == 1)
          machine.record.forbidKeeping(number, i);
  if (!isSole(machine, sole, argument, lane))
    return;
  if (!allowsProvenance(argument, true))
    for (Lane &returned : result)
      if (returned.isPointer() && returned.object == lane.object)
        returned = Lane::poison("captures forbids to return it");
  if (allowsProvenance(argument, false))
    return;
  for (MemoryObject &holder : machine.objects)
    if (holder.kind == MemoryObject::Initial && holder.isAlive())
      for (auto &[offset, byte] : holder.bytes)
        if (byte.pointer && byte.object == lane.object)
          byte = MemoryByte::poisoned();
}

/// Makes what an execution wrote through a `dead_on_return` argument poison. In
/// the source all that the argument points to is.
void dropDead(Machine &machine, const SoleArguments &sole,
              const Argument &argument, const Lane &lane) {
  if (!argument.hasAttribute(Attribute::DeadOnReturn) || !lane.isPointer() ||
      lane.object == 0)
    return;
  MemoryObject &object = machine.objects[lane.object];
  if (!object.isAlive())
    return;
  if (machine.setting.isSource()) {
    object.bytes.clear();
    object.rest = MemoryByte::poisoned();
  } else if (isSole(machine, sole, argument, lane)) {
    for (auto &[offset, byte] : object.bytes)
      if (byte.stored)
        byte = MemoryByte::poisoned();
  }
}

/// Checks the attributes of a parameter. `lane` is the argument.
void checkParameter(Machine &machine, const Argument &argument,
                    const Lane &lane, ArrayRef<Lane> result) {
  if (machine.setting.isSource() &&
      argument.hasAttribute(Attribute::Captures) &&
      (lane.isUndetermined() ||
       (lane.isPointer() &&
        mayBeCaptured(machine, lane.object, result, allowsAddress(argument)))))
    machine.course.onImmediateUB("an argument may be captured");
  if (!lane.isPointer() || lane.object == 0)
    return;
  auto copy = machine.frames.rootCopies().find(argument.getArgNo());
  unsigned number =
      copy == machine.frames.rootCopies().end() ? lane.object : copy->second;
  const MemoryObject &object = machine.objects[number];
  // An unknown callee may have another pointer to the object, or return one.
  bool other = machine.callees.count() != 0 ||
               hasOtherPointer(machine, number, argument.getArgNo());
  if (argument.hasNoAliasAttr() && other && object.written)
    onViolation(machine, false, "a noalias argument's memory may be another's");
  if ((argument.onlyReadsMemory() && object.written) ||
      (argument.hasAttribute(Attribute::ReadNone) && object.read) ||
      (argument.hasAttribute(Attribute::WriteOnly) && object.read))
    onViolation(machine, !other,
                "memory is used as an argument's attributes forbid");
}

/// Checks the memory attribute of the function.
void checkMemory(Machine &machine, const Function &function) {
  MemoryEffects effects = function.getMemoryEffects();
  if (effects == MemoryEffects::unknown())
    return;
  auto accessible = effects.getModRef(IRMemLocation::ArgMem);
  auto other = effects.getModRef(IRMemLocation::Other);
  DenseSet<unsigned> copies;
  for (auto [argument, copy] : machine.frames.rootCopies())
    copies.insert(copy);
  for (auto [number, object] : enumerate(machine.objects)) {
    bool isCopy = copies.contains(number);
    if (object.kind != MemoryObject::Initial && !isCopy)
      continue;
    bool ofArgument = isCopy;
    for (const Lanes &lanes : machine.frames.rootArguments())
      ofArgument |= pointsTo(lanes, number);
    // An object that an argument points to may be accessed through it, as
    // ArgMem, or otherwise, as Other. `all` is what both allow, `some` what
    // either does.
    auto all = ofArgument ? accessible & other : other;
    auto some = ofArgument ? accessible | other : other;
    bool reads = object.read && (machine.setting.isSource() || object.writable);
    if ((reads && !isRefSet(all)) || (object.written && !isModSet(all)))
      onViolation(machine,
                  (reads && !isRefSet(some)) ||
                      (object.written && !isModSet(some)),
                  "memory is used as the function's attributes forbid");
  }
}

} // namespace

SoleArguments findSoleArguments(const Machine &machine,
                                const Function &function) {
  SoleArguments sole;
  for (const Argument &argument : function.args())
    for (const Lane &lane : machine.frames.rootArguments()[argument.getArgNo()])
      if (lane.isPointer() && !lane.mayVary() && lane.object != 0 &&
          !argument.hasByValAttr() &&
          !hasOtherPointer(machine, lane.object, argument.getArgNo()))
        sole.insert(argument.getArgNo());
  return sole;
}

void applyNoAliasResult(Machine &machine, const Function &function,
                        Lanes &result) {
  if (!function.returnDoesNotAlias())
    return;
  for (Lane &lane : result) {
    if (!lane.isPointer() || lane.object == 0)
      continue;
    if (!machine.setting.isSource()) {
      if (isCallers(machine, lane.object))
        lane = Lane::poison("noalias is violated");
    } else if (!machine.objects[lane.object].isLocal() ||
               mayBeCaptured(machine, lane.object, {},
                             /*isAddressFree=*/false)) {
      machine.course.onImmediateUB("a noalias result may be another's memory");
    }
  }
}

bool hasOtherPointer(const Machine &machine, unsigned object,
                     unsigned argument) {
  if (machine.objects[object].global)
    return true;
  for (auto [i, lanes] : enumerate(machine.frames.rootArguments()))
    if (i != argument && pointsTo(lanes, object))
      return true;
  return isPointedToInMemory(machine.objects, object);
}

void checkSignature(Course &course, const Function &function) {
  for (const Argument &argument : function.args())
    for (ArrayRef<Attribute::AttrKind> kinds :
         {unsupportedParameterAttributes(),
          ArrayRef<Attribute::AttrKind>(unsupportedABI)})
      for (Attribute::AttrKind kind : kinds)
        if (argument.hasAttribute(kind))
          course.unsupported("the parameter attribute " +
                             Attribute::getNameFromAttrKind(kind));
  if (function.hasPersonalityFn() || function.hasGC() ||
      function.hasPrefixData() || function.isPresplitCoroutine())
    course.unsupported("a function with a personality, gc, or such");
}

void checkEffects(Machine &machine, const Function &function,
                  const SoleArguments &sole, Lanes &result,
                  Outcome::Kind kind) {
  if (kind == Outcome::Returns && function.doesNotReturn())
    machine.course.onImmediateUB("a noreturn function returns");
  if (kind == Outcome::Unwinds && function.doesNotThrow())
    machine.course.onImmediateUB("a nounwind function unwinds");
  const bool comesBack = kind == Outcome::Returns || kind == Outcome::Unwinds;
  if (!comesBack && function.willReturn())
    machine.course.onImmediateUB("a willreturn function does not return");
  if (function.hasFnAttribute(Attribute::NoFree))
    for (const MemoryObject &object : machine.objects)
      if (object.kind == MemoryObject::Initial && !object.isAlive())
        machine.course.onImmediateUB("a nofree function frees");
  checkMemory(machine, function);
  for (const Argument &argument : function.args()) {
    // What it wrote there is poison then.
    if (kind == Outcome::Unwinds &&
        argument.hasAttribute(Attribute::DeadOnUnwind))
      machine.course.unsupported("dead_on_unwind where a function unwinds");
    ArrayRef<Lane> lanes = machine.frames.rootArguments()[argument.getArgNo()];
    for (const Lane &lane : lanes)
      checkParameter(machine, argument, lane, result);
    if (argument.hasReturnedAttr() &&
        (machine.setting.isSource() ||
         none_of(lanes, [](const Lane &lane) { return lane.mayVary(); })) &&
        kind == Outcome::Returns &&
        !(result.size() == lanes.size() &&
          std::equal(result.begin(), result.end(), lanes.begin())))
      machine.course.onImmediateUB(
          "another value than the returned argument's");
  }
  if (!comesBack)
    return;
  for (const Argument &argument : function.args())
    for (const Lane &lane :
         machine.frames.rootArguments()[argument.getArgNo()]) {
      dropCaptured(machine, sole, argument, lane, result);
      dropDead(machine, sole, argument, lane);
    }
}

} // namespace palindrome::interpret
