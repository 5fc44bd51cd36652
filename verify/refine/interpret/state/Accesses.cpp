// Addresses, and accesses to memory.

#include "verify/refine/interpret/state/Machine.h"

using namespace llvm;

namespace palindrome::interpret {

std::optional<APInt> Machine::address(const Lane &pointer) const {
  const MemoryBlock &block = memory[pointer.block];
  if (!block.address)
    return std::nullopt;
  return APInt(pointer.bits.getBitWidth(), *block.address, false, true) +
         pointer.bits;
}

std::optional<bool> Machine::isAligned(const Lane &pointer,
                                       uint64_t alignment) const {
  if (auto known = address(pointer))
    return known->urem(alignment) == 0;
  uint64_t own = memory[pointer.block].alignment;
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
  const MemoryBlock &block = memory[pointer.block];
  return (block.kind != MemoryBlock::Null || nullIsValid()) &&
         (block.alive || block.kind == MemoryBlock::Stack) &&
         pointer.bits.ule(block.size) &&
         block.size - pointer.bits.getZExtValue() >= size;
}

MemoryBlock *Machine::access(const Lane &pointer, uint64_t size,
                             uint64_t alignment, Access kind) {
  noteDemand(pointer);
  if (pointer.isPoison()) {
    undefined("access through poison");
  } else if (pointer.isOpen()) {
    // It may be null.
    undefined("access through an undetermined pointer");
  } else if (pointer.loose && isA()) {
    undefined("access through a pointer that may be undef");
  } else if (pointer.block == 0 && !nullIsValid()) {
    undefined(pointer.bits.isZero() ? "access through null"
                                    : "access to no block");
  } else if (const MemoryBlock &block = memory[pointer.block];
             !block.alive &&
             (kind != Access::Read || block.kind != MemoryBlock::Stack)) {
    undefined("access to a block that is freed or out of its lifetime");
  } else if (!isDereferenceable(pointer, size)) {
    // What is declared only may be larger than that.
    const GlobalValue *global = memory[pointer.block].global;
    if (global && global->isDeclaration())
      perhapsUndefined("access out of bounds of a declaration");
    else
      undefined("access out of bounds");
  } else if (kind != Access::Read && !memory[pointer.block].writable) {
    undefined("write to constant memory");
  } else if (!isAligned(pointer, alignment).value_or(false)) {
    undefined("access is not aligned to " + Twine(alignment));
  } else {
    MemoryBlock &block = memory[pointer.block];
    block.read |= kind != Access::Write;
    block.written |= kind != Access::Read;
    return &block;
  }
  return nullptr;
}

Bytes Machine::readBytes(MemoryBlock &block, uint64_t offset, uint64_t size) {
  Bytes bytes;
  for (uint64_t i = 0; i != size; ++i)
    // What is on the stack may be read at any time.
    bytes.push_back(block.alive ? block.at(offset + i)
                                : MemoryByte::poisoned());
  return bytes;
}

void Machine::writeBytes(MemoryBlock &block, uint64_t offset,
                         ArrayRef<MemoryByte> bytes) {
  for (auto [i, byte] : enumerate(bytes))
    block.bytes[offset + i] = byte;
}

/// Bytes of pointers as those of their addresses, where these are known: what
/// loads of other types see.
static void readAsNumbers(Machine &machine, MutableArrayRef<MemoryByte> bytes) {
  for (MemoryByte &byte : bytes) {
    if (!byte.pointer)
      continue;
    std::optional<APInt> address =
        machine.address(Lane::pointer(byte.block, byte.offset));
    if (!address)
      continue;
    machine.memory[byte.block].exposed = true;
    unsigned index = machine.layout.isBigEndian()
                         ? address->getBitWidth() / 8 - 1 - byte.index
                         : byte.index;
    MemoryByte number =
        MemoryByte::of(address->extractBitsAsZExtValue(8, 8 * index));
    number.loose = byte.loose;
    number.stored = byte.stored;
    byte = number;
  }
}

Lanes Machine::load(const Lane &pointer, Type *type, uint64_t alignment) {
  Lanes lanes(countLanes(type));
  uint64_t size = layout.getTypeStoreSize(type).getFixedValue();
  MemoryBlock *block =
      size ? access(pointer, size, alignment, Access::Read) : nullptr;
  if (!block)
    return lanes;
  Bytes bytes = readBytes(*block, pointer.bits.getZExtValue(), size);
  SmallVector<Type *> types;
  laneTypes(type, types);
  if (none_of(types, [](Type *scalar) { return scalar->isPointerTy(); }))
    readAsNumbers(*this, bytes);
  const char *what = nullptr;
  auto decoded = decode(
      bytes, type, layout,
      [&](APInt known, const APInt &undef) {
        return drawPart(std::move(known), undef);
      },
      what);
  if (!decoded) {
    unsupported(what);
    return lanes;
  }
  if (isA() && readLoose(bytes))
    for (Lane &lane : *decoded)
      if (lane.loose) {
        isWide = true;
        lane = Lane::poison();
      }
  return *decoded;
}

/// LangRef does not say what the bits beyond a value of no whole number of
/// bytes become. In A, where that is poison, so may all of its last byte be.
static void loosenSpareBits(Bytes &bytes, const DataLayout &layout, bool isA) {
  for (size_t i = 0; i < bytes.size();) {
    unsigned width = bytes[i].oddWidth;
    unsigned count = std::max(1u, unsigned(divideCeil(width, 8)));
    if (width != 0) {
      MemoryByte &last = bytes[layout.isBigEndian() ? i : i + count - 1];
      uint8_t spare = 0xff << (width % 8);
      bool isPoison = isA && last.poison == uint8_t(~spare);
      (isPoison ? last.poison : last.undef) |= spare;
    }
    i += count;
  }
}

void Machine::store(const Lane &pointer, ArrayRef<Lane> lanes, Type *type,
                    uint64_t alignment) {
  uint64_t size = layout.getTypeStoreSize(type).getFixedValue();
  MemoryBlock *block =
      size ? access(pointer, size, alignment, Access::Write) : nullptr;
  if (!block)
    return;
  Bytes bytes = encode(lanes, type, layout, nextStore());
  loosenSpareBits(bytes, layout, isA());
  writeBytes(*block, pointer.bits.getZExtValue(), bytes);
}

} // namespace palindrome::interpret
