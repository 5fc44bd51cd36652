// Memory objects: their allocation and their lifetimes (LangRef, 'Object
// Lifetime'; 'alloca' Instruction).

#include "verify/judge/refine/interpret/state/Machine.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

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
void Machine::place(MemoryObject &object) {
  // Addresses are numbers of at most 64 bits.
  unsigned bits = std::min(64u, layout.getPointerSizeInBits(0));
  uint64_t end = 0x1000;
  for (const MemoryObject &other : memory)
    if (other.address)
      end = std::max(end, SaturatingAdd(*other.address, other.size));
  uint64_t beyond = alignTo(end + 1, 2 * object.alignment) + object.alignment;
  uint64_t wanted = ask(ChoiceKind::Address, bits).getZExtValue();
  bool isFree = wanted != 0 && wanted % object.alignment == 0 &&
                wanted + object.size >= wanted;
  for (const MemoryObject &other : memory)
    isFree &= !overlap(wanted, object.size, other) ||
              (object.hasLifetimes && other.hasLifetimes && !other.isAlive());
  if (!isFree)
    oracle.rejectAddress(current);
  object.address = isFree ? wanted : beyond;
  uint64_t limit = maxUIntN(bits);
  if (*object.address > limit || object.size > limit - *object.address)
    unsupported("too little address space for a block");
}

unsigned Machine::allocate(MemoryObject::Kind kind, uint64_t size,
                           uint64_t alignment, bool hasLifetimes) {
  MemoryObject object;
  object.kind = kind;
  object.madeBy = current;
  object.size = size;
  object.alignment = alignment;
  object.freeable = kind == MemoryObject::Heap;
  object.hasLifetimes = hasLifetimes;
  if (!isSource())
    place(object);
  memory.push_back(std::move(object));
  return memory.size() - 1;
}

Lanes Machine::allocaResult(const AllocaInst &instruction) {
  Type *type = instruction.getAllocatedType();
  Lane count = operand(instruction.getArraySize())[0];
  if (!isPlainSpace(instruction.getAddressSpace()) ||
      layout.getTypeAllocSize(type).isScalable()) {
    unsupported("an alloca of an address space or scalable type");
    return {Lane::poison()};
  }
  if (!hasOneValue(count)) {
    onImmediateUB("an alloca's count is not determined");
    return {Lane::poison()};
  }
  bool overflow = false;
  APInt size = count.bits.zextOrTrunc(64).umul_ov(
      APInt(64, layout.getTypeAllocSize(type).getFixedValue()), overflow);
  if (count.bits.getActiveBits() > 64 || overflow ||
      size.ugt(mostAllocatedBytes)) {
    onPossibleUB("an alloca is too large");
    return {Lane::poison()};
  }
  bool hasLifetimes = any_of(instruction.users(), [](const User *user) {
    auto *intrinsic = dyn_cast<IntrinsicInst>(user);
    return intrinsic &&
           intrinsic->getIntrinsicID() == Intrinsic::lifetime_start;
  });
  unsigned object = allocate(MemoryObject::Stack, size.getZExtValue(),
                             instruction.getAlign().value(), hasLifetimes);
  frames.back()->stack.push_back(object);
  if (hasLifetimes)
    memory[object].changeState(MemoryObject::State::Dead);
  return {Lane::pointer(
      object, APInt(layout.getIndexTypeSizeInBits(instruction.getType()), 0))};
}

void Machine::restoreStack(size_t count) {
  std::vector<unsigned> &stack = frames.back()->stack;
  if (count > stack.size())
    return unsupported("a stack that was saved by another function");
  for (; stack.size() > count; stack.pop_back())
    free(stack.back());
}

Lane Machine::copyByVal(Type *type, MaybeAlign align, const Lane &pointer) {
  uint64_t size = layout.getTypeAllocSize(type).getFixedValue();
  uint64_t alignment = align.value_or(layout.getABITypeAlign(type)).value();
  Bytes bytes;
  if (size != 0) {
    // It is the caller that reads: a readnone function may have the parameter.
    bool wasRead = pointer.isPointer() && memory[pointer.object].read;
    bool wasBarred = pointer.isPointer() &&
                     std::exchange(memory[pointer.object].isBarred, false);
    MemoryObject *object = access(pointer, size, 1, Access::Read);
    if (!object)
      return Lane::poison();
    object->read = wasRead;
    object->isBarred = wasBarred;
    bytes = readBytes(*object, pointer.bits.getZExtValue(), size);
  }
  unsigned copy = allocate(MemoryObject::Stack, size, alignment);
  memory[copy].isCopy = true;
  frames.back()->stack.push_back(copy);
  writeBytes(memory[copy], 0, bytes);
  return Lane::pointer(copy, APInt(pointer.bits.getBitWidth(), 0));
}

void Machine::setLifetime(const Value *pointer, bool begin) {
  Lane lane = operand(pointer)[0];
  if (lane.isPoison())
    return;
  if (!lane.isPointer() || !lane.bits.isZero() ||
      memory[lane.object].kind != MemoryObject::Stack ||
      memory[lane.object].isFreed()) {
    unsupported("a lifetime of no alloca");
    return;
  }
  MemoryObject &object = memory[lane.object];
  // Objects may share an address while one of them is dead. The witness may let
  // them share it while both are alive, which no execution does.
  for (const MemoryObject &other : memory)
    if (begin && object.address && &other != &object && other.isLocal() &&
        other.isAlive() && overlap(*object.address, object.size, other))
      unsupported("two blocks at one address");
  object.changeState(begin ? MemoryObject::State::Alive
                           : MemoryObject::State::Dead);
  object.bytes.clear();
  object.rest = MemoryByte();
}

} // namespace palindrome::interpret
