// Copies and fills of bytes.

#include "verify/refine/interpret/intrinsics/Intrinsics.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

constexpr uint64_t kMostBytes = 1 << 16;

/// The size of a memory operation; nothing where there is none to do.
std::optional<uint64_t> sizeOf(Machine &machine, const Lane &size) {
  if (!size.isBits() || (machine.isA() && size.loose)) {
    machine.perhapsUndefined("a size that is not determined");
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
  MemoryBlock *source = machine.access(from, *bytes, 1, Machine::Access::Read);
  MemoryBlock *target =
      source ? machine.access(to, *bytes, 1, Machine::Access::Write) : nullptr;
  if (!target)
    return;
  if (*bytes > kMostBytes) {
    machine.unsupported("a copy of many bytes");
    return;
  }
  uint64_t x = from.bits.getZExtValue(), y = to.bits.getZExtValue();
  if (!mayOverlap && source == target && x != y &&
      std::max(x, y) - std::min(x, y) < *bytes) {
    machine.undefined("memcpy of memory that overlaps");
    return;
  }
  machine.writeBytes(*target, y, machine.readBytes(*source, x, *bytes));
}

void fillMemory(Machine &machine, const Lane &to, const Lane &value,
                const Lane &size) {
  auto bytes = sizeOf(machine, size);
  if (!bytes)
    return;
  MemoryBlock *target = machine.access(to, *bytes, 1, Machine::Access::Write);
  if (!target)
    return;
  if (*bytes > kMostBytes) {
    machine.unsupported("a fill of many bytes");
    return;
  }
  MemoryByte byte;
  if (value.isPoison() || value.loose)
    byte = MemoryByte::poisoned();
  else if (value.isBits())
    byte = MemoryByte::of(uint8_t(value.bits.getZExtValue()));
  if (value.loose && !machine.isA())
    byte = MemoryByte::of(uint8_t(value.bits.getZExtValue()));
  machine.writeBytes(*target, to.bits.getZExtValue(), Bytes(*bytes, byte));
}

} // namespace palindrome::interpret
