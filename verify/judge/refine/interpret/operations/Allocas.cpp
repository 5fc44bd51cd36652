// Objects on the stack.

#include "verify/judge/refine/interpret/operations/Allocas.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace palindrome::interpret {

Lanes allocaInstruction(Machine &machine, const AllocaInst &instruction) {
  const DataLayout &layout = machine.setting.layout;
  Type *type = instruction.getAllocatedType();
  Lane count = machine.values.operand(instruction.getArraySize())[0];
  if (!machine.setting.isPlainSpace(instruction.getAddressSpace()) ||
      layout.getTypeAllocSize(type).isScalable()) {
    machine.course.unsupported(
        "an alloca of an address space or scalable type");
    return {Lane::poison()};
  }
  if (!machine.setting.hasOneValue(count)) {
    machine.course.onImmediateUB("an alloca's count is not determined");
    return {Lane::poison()};
  }
  bool overflow = false;
  APInt size = count.bits.zextOrTrunc(64).umul_ov(
      APInt(64, layout.getTypeAllocSize(type).getFixedValue()), overflow);
  if (count.bits.getActiveBits() > 64 || overflow ||
      size.ugt(mostAllocatedBytes)) {
    machine.course.onPossibleUB("an alloca is too large");
    return {Lane::poison()};
  }
  bool hasLifetimes = any_of(instruction.users(), [](const User *user) {
    auto *intrinsic = dyn_cast<IntrinsicInst>(user);
    return intrinsic &&
           intrinsic->getIntrinsicID() == Intrinsic::lifetime_start;
  });
  unsigned object =
      machine.objects.allocate(MemoryObject::Stack, size.getZExtValue(),
                               instruction.getAlign().value(), hasLifetimes);
  machine.frames.own(object);
  if (hasLifetimes)
    machine.objects[object].changeState(MemoryObject::State::Dead);
  return {Lane::pointer(
      object, APInt(layout.getIndexTypeSizeInBits(instruction.getType()), 0))};
}

Lane copyByVal(Machine &machine, Type *type, MaybeAlign align,
               const Lane &pointer) {
  const DataLayout &layout = machine.setting.layout;
  Objects &objects = machine.objects;
  uint64_t size = layout.getTypeAllocSize(type).getFixedValue();
  uint64_t alignment = align.value_or(layout.getABITypeAlign(type)).value();
  Bytes bytes;
  if (size != 0) {
    // It is the caller that reads: a readnone function may have the parameter.
    bool wasRead = pointer.isPointer() && objects[pointer.object].read;
    bool wasBarred = pointer.isPointer() &&
                     std::exchange(objects[pointer.object].isBarred, false);
    MemoryObject *object =
        machine.accesses.access(pointer, size, 1, Access::Read);
    if (!object)
      return Lane::poison();
    object->read = wasRead;
    object->isBarred = wasBarred;
    bytes =
        machine.accesses.readBytes(*object, pointer.bits.getZExtValue(), size);
  }
  unsigned copy = objects.allocate(MemoryObject::Stack, size, alignment);
  objects[copy].isCopy = true;
  machine.frames.own(copy);
  machine.accesses.writeBytes(objects[copy], 0, bytes);
  return Lane::pointer(copy, APInt(pointer.bits.getBitWidth(), 0));
}

void setLifetime(Machine &machine, const Lane &pointer, bool begin) {
  if (pointer.isPoison())
    return;
  if (!pointer.isPointer() || !pointer.bits.isZero() ||
      machine.objects[pointer.object].kind != MemoryObject::Stack ||
      machine.objects[pointer.object].isFreed()) {
    machine.course.unsupported("a lifetime of no alloca");
    return;
  }
  MemoryObject &object = machine.objects[pointer.object];
  // Objects may share an address while one of them is dead. The witness may let
  // them share it while both are alive, which no execution does.
  if (begin && machine.objects.sharesAddress(pointer.object))
    machine.course.unsupported("two blocks at one address");
  object.changeState(begin ? MemoryObject::State::Alive
                           : MemoryObject::State::Dead);
  object.bytes.clear();
  object.rest = MemoryByte();
}

} // namespace palindrome::interpret
