// Library functions of strings and arrays of bytes.

#include "verify/refine/interpret/library/Functions.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// The bytes of strings and arrays that are looked at.
constexpr uint64_t kMostBytes = uint64_t(1) << 14;

/// The next byte of a string or array; nothing (and stopped) if there is none.
std::optional<uint8_t> byteAt(Machine &machine, Lane pointer, uint64_t index) {
  pointer.bits += index;
  MemoryBlock *block = machine.access(pointer, 1, 1, Machine::Access::Read);
  if (!block)
    return std::nullopt;
  Bytes bytes = machine.readBytes(*block, pointer.bits.getZExtValue(), 1);
  if (bytes[0].isBits() && !(machine.isA() && machine.readLoose(bytes)))
    return bytes[0].value;
  if (bytes[0].pointer)
    machine.unsupported("a pointer's bytes in a string");
  else
    machine.perhapsUndefined("a string's byte is not determined");
  return std::nullopt;
}

/// Whether that byte, which may be accessed, has one value.
bool isKnown(const Machine &machine, const Lane &pointer, uint64_t index) {
  return machine.memory[pointer.block]
      .at(pointer.bits.getZExtValue() + index)
      .isBits();
}

} // namespace

Lane stringLength(Machine &machine, const Lane &string, unsigned width) {
  for (uint64_t i = 0; i != kMostBytes; ++i) {
    auto byte = byteAt(machine, string, i);
    if (!byte)
      return Lane::poison();
    if (*byte == 0)
      return Lane::of(APInt(width, i));
  }
  machine.unsupported("a long string");
  return Lane::poison();
}

/// memcmp, whose sign is all that is told, or bcmp.
Lane compareBytes(Machine &machine, ArrayRef<Lanes> in, bool sign,
                  unsigned width) {
  const Lane &size = in[2][0];
  if (!size.isBits() || (machine.isA() && size.loose)) {
    machine.perhapsUndefined("a size that is not determined");
    return Lane::poison();
  }
  // All of both is accessed, however soon they differ.
  std::optional<int> order;
  for (const Lanes &side : {in[0], in[1]})
    if (!size.bits.isZero())
      machine.access(side[0], size.bits.getLimitedValue(), 1,
                     Machine::Access::Read);
  if (!machine.stopped() && size.bits.ugt(kMostBytes))
    machine.unsupported("a comparison of many bytes");
  for (uint64_t i = 0; !machine.stopped() && !order && size.bits.ugt(i); ++i) {
    if (machine.isA() &&
        !(isKnown(machine, in[0][0], i) && isKnown(machine, in[1][0], i)))
      return Lane::poison();
    auto x = byteAt(machine, in[0][0], i), y = byteAt(machine, in[1][0], i);
    if (x && y && *x != *y)
      order = *x < *y ? -1 : 1;
  }
  if (machine.stopped() || !order)
    return zeroLane(Type::getIntNTy(machine.module().getContext(), width),
                    machine.layout);
  // Which number is not told.
  return anyOfSign(machine, width, sign ? *order : 0);
}

} // namespace palindrome::interpret
