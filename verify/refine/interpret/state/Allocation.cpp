// Memory objects: their allocation, lifetimes and end.

#include "verify/refine/interpret/state/Machine.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace palindrome::interpret {

static bool overlap(uint64_t address, uint64_t size, const MemoryBlock &other) {
  return other.address && address + size >= *other.address &&
         address <= *other.address + other.size;
}

unsigned Machine::allocate(MemoryBlock::Kind kind, uint64_t size,
                           uint64_t alignment, bool hasLifetimes) {
  MemoryBlock block;
  block.kind = kind;
  block.size = size;
  block.alignment = alignment;
  block.freeable = kind == MemoryBlock::Heap;
  block.hasLifetimes = hasLifetimes;
  if (!isA()) {
    // Apart from all others, and no better aligned than it must be.
    unsigned bits = layout.getPointerSizeInBits(0);
    uint64_t end = 0x1000;
    for (const MemoryBlock &other : memory)
      if (other.address)
        end = std::max(end, SaturatingAdd(*other.address, other.size));
    uint64_t place = alignTo(end + 1, 2 * alignment) + alignment;
    uint64_t wanted = ask(ChoiceKind::Address, bits).getZExtValue();
    bool isFree =
        wanted != 0 && wanted % alignment == 0 && wanted + size >= wanted;
    for (const MemoryBlock &other : memory)
      isFree &= !overlap(wanted, size, other) ||
                (hasLifetimes && other.hasLifetimes && !other.alive);
    block.address = isFree ? wanted : place;
    uint64_t limit = maxUIntN(bits);
    if (*block.address > limit || size > limit - *block.address)
      unsupported("too little address space for a block");
  }
  memory.push_back(std::move(block));
  return memory.size() - 1;
}

void Machine::release(unsigned block) { memory[block].alive = false; }

Lanes Machine::allocaResult(const AllocaInst &instruction) {
  Type *type = instruction.getAllocatedType();
  Lane count = operand(instruction.getArraySize())[0];
  if (instruction.getAddressSpace() != 0 ||
      layout.getTypeAllocSize(type).isScalable()) {
    unsupported("an alloca of an address space or scalable type");
    return {Lane::poison()};
  }
  if (!count.isBits() || (isA() && count.loose)) {
    undefined("an alloca's count is not determined");
    return {Lane::poison()};
  }
  bool overflow = false;
  APInt size = count.bits.zextOrTrunc(64).umul_ov(
      APInt(64, layout.getTypeAllocSize(type).getFixedValue()), overflow);
  if (count.bits.getActiveBits() > 64 || overflow || size.ugt(1u << 30)) {
    perhapsUndefined("an alloca is too large");
    return {Lane::poison()};
  }
  bool hasLifetimes = any_of(instruction.users(), [](const User *user) {
    auto *intrinsic = dyn_cast<IntrinsicInst>(user);
    return intrinsic &&
           intrinsic->getIntrinsicID() == Intrinsic::lifetime_start;
  });
  unsigned block = allocate(MemoryBlock::Stack, size.getZExtValue(),
                            instruction.getAlign().value(), hasLifetimes);
  frames.back()->stack.push_back(block);
  // Where it has a lifetime, it begins dead.
  memory[block].alive = !hasLifetimes;
  return {Lane::pointer(
      block, APInt(layout.getIndexTypeSizeInBits(instruction.getType()), 0))};
}

void Machine::setLifetime(const Value *pointer, bool begin) {
  Lane lane = operand(pointer)[0];
  if (lane.isPoison())
    return;
  if (!lane.isPointer() || !lane.bits.isZero() ||
      memory[lane.block].kind != MemoryBlock::Stack) {
    unsupported("a lifetime of no alloca");
    return;
  }
  MemoryBlock &block = memory[lane.block];
  for (const MemoryBlock &other : memory)
    if (begin && block.address && &other != &block && other.isLocal() &&
        other.alive && overlap(*block.address, block.size, other))
      unsupported("two blocks at one address");
  block.alive = begin;
  block.bytes.clear();
  block.rest = MemoryByte();
}

} // namespace palindrome::interpret
