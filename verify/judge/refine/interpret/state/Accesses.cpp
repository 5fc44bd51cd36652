// Loads and stores (LangRef, 'Memory Access and Addressing
// Operations'; 'Pointer Aliasing Rules').

#include "verify/judge/refine/interpret/state/Accesses.h"

using namespace llvm;

namespace palindrome::interpret {

bool Accesses::isDereferenceable(const Lane &pointer, uint64_t size) const {
  if (!pointer.isPointer())
    return false;
  const MemoryObject &object = objects[pointer.object];
  return !frames.isEndedByReturn(pointer.object) &&
         (object.kind != MemoryObject::Null || frames.nullIsValid()) &&
         (object.isAlive() || object.kind == MemoryObject::Stack) &&
         pointer.bits.ule(object.size) &&
         object.size - pointer.bits.getZExtValue() >= size;
}

size_t Accesses::beginInvariant(std::optional<Invariant> scope) {
  invariants.push_back(scope);
  return invariants.size();
}

bool Accesses::endInvariant(const APInt &number) {
  if (number.isZero() || number.ugt(invariants.size()))
    return false;
  invariants[number.getZExtValue() - 1].reset();
  return true;
}

bool Accesses::isInvariant(unsigned object, uint64_t offset,
                           uint64_t size) const {
  return any_of(invariants, [&](const std::optional<Invariant> &scope) {
    return scope && scope->object == object &&
           offset < scope->offset + scope->size &&
           scope->offset < offset + size;
  });
}

bool Accesses::addAliasing(const Instruction &access, const Lane &pointer,
                           uint64_t size) {
  return aliasing.add(access, pointer.object, pointer.bits.getZExtValue(),
                      size);
}

MemoryObject *Accesses::access(const Lane &pointer, uint64_t size,
                               uint64_t alignment, Access kind) {
  choices.noteWellDefinedUse(pointer);
  if (Observer *observer = setting.options.observer)
    observer->onAccess(pointer, size);
  if (pointer.isPoison()) {
    std::string why = whyPoison(pointer);
    course.onImmediateUB("access through poison" +
                         (why.empty() ? "" : ": " + why));
  } else if (size == 0) {
    // `load {}` needs a pointer, and nothing of the place it points to.
    if (pointer.isUndetermined() || pointer.fromUndef)
      course.unsupported("an access of no bytes through undef");
  } else if (pointer.isUndetermined()) {
    // One of its values is null.
    course.onImmediateUB("access through an undetermined pointer");
  } else if (pointer.fromUndef && setting.isSource()) {
    course.onImmediateUB("access through a pointer that may be undef");
  } else if (pointer.object == 0 && objects.hasIntToPtr() &&
             !setting.isSource() && !pointer.bits.isZero()) {
    // It may be based on an object, which the interpreter does not determine.
    course.unsupported("an access through inttoptr");
  } else if (pointer.object == 0 && !frames.nullIsValid()) {
    course.onImmediateUB(pointer.bits.isZero() ? "access through null"
                                               : "access to no block");
  } else if (const MemoryObject &object = objects[pointer.object];
             !object.isAlive() &&
             (kind != Access::Read || object.kind != MemoryObject::Stack)) {
    // A load of a dead stack object is poison (LangRef, 'llvm.lifetime.end').
    course.onImmediateUB(
        "access to a block that is freed or out of its lifetime");
  } else if (objects[pointer.object].isBarred) {
    course.onImmediateUB("access to an alloca by a tail call of its function");
  } else if (!isDereferenceable(pointer, size)) {
    // The definition of a declared global may be larger than its declaration.
    const GlobalValue *global = objects[pointer.object].global;
    if (global && (global->isDeclaration() || global->isInterposable()))
      course.onPossibleUB("access out of bounds of a declaration");
    else
      course.onImmediateUB("access out of bounds");
  } else if (kind != Access::Read && !objects[pointer.object].writable) {
    course.onImmediateUB("write to constant memory");
  } else if (kind != Access::Read &&
             isInvariant(pointer.object, pointer.bits.getZExtValue(), size)) {
    course.onImmediateUB("write to memory that is invariant");
  } else if (!objects.isAligned(pointer, alignment).value_or(false)) {
    course.onImmediateUB("access is not aligned to " + Twine(alignment));
  } else if (objects[pointer.object].isStream) {
    course.unsupported("what a stream contains");
  } else {
    MemoryObject &accessed = objects[pointer.object];
    accessed.read |= kind != Access::Write;
    accessed.written |= kind != Access::Read;
    return &accessed;
  }
  return nullptr;
}

Bytes Accesses::readBytes(const MemoryObject &object, uint64_t offset,
                          uint64_t size) {
  course.addWork(size);
  Bytes bytes;
  for (uint64_t i = 0; i != size; ++i)
    // access() permits reads of dead stack objects, which are poison.
    bytes.push_back(object.isAlive() ? object.at(offset + i)
                                     : MemoryByte::poisoned());
  return bytes;
}

void Accesses::writeBytes(MemoryObject &object, uint64_t offset,
                          ArrayRef<MemoryByte> bytes) {
  course.addWork(bytes.size());
  for (auto [i, byte] : enumerate(bytes))
    object.bytes[offset + i] = byte;
}

bool Accesses::isLoadedFromUndefAgain(ArrayRef<MemoryByte> loaded) {
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

void Accesses::endLoads() {
  for (MemoryObject &object : objects)
    for (auto &[offset, byte] : object.bytes)
      if (byte.undefStore && loadedUndefStores.contains(byte.undefStore)) {
        course.overApproximate();
        byte = MemoryByte::poisoned();
      }
}

/// Replaces the bytes of pointers by those of their addresses, where these are
/// known. False if one is not, which is of an object that the source allocated:
///
///   store ptr @g, ptr %p     ; @g is at address 0x1000
///   %r = load i64, ptr %p    ; 4096, and the address of @g is exposed
bool Accesses::readAsIntegers(MutableArrayRef<MemoryByte> bytes) {
  bool areKnown = true;
  for (MemoryByte &byte : bytes) {
    if (!byte.pointer)
      continue;
    objects[byte.object].exposed = true;
    std::optional<APInt> address =
        objects.address(Lane::pointer(byte.object, byte.offset));
    if (!address) {
      areKnown = false;
      continue;
    }
    unsigned index = setting.layout.isBigEndian()
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

Lanes Accesses::load(const Lane &pointer, Type *type, uint64_t alignment) {
  Lanes lanes(countLanes(type));
  uint64_t size = setting.layout.getTypeStoreSize(type).getFixedValue();
  MemoryObject *object = access(pointer, size, alignment, Access::Read);
  if (!object)
    return lanes;
  Bytes bytes = readBytes(*object, pointer.bits.getZExtValue(), size);
  if (object->isErrno && objects.mustErrnoBeSet() &&
      all_of(bytes, [](const MemoryByte &byte) { return byte.value == 0; }))
    course.unsupported("errno after a call that failed");
  SmallVector<Type *> types;
  laneTypes(type, types);
  if (none_of(types, [](Type *scalar) { return scalar->isPointerTy(); }) &&
      !readAsIntegers(bytes) && setting.isSource() &&
      all_of(types, [](Type *scalar) { return scalar->isIntegerTy(); })) {
    // The source chooses the address, which is too wide to be enumerated.
    return Lanes(types.size(), choices.approximate(Lane::Frozen));
  }
  const char *what = nullptr;
  auto loaded = fromBytes(
      bytes, type, setting.layout,
      [&](APInt known, const APInt &undef) {
        return choices.chooseUndefBits(std::move(known), undef);
      },
      what);
  // Whatever the pointer is based on, it has that address, or is poison. Bytes
  // of the source's pointers are not converted.
  if (!loaded && type->isPointerTy() &&
      (setting.isSource() || readAsIntegers(bytes)) &&
      all_of(bytes, [&](const MemoryByte &byte) {
        return byte.isBits() && !(setting.isSource() && byte.undefStore);
      }))
    loaded = {objects.pointerAt(addressOf(bytes, setting.layout))};
  if (!loaded) {
    course.unsupported(what);
    return lanes;
  }
  if (setting.isSource() && isLoadedFromUndefAgain(bytes))
    choices.poisonIfFromUndef(*loaded);
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

void Accesses::store(const Lane &pointer, ArrayRef<Lane> lanes, Type *type,
                     uint64_t alignment) {
  uint64_t size = setting.layout.getTypeStoreSize(type).getFixedValue();
  MemoryObject *object = access(pointer, size, alignment, Access::Write);
  if (!object)
    return;
  if (object->isErrno)
    objects.noteWrittenErrno();
  Bytes bytes = toBytes(lanes, type, setting.layout, nextStore());
  setUnusedBits(bytes, setting.layout, setting.isSource());
  writeBytes(*object, pointer.bits.getZExtValue(), bytes);
}

} // namespace palindrome::interpret
