// Addresses, loads and stores (LangRef, 'Memory Access and Addressing
// Operations'; 'Pointer Aliasing Rules').

#include "verify/judge/refine/interpret/state/Machine.h"

using namespace llvm;

namespace palindrome::interpret {

bool Machine::nullIsValid() const {
  return NullPointerIsDefined(function(), 0);
}

std::optional<APInt> Machine::address(const Lane &pointer) const {
  const MemoryObject &object = memory[pointer.object];
  if (!object.address)
    return std::nullopt;
  return APInt(pointer.bits.getBitWidth(), *object.address, false, true) +
         pointer.bits;
}

std::optional<bool> Machine::isAligned(const Lane &pointer,
                                       uint64_t alignment) const {
  if (auto known = address(pointer))
    return known->urem(alignment) == 0;
  uint64_t own = memory[pointer.object].alignment;
  uint64_t offset = pointer.bits.urem(alignment);
  if (own >= alignment)
    return offset == 0;
  if (offset % own != 0)
    return false;
  return std::nullopt;
}

bool Machine::isDereferenceable(const Lane &pointer, uint64_t size) const {
  if (!pointer.isPointer())
    return false;
  const MemoryObject &object = memory[pointer.object];
  return !isEndedByReturn(pointer.object) &&
         (object.kind != MemoryObject::Null || nullIsValid()) &&
         (object.isAlive() || object.kind == MemoryObject::Stack) &&
         pointer.bits.ule(object.size) &&
         object.size - pointer.bits.getZExtValue() >= size;
}

bool Machine::isEndedByReturn(unsigned object) const {
  return isReturning && is_contained(frames.back()->stack, object) &&
         (isSource() || !memory[object].isCopy);
}

bool Machine::isInvariant(unsigned object, uint64_t offset,
                          uint64_t size) const {
  return any_of(invariants, [&](const std::optional<Invariant> &scope) {
    return scope && scope->object == object &&
           offset < scope->offset + scope->size &&
           scope->offset < offset + size;
  });
}

std::vector<unsigned> Machine::barAllocas() {
  std::vector<unsigned> barred;
  for (unsigned object : frames.back()->stack)
    if (!memory[object].isCopy && !memory[object].isBarred) {
      memory[object].isBarred = true;
      barred.push_back(object);
    }
  return barred;
}

MemoryObject *Machine::access(const Lane &pointer, uint64_t size,
                              uint64_t alignment, Access kind) {
  noteWellDefinedUse(pointer);
  if (observer)
    observer->onAccess(pointer, size);
  if (pointer.isPoison()) {
    std::string why = whyPoison(pointer);
    onImmediateUB("access through poison" + (why.empty() ? "" : ": " + why));
  } else if (size == 0) {
    // `load {}` needs a pointer, and nothing of the place it points to.
    if (pointer.isUndetermined() || pointer.fromUndef)
      unsupported("an access of no bytes through undef");
  } else if (pointer.isUndetermined()) {
    // One of its values is null.
    onImmediateUB("access through an undetermined pointer");
  } else if (pointer.fromUndef && isSource()) {
    onImmediateUB("access through a pointer that may be undef");
  } else if (pointer.object == 0 && hasIntToPtr && !isSource() &&
             !pointer.bits.isZero()) {
    // It may be based on an object, which the interpreter does not determine.
    unsupported("an access through inttoptr");
  } else if (pointer.object == 0 && !nullIsValid()) {
    onImmediateUB(pointer.bits.isZero() ? "access through null"
                                        : "access to no block");
  } else if (const MemoryObject &object = memory[pointer.object];
             !object.isAlive() &&
             (kind != Access::Read || object.kind != MemoryObject::Stack)) {
    // A load of a dead stack object is poison (LangRef, 'llvm.lifetime.end').
    onImmediateUB("access to a block that is freed or out of its lifetime");
  } else if (memory[pointer.object].isBarred) {
    onImmediateUB("access to an alloca by a tail call of its function");
  } else if (!isDereferenceable(pointer, size)) {
    // The definition of a declared global may be larger than its declaration.
    const GlobalValue *global = memory[pointer.object].global;
    if (global && (global->isDeclaration() || global->isInterposable()))
      onPossibleUB("access out of bounds of a declaration");
    else
      onImmediateUB("access out of bounds");
  } else if (kind != Access::Read && !memory[pointer.object].writable) {
    onImmediateUB("write to constant memory");
  } else if (kind != Access::Read &&
             isInvariant(pointer.object, pointer.bits.getZExtValue(), size)) {
    onImmediateUB("write to memory that is invariant");
  } else if (!isAligned(pointer, alignment).value_or(false)) {
    onImmediateUB("access is not aligned to " + Twine(alignment));
  } else {
    MemoryObject &accessed = memory[pointer.object];
    accessed.read |= kind != Access::Write;
    accessed.written |= kind != Access::Read;
    return &accessed;
  }
  return nullptr;
}

Bytes Machine::readBytes(const MemoryObject &object, uint64_t offset,
                         uint64_t size) const {
  work += size;
  Bytes bytes;
  for (uint64_t i = 0; i != size; ++i)
    // access() permits reads of dead stack objects, which are poison.
    bytes.push_back(object.isAlive() ? object.at(offset + i)
                                     : MemoryByte::poisoned());
  return bytes;
}

void Machine::writeBytes(MemoryObject &object, uint64_t offset,
                         ArrayRef<MemoryByte> bytes) {
  work += bytes.size();
  for (auto [i, byte] : enumerate(bytes))
    object.bytes[offset + i] = byte;
}

bool Machine::isLoadedFromUndefAgain(ArrayRef<MemoryByte> loaded) {
  bool again = false;
  SmallVector<unsigned, 8> numbers;
  for (const MemoryByte &byte : loaded)
    if (byte.undefStore) {
      again |= loadedUndefStores.contains(byte.undefStore);
      numbers.push_back(byte.undefStore);
    }
  loadedUndefStores.insert(numbers.begin(), numbers.end());
  return again;
}

/// Replaces the bytes of pointers by those of their addresses, where these are
/// known. False if one is not, which is of an object that the source allocated:
///
///   store ptr @g, ptr %p     ; @g is at address 0x1000
///   %r = load i64, ptr %p    ; 4096, and the address of @g is exposed
static bool readAsIntegers(Machine &machine,
                           MutableArrayRef<MemoryByte> bytes) {
  bool areKnown = true;
  for (MemoryByte &byte : bytes) {
    if (!byte.pointer)
      continue;
    machine.memory[byte.object].exposed = true;
    std::optional<APInt> address =
        machine.address(Lane::pointer(byte.object, byte.offset));
    if (!address) {
      areKnown = false;
      continue;
    }
    unsigned index = machine.layout.isBigEndian()
                         ? address->getBitWidth() / 8 - 1 - byte.index
                         : byte.index;
    MemoryByte integer =
        MemoryByte::of(address->extractBitsAsZExtValue(8, 8 * index));
    integer.undefStore = byte.undefStore;
    integer.stored = byte.stored;
    byte = integer;
  }
  return areKnown;
}

/// The address that consists of the numbers `bytes`.
static APInt addressOf(ArrayRef<MemoryByte> bytes, const DataLayout &layout) {
  APInt address(8 * bytes.size(), 0);
  for (auto [index, byte] : enumerate(bytes))
    address.insertBits(
        byte.value,
        8 * (layout.isBigEndian() ? bytes.size() - 1 - index : index), 8);
  return address;
}

Lane Machine::pointerAt(const APInt &address) {
  hasIntToPtr = true;
  Lane result = Lane::pointer(0, address);
  if (address.isZero())
    return result;
  for (auto [number, object] : enumerate(memory)) {
    if (object.kind == MemoryObject::Null)
      continue;
    if (object.address && (address.ult(*object.address) ||
                           address.ugt(*object.address + object.size)))
      continue;
    if (!hasFlatMemory || !object.address || !object.exposed) {
      if (!isSource())
        unsupported("inttoptr of an address in a block");
      return Lane::poison();
    }
    APInt offset = address - *object.address;
    if (result.object == 0 || offset != object.size)
      result = Lane::pointer(number, offset);
  }
  return result;
}

Lanes Machine::load(const Lane &pointer, Type *type, uint64_t alignment) {
  Lanes lanes(countLanes(type));
  uint64_t size = layout.getTypeStoreSize(type).getFixedValue();
  MemoryObject *object = access(pointer, size, alignment, Access::Read);
  if (!object)
    return lanes;
  Bytes bytes = readBytes(*object, pointer.bits.getZExtValue(), size);
  SmallVector<Type *> types;
  laneTypes(type, types);
  if (none_of(types, [](Type *scalar) { return scalar->isPointerTy(); }) &&
      !readAsIntegers(*this, bytes) && isSource() &&
      all_of(types, [](Type *scalar) { return scalar->isIntegerTy(); })) {
    // The source chooses the address, which is too wide to be enumerated.
    hasMadeChoice = overApproximates = true;
    return Lanes(types.size(), Lane::of(Lane::Frozen));
  }
  const char *what = nullptr;
  auto loaded = fromBytes(
      bytes, type, layout,
      [&](APInt known, const APInt &undef) {
        return chooseUndefBits(std::move(known), undef);
      },
      what);
  // Whatever the pointer is based on, it has that address, or is poison. Bytes
  // of the source's pointers are not converted.
  if (!loaded && type->isPointerTy() &&
      (isSource() || readAsIntegers(*this, bytes)) &&
      all_of(bytes, [&](const MemoryByte &byte) {
        return byte.isBits() && !(isSource() && byte.undefStore);
      }))
    loaded = {pointerAt(addressOf(bytes, layout))};
  if (!loaded) {
    unsupported(what);
    return lanes;
  }
  if (isSource() && isLoadedFromUndefAgain(bytes))
    poisonIfFromUndef(*loaded);
  return *loaded;
}

/// Makes the unused bits in the last byte of an integer of odd width undef:
///
///   store i5 %x, ptr %p      ; bits 5 to 7 of the byte become undef
///
/// LangRef leaves open what they are. In the source, where the bits of the
/// integer in that byte are poison, so are these, and a load of the whole byte
/// is poison.
static void setUnusedBits(Bytes &bytes, const DataLayout &layout,
                          bool isSource) {
  for (size_t i = 0; i < bytes.size();) {
    unsigned width = bytes[i].oddWidth;
    unsigned count = std::max(1u, unsigned(divideCeil(width, 8)));
    if (width != 0) {
      MemoryByte &last = bytes[layout.isBigEndian() ? i : i + count - 1];
      uint8_t unused = 0xff << (width % 8);
      bool isPoison = isSource && last.poison == uint8_t(~unused);
      (isPoison ? last.poison : last.undef) |= unused;
    }
    i += count;
  }
}

void Machine::store(const Lane &pointer, ArrayRef<Lane> lanes, Type *type,
                    uint64_t alignment) {
  uint64_t size = layout.getTypeStoreSize(type).getFixedValue();
  MemoryObject *object = access(pointer, size, alignment, Access::Write);
  if (!object)
    return;
  Bytes bytes = toBytes(lanes, type, layout, nextStore());
  setUnusedBits(bytes, layout, isSource());
  writeBytes(*object, pointer.bits.getZExtValue(), bytes);
}

} // namespace palindrome::interpret
