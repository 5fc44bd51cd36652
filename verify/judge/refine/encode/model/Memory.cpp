// Bytes, and the contents of memory on entry.

#include "verify/judge/refine/encode/model/Memory.h"

using namespace palindrome::encode;

MemoryByte MemoryByte::uninitialised() {
  MemoryByte byte;
  byte.bits = Expr::bits(8, 0);
  byte.isUninitialised = Expr::boolean(true);
  return byte;
}

Expr MemoryByte::partOf(unsigned width, unsigned index) {
  unsigned spare = std::max(8 * index + 8, width) - width;
  return Expr::bits(partBits, width % 8 ? width << 3 | spare : 0);
}

Expr MemoryByte::spareBits() const {
  Expr spare = partOrZero().trunc(3).zext(8);
  return ~Expr::bits(8, 0xff).lshr(spare);
}

MemoryByte palindrome::encode::select(Expr condition, const MemoryByte &a,
                                      const MemoryByte &b) {
  if (condition.isTrue())
    return a;
  if (condition.isFalse())
    return b;
  MemoryByte byte;
  byte.bits = condition.select(a.bits, b.bits);
  byte.poison = condition.select(a.poison, b.poison);
  byte.isUninitialised = condition.select(a.isUninitialised, b.isUninitialised);
  byte.isPointer = condition.select(a.isPointer, b.isPointer);
  byte.isNumber = condition.select(a.isNumber, b.isNumber);
  if (a.pointer.isSet() && b.pointer.isSet()) {
    byte.pointer = condition.select(a.pointer, b.pointer);
    byte.index = condition.select(a.index, b.index);
  } else {
    const MemoryByte &one = a.pointer.isSet() ? a : b;
    byte.pointer = one.pointer;
    byte.index = one.index;
  }
  if (a.part.isSet() || b.part.isSet())
    byte.part = condition.select(a.partOrZero(), b.partOrZero());
  byte.undefs = a.undefs;
  addUndefs(byte.undefs, b.undefs);
  byte.varies = select(condition, a.variation(), b.variation());
  return byte;
}

namespace {
enum ByteKind { Bits, Pointer, Undef, Poison };
} // namespace

InitialMemory::InitialMemory(const Blocks &blocks, bool hasPointers,
                             bool hasParts, Expr mayBeUndef, bool mayBePoison)
    : mayBeUndef(mayBeUndef), blocks(blocks), hasPointers(hasPointers),
      hasParts(hasParts), mayBePoison(mayBePoison),
      bits("memory", {blocks.blockBits(), offsetBits}, 8),
      kinds("memory.kind", {blocks.blockBits(), offsetBits}, 2),
      pointers("memory.pointer", {blocks.blockBits(), offsetBits},
               blocks.pointerBits()),
      indices("memory.index", {blocks.blockBits(), offsetBits}, 3),
      parts("memory.part", {blocks.blockBits(), offsetBits},
            MemoryByte::partBits) {}

MemoryByte InitialMemory::read(Expr block, Expr offset) {
  MemoryByte byte;
  Expr at[] = {block, offset};
  Expr kind = kinds(at);
  auto is = [&](ByteKind what) { return kind == Expr::bits(2, what); };
  byte.bits = bits(at);
  if (mayBePoison)
    byte.poison = is(Poison);
  byte.isUninitialised = mayBeUndef && is(Undef);
  if (hasPointers) {
    // Pointers in memory point to objects that exist on entry; those of block 0
    // are mere addresses.
    byte.pointer = blocks.wrapPointer(pointers(at));
    Expr target = Blocks::blockOf(byte.pointer);
    byte.isPointer =
        is(Pointer) && blocks.isInitial(target) && !target.isZero();
    byte.index = indices(at);
  }
  if (hasParts) {
    byte.part =
        byte.isPointer.select(Expr::bits(MemoryByte::partBits, 0), parts(at));
    byte.bits = byte.bits & ~byte.spareBits();
  }
  asked.push_back({block, offset, byte});
  return byte;
}
