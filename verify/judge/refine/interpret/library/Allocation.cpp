// malloc, free and their kin. An allocation may fail, which is a choice: the
// target's is the witness's, and the source's is either if the target's failed.

#include "verify/judge/refine/interpret/library/Functions.h"

using namespace llvm;

namespace palindrome::interpret {

Lane allocateHeap(Machine &machine, const HeapRequest &request) {
  const Lane &size = request.size;
  unsigned bits = machine.setting.layout.getPointerSizeInBits(0);
  Lane null = Lane::pointer(0, APInt(bits, 0));
  if (!machine.setting.hasOneValue(size)) {
    machine.course.onPossibleUB("an allocation of undetermined size");
    return Lane::poison();
  }
  // No object is larger than half of the address space (LangRef, 'Allocated
  // Objects').
  if (request.hasOverflow || size.bits.getActiveBits() >= bits)
    return null;
  Environment &environment = machine.environment;
  bool mayFail = environment.mayFailAllocation();
  bool isTooLarge = size.bits.ugt(mostAllocatedBytes);
  if (isTooLarge && !mayFail) {
    machine.course.onPossibleUB("an allocation that is too large");
    return null;
  }
  // One that is too large always fails in the target.
  bool fails = mayFail && ((!machine.setting.isSource() && isTooLarge) ||
                           !machine.choices.ask(ChoiceKind::Other, 1).isZero());
  environment.noteAllocation(fails);
  if (fails)
    return null;
  unsigned object = machine.objects.allocate(
      MemoryObject::Heap, size.bits.getLimitedValue(), request.alignment);
  if (request.isZeroed)
    machine.objects[object].rest = MemoryByte::of(uint8_t(0));
  return Lane::pointer(object, APInt(bits, 0));
}

/// Whether `pointer` points to the start of a heap object that is alive.
static bool isFreeable(const Objects &objects, const Lane &pointer) {
  if (!pointer.isPointer() || !pointer.bits.isZero())
    return false;
  const MemoryObject &object = objects[pointer.object];
  return object.freeable && object.isAlive();
}

void freeHeap(Machine &machine, const Lane &pointer) {
  if (!pointer.isPointer())
    machine.course.onImmediateUB("free of what is not determined");
  else if (isFreeable(machine.objects, pointer))
    machine.objects.free(pointer.object);
  else if (!pointer.isNull())
    machine.course.onImmediateUB("free of what is no block of the heap");
}

Lane reallocateHeap(Machine &machine, const Lane &old, const Lane &size) {
  if (!size.isBits() || size.bits.isZero()) {
    machine.course.onPossibleUB("realloc of undetermined size, or to nothing");
    return Lane::poison();
  }
  if (!old.isNull() && !isFreeable(machine.objects, old)) {
    machine.course.onImmediateUB("realloc of what is no block of the heap");
    return Lane::poison();
  }
  HeapRequest request;
  request.size = size;
  Lane result = allocateHeap(machine, request);
  if (old.isNull() || !result.isPointer() || result.object == 0 ||
      machine.course.stopped())
    return result;
  const MemoryObject &from = machine.objects[old.object];
  uint64_t count = std::min(from.size, machine.objects[result.object].size);
  if (count > mostScannedBytes) {
    machine.course.unsupported("realloc of a large block");
    return result;
  }
  machine.accesses.writeBytes(machine.objects[result.object], 0,
                              machine.accesses.readBytes(from, 0, count));
  machine.objects.free(old.object);
  return result;
}

} // namespace palindrome::interpret
