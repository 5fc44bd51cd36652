// malloc and its kin.

#include "verify/refine/interpret/library/Functions.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// The sizes that are tried: those of a greater block fail.
constexpr uint64_t kLargest = uint64_t(1) << 30;

/// The bytes that realloc copies.
constexpr uint64_t kMostBytes = uint64_t(1) << 14;

} // namespace

/// A block of the heap, or null: each may be had. Undetermined sizes are not
/// followed.
Lane heapBlock(Machine &machine, const Lane &size, uint64_t alignment,
               bool zeroed, bool overflows, bool mayFail) {
  unsigned bits = machine.layout.getPointerSizeInBits(0);
  Lane null = Lane::pointer(0, APInt(bits, 0));
  if (!size.isBits() || (machine.isA() && size.loose)) {
    machine.perhapsUndefined("an allocation of undetermined size");
    return Lane::poison();
  }
  Environment &environment = machine.environment;
  bool tooLarge = size.bits.ugt(kLargest);
  if (!overflows && tooLarge && !(mayFail && environment.mayLackRoom())) {
    machine.perhapsUndefined("an allocation that is too large");
    return null;
  }
  if (overflows)
    return null;
  bool isRoom = !mayFail || !environment.mayLackRoom() ||
                ((machine.isA() || !tooLarge) &&
                 machine.ask(ChoiceKind::Other, 1).isZero());
  environment.noteRoom(isRoom);
  if (!isRoom)
    return null;
  unsigned block = machine.allocate(MemoryBlock::Heap,
                                    size.bits.getLimitedValue(), alignment);
  if (zeroed)
    machine.memory[block].rest = MemoryByte::of(uint8_t(0));
  return Lane::pointer(block, APInt(bits, 0));
}

void freeBlock(Machine &machine, const Lane &pointer) {
  if (!pointer.isPointer()) {
    machine.undefined("free of what is not determined");
    return;
  }
  if (pointer.block == 0 && pointer.bits.isZero())
    return;
  const MemoryBlock &block = machine.memory[pointer.block];
  if (!pointer.bits.isZero() || !block.freeable || !block.alive)
    machine.undefined("free of what is no block of the heap");
  else
    machine.release(pointer.block);
}

/// A block of that size which holds what the old one did, which is freed.
Lane resizeBlock(Machine &machine, const Lane &old, const Lane &size) {
  if (!size.isBits() || size.bits.isZero()) {
    machine.perhapsUndefined("realloc of undetermined size, or to nothing");
    return Lane::poison();
  }
  bool isNull = old.isPointer() && old.block == 0 && old.bits.isZero();
  if (!isNull) {
    if (!old.isPointer() || !old.bits.isZero() ||
        !machine.memory[old.block].freeable ||
        !machine.memory[old.block].alive) {
      machine.undefined("realloc of what is no block of the heap");
      return Lane::poison();
    }
  }
  Lane result = heapBlock(machine, size, 16, false, false, true);
  if (isNull || !result.isPointer() || result.block == 0 || machine.stopped())
    return result;
  MemoryBlock &from = machine.memory[old.block];
  uint64_t count = std::min(from.size, machine.memory[result.block].size);
  if (count > kMostBytes) {
    machine.unsupported("realloc of a large block");
    return result;
  }
  machine.writeBytes(machine.memory[result.block], 0,
                     machine.readBytes(from, 0, count));
  machine.release(old.block);
  return result;
}

} // namespace palindrome::interpret
