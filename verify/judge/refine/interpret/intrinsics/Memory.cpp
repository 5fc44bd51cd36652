// memcpy, memmove and memset (LangRef, 'Standard C/C++ Library Intrinsics').

#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// The number of bytes to write; nothing if it is 0 or undetermined, which ends
/// the execution.
std::optional<uint64_t> sizeOf(Machine &machine, const Lane &size) {
  if (!machine.setting.hasOneValue(size)) {
    machine.course.onPossibleUB("a size that is not determined");
    return std::nullopt;
  }
  if (size.bits.isZero())
    return std::nullopt;
  return size.bits.getLimitedValue();
}

} // namespace

void copyMemory(Machine &machine, const Lane &to, const Lane &from,
                const Lane &size, bool mayOverlap) {
  auto bytes = sizeOf(machine, size);
  if (!bytes)
    return;
  MemoryObject *read = machine.accesses.access(from, *bytes, 1, Access::Read);
  MemoryObject *written =
      read ? machine.accesses.access(to, *bytes, 1, Access::Write) : nullptr;
  if (!written)
    return;
  if (*bytes > machine.setting.options.maxCopiedBytes) {
    machine.course.unsupported("a copy of many bytes");
    return;
  }
  uint64_t x = from.bits.getZExtValue(), y = to.bits.getZExtValue();
  if (!mayOverlap && read == written && x != y &&
      std::max(x, y) - std::min(x, y) < *bytes) {
    machine.course.onImmediateUB("memcpy of memory that overlaps");
    return;
  }
  machine.accesses.writeBytes(*written, y,
                              machine.accesses.readBytes(*read, x, *bytes));
}

void fillMemory(Machine &machine, const Lane &to, const Lane &value,
                const Lane &size) {
  auto bytes = sizeOf(machine, size);
  if (!bytes)
    return;
  MemoryObject *written = machine.accesses.access(to, *bytes, 1, Access::Write);
  if (!written)
    return;
  if (*bytes > machine.setting.options.maxCopiedBytes) {
    machine.course.unsupported("a fill of many bytes");
    return;
  }
  // Each byte is a use of the value, of which the source has only one.
  MemoryByte byte;
  if (value.isPoison() || (value.fromUndef && machine.setting.isSource()))
    byte = MemoryByte::poisoned();
  else if (value.isBits())
    byte = MemoryByte::of(uint8_t(value.bits.getZExtValue()));
  machine.accesses.writeBytes(*written, to.bits.getZExtValue(),
                              Bytes(*bytes, byte));
}

} // namespace palindrome::interpret
