// Loads, stores and atomic instructions (LangRef, 'Memory Access and Addressing
// Operations'). Volatile and ordered accesses are events. The interpreter runs
// one thread, so the order of other accesses is not observed.

#include "verify/judge/refine/interpret/operations/MemoryInstructions.h"
#include "verify/judge/refine/interpret/attributes/Attributes.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace palindrome::interpret {

namespace {

/// Whether `type` is composed of no scalars, such as {}.
bool isEmpty(Type *type) {
  SmallVector<Type *> types;
  return laneTypes(type, types) && types.empty();
}

/// Records an access as an event.
void observe(Machine &machine, Event::Kind kind, const Lane &pointer,
             ArrayRef<Lane> lanes, Type *type) {
  Event event;
  event.kind = kind;
  event.at = machine.course.at();
  event.detail = machine.setting.layout.getTypeStoreSize(type).getFixedValue();
  event.lanes.push_back(pointer);
  event.types.push_back(PointerType::get(type->getContext(), 0));
  SmallVector<Type *> types;
  laneTypes(type, types);
  if (!lanes.empty()) {
    event.lanes.append(lanes.begin(), lanes.end());
    event.types.insert(event.types.end(), types.begin(), types.end());
  }
  machine.record.add(std::move(event));
}

/// Whether an access is an event: it is volatile, or is ordered and to memory
/// that another thread may access.
bool isObserved(const Objects &objects, const Lane &pointer, bool isVolatile,
                AtomicOrdering ordering) {
  if (isVolatile)
    return true;
  return isStrongerThanMonotonic(ordering) && pointer.isPointer() &&
         objects[pointer.object].kind == MemoryObject::Initial;
}

/// The value that an atomicrmw stores.
APInt modified(AtomicRMWInst::BinOp operation, const APInt &old,
               const APInt &by) {
  switch (operation) {
  case AtomicRMWInst::Xchg:
    return by;
  case AtomicRMWInst::Add:
    return old + by;
  case AtomicRMWInst::Sub:
    return old - by;
  case AtomicRMWInst::And:
    return old & by;
  case AtomicRMWInst::Nand:
    return ~(old & by);
  case AtomicRMWInst::Or:
    return old | by;
  case AtomicRMWInst::Xor:
    return old ^ by;
  case AtomicRMWInst::Max:
    return APIntOps::smax(old, by);
  case AtomicRMWInst::Min:
    return APIntOps::smin(old, by);
  case AtomicRMWInst::UMax:
    return APIntOps::umax(old, by);
  default:
    return APIntOps::umin(old, by);
  }
}

/// atomicrmw.
Lanes exchange(Machine &machine, const AtomicRMWInst &instruction) {
  Lane pointer = machine.values.operand(instruction.getPointerOperand())[0];
  Lane by = machine.values.operand(instruction.getValOperand())[0];
  Type *type = instruction.getType();
  if (instruction.isFloatingPointOperation() ||
      instruction.getOperation() > AtomicRMWInst::UMin ||
      !type->isIntegerTy()) {
    machine.course.unsupported("such an atomicrmw");
    return Lanes(countLanes(type));
  }
  uint64_t alignment = instruction.getAlign().value();
  Lane old = machine.accesses.load(pointer, type, alignment)[0];
  Lane lanes[] = {old, by};
  Type *types[] = {type, type};
  Lane value =
      machine.choices.strict(lanes, types, type, {}, [&](ArrayRef<Lane> in) {
        return Lane::of(
            modified(instruction.getOperation(), in[0].bits, in[1].bits));
      });
  machine.accesses.store(pointer, value, type, alignment);
  if (isObserved(machine.objects, pointer, instruction.isVolatile(),
                 instruction.getOrdering()))
    observe(machine, Event::Store, pointer, value, type);
  return {old};
}

/// Stops if the source's aliasing metadata may be violated.
void checkAliasing(Machine &machine, const Instruction &access,
                   const Lane &pointer, Type *type) {
  uint64_t size = machine.setting.layout.getTypeStoreSize(type).getFixedValue();
  if (machine.setting.isSource() &&
      !machine.accesses.addAliasing(access, pointer, size))
    machine.course.unsupported("accesses that may be such as do not alias");
}

/// Whether a volatile access is to an address outside of all memory objects,
/// such as that of a device (LangRef, 'Volatile Memory Accesses').
bool isOutside(Machine &machine, const Instruction &access,
               const Lane &pointer) {
  if (!access.isVolatile() || machine.course.stopped() ||
      !pointer.isPointer() || pointer.object != 0 ||
      machine.frames.nullIsValid() ||
      (machine.setting.isSource() && pointer.fromUndef))
    return false;
  // An integer may be the address of any object.
  return !machine.objects.hasIntToPtr() ||
         none_of(machine.objects, [&](const MemoryObject &object) {
           return object.isLocal()
                      ? object.exposed || object.measured
                      : object.address && *object.address != 0 &&
                            pointer.bits.zext(65).uge(*object.address) &&
                            (pointer.bits.zext(65) - *object.address)
                                .ule(object.size);
         });
}

/// Checks the alignment of an access outside of all objects.
void checkOutside(Machine &machine, const Lane &pointer, uint64_t alignment) {
  machine.choices.noteWellDefinedUse(pointer);
  if (!machine.objects.isAligned(pointer, alignment).value_or(false))
    machine.course.onImmediateUB("access is not aligned to " +
                                 Twine(alignment));
}

/// What the environment has at all addresses outside of all objects.
Lanes zeros(const Setting &setting, Type *type) {
  Lanes lanes;
  SmallVector<Type *> types;
  laneTypes(type, types);
  for (Type *scalar : types)
    lanes.push_back(laneOf(scalar, APInt(setting.width(scalar), 0)));
  return lanes;
}

} // namespace

Lanes loadInstruction(Machine &machine, const LoadInst &load) {
  Type *type = load.getType();
  Lane pointer = machine.values.operand(load.getPointerOperand())[0];
  if (!machine.setting.isPlainSpace(load.getPointerAddressSpace()) ||
      (countLanes(type) == 0 && !isEmpty(type))) {
    machine.course.unsupported("a load of an address space or type");
    return Lanes(countLanes(type));
  }
  Lanes lanes;
  if (isOutside(machine, load, pointer)) {
    checkOutside(machine, pointer, load.getAlign().value());
    lanes = zeros(machine.setting, type);
  } else {
    lanes = machine.accesses.load(pointer, type, load.getAlign().value());
  }
  if (isObserved(machine.objects, pointer, load.isVolatile(),
                 load.getOrdering()))
    observe(machine, Event::Load, pointer, {}, type);
  if (!machine.course.stopped()) {
    checkAliasing(machine, load, pointer, type);
    applyMetadata(machine, lanes, load);
  }
  return lanes;
}

Lanes storeInstruction(Machine &machine, const StoreInst &store) {
  const Value *value = store.getValueOperand();
  Type *type = value->getType();
  Lanes lanes = machine.values.operand(value);
  Lane pointer = machine.values.operand(store.getPointerOperand())[0];
  if (!machine.setting.isPlainSpace(store.getPointerAddressSpace()) ||
      (lanes.empty() && !isEmpty(type))) {
    machine.course.unsupported("a store of an address space or type");
    return {};
  }
  if (isOutside(machine, store, pointer))
    checkOutside(machine, pointer, store.getAlign().value());
  else
    machine.accesses.store(pointer, lanes, type, store.getAlign().value());
  if (isObserved(machine.objects, pointer, store.isVolatile(),
                 store.getOrdering()))
    observe(machine, Event::Store, pointer, lanes, type);
  if (!machine.course.stopped()) {
    checkAliasing(machine, store, pointer, type);
    applyMetadata(machine, {}, store);
  }
  return {};
}

Lanes atomicInstruction(Machine &machine, const Instruction &instruction) {
  if (auto *fence = dyn_cast<FenceInst>(&instruction)) {
    Event event;
    event.kind = Event::Fence;
    event.detail = uint64_t(fence->getOrdering());
    event.at = fence;
    machine.record.add(std::move(event));
    return {};
  }
  if (auto *rmw = dyn_cast<AtomicRMWInst>(&instruction))
    return exchange(machine, *rmw);
  machine.course.unsupported(instruction.getOpcodeName());
  return Lanes(countLanes(instruction.getType()));
}

} // namespace palindrome::interpret
