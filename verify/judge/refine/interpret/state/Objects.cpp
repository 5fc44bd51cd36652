// Memory objects: their allocation and their addresses (LangRef, 'Allocated
// Objects'; 'Pointer Aliasing Rules').

#include "verify/judge/refine/interpret/state/Objects.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::interpret {

/// Whether the addresses overlap. The end of an object may be the address of
/// another one.
static bool overlap(uint64_t address, uint64_t size,
                    const MemoryObject &other) {
  return other.address && address + size > *other.address &&
         address < *other.address + other.size;
}

/// Gives an object of the target its address: the witness's, if it is free, or
/// one beyond all others, which is no better aligned than it must be.
void Objects::place(MemoryObject &object) {
  // Addresses are numbers of at most 64 bits.
  unsigned bits = std::min(64u, setting.layout.getPointerSizeInBits(0));
  uint64_t end = 0x1000;
  for (const MemoryObject &other : memory)
    if (other.address)
      end = std::max(end, SaturatingAdd(*other.address, other.size));
  uint64_t beyond = alignTo(end + 1, 2 * object.alignment) + object.alignment;
  uint64_t wanted = choices.ask(ChoiceKind::Address, bits).getZExtValue();
  bool isFree = wanted != 0 && wanted % object.alignment == 0 &&
                wanted + object.size >= wanted;
  for (const MemoryObject &other : memory)
    isFree &= !overlap(wanted, object.size, other) ||
              (object.hasLifetimes && other.hasLifetimes && !other.isAlive());
  if (!isFree)
    choices.rejectAddress();
  object.address = isFree ? wanted : beyond;
  uint64_t limit = maxUIntN(bits);
  if (*object.address > limit || object.size > limit - *object.address)
    course.unsupported("too little address space for a block");
}

unsigned Objects::allocate(MemoryObject::Kind kind, uint64_t size,
                           uint64_t alignment, bool hasLifetimes) {
  MemoryObject object;
  object.kind = kind;
  object.madeBy = course.at();
  object.size = size;
  object.alignment = alignment;
  object.freeable = kind == MemoryObject::Heap;
  object.hasLifetimes = hasLifetimes;
  if (!setting.isSource())
    place(object);
  memory.push_back(std::move(object));
  return memory.size() - 1;
}

bool Objects::sharesAddress(unsigned number) const {
  const MemoryObject &object = memory[number];
  return object.address && any_of(memory, [&](const MemoryObject &other) {
           return &other != &object && other.isLocal() && other.isAlive() &&
                  overlap(*object.address, object.size, other);
         });
}

std::optional<APInt> Objects::address(const Lane &pointer) const {
  const MemoryObject &object = memory[pointer.object];
  if (!object.address)
    return std::nullopt;
  return APInt(pointer.bits.getBitWidth(), *object.address, false, true) +
         pointer.bits;
}

std::optional<bool> Objects::isAligned(const Lane &pointer,
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

Lane Objects::pointerAt(const APInt &address) {
  madeFromInteger = true;
  Lane result = Lane::pointer(0, address);
  if (address.isZero())
    return result;
  for (auto [number, object] : enumerate(memory)) {
    if (object.kind == MemoryObject::Null)
      continue;
    if (object.address && (address.ult(*object.address) ||
                           address.ugt(*object.address + object.size)))
      continue;
    if (!setting.options.hasFlatMemory || !object.address || !object.exposed) {
      if (!setting.isSource())
        course.unsupported("inttoptr of an address in a block");
      return Lane::poison();
    }
    APInt offset = address - *object.address;
    if (result.object == 0 || offset != object.size)
      result = Lane::pointer(number, offset);
  }
  return result;
}

Lane Objects::null(unsigned space) const {
  APInt zero(setting.layout.getIndexSizeInBits(space), 0);
  for (auto [number, object] : enumerate(memory))
    if (space != 0 && object.nullOfSpace == space)
      return Lane::pointer(number, zero);
  return Lane::pointer(0, zero);
}

const Function *Objects::functionAt(const Lane &pointer) const {
  if (!pointer.isPointer() || !pointer.bits.isZero())
    return nullptr;
  const GlobalValue *global = memory[pointer.object].global;
  return global ? setting.module.getFunction(global->getName()) : nullptr;
}

} // namespace palindrome::interpret
