// Ranges of bytes.

#include "verify/judge/refine/encode/state/Ranges.h"

using namespace palindrome::encode;
using namespace llvm;

/// Ranges of up to this many bytes are written byte by byte.
constexpr uint64_t fewBytes = 64;

MemoryByte palindrome::encode::byteOf(const Lane &lane) {
  MemoryByte byte;
  byte.bits = lane.value;
  byte.poison = lane.poison;
  byte.isNumber = Expr::boolean(true);
  byte.undefs = lane.undefs;
  byte.varies = lane.variation().isWhole ? lane.varies : Variation::unknown();
  return byte;
}

void palindrome::encode::writeRange(Side &side, Expr pointer, Expr size,
                                    ByteAt byteAt) {
  if (auto count = size.constant(); count && count->ule(fewBytes)) {
    SmallVector<MemoryByte> bytes;
    for (uint64_t i = 0; i < count->getZExtValue(); ++i)
      bytes.push_back(byteAt(Expr::bits(offsetBits, i)));
    side.memory.writeBytes(pointer, bytes);
    return;
  }
  Expr block = Blocks::blockOf(pointer), start = Blocks::offsetOf(pointer);
  Write write;
  write.block = block;
  write.covers = [=](Expr at, Expr offset) {
    Expr same = at == block;
    return same.isFalse() ? same : same && (offset - start).ult(size);
  };
  write.byteAt = [start, byteAt = std::move(byteAt)](Expr, Expr offset) {
    return byteAt(offset - start);
  };
  side.memory.addWrite(std::move(write));
}

void palindrome::encode::fillRange(Side &side, Expr pointer, Expr size,
                                   const MemoryByte &byte) {
  side.checkAccess(pointer, size, Align(1), /*isWrite=*/true);
  writeRange(side, pointer, size, [byte](Expr) { return byte; });
}

void palindrome::encode::moveRange(Side &side, Expr target, Expr source,
                                   Expr size) {
  Expr block = Blocks::blockOf(source), start = Blocks::offsetOf(source);
  size_t until = side.memory.writes().size();
  writeRange(side, target, size, [&side, block, start, until](Expr offset) {
    return side.memory.readByte(block, start + offset, until);
  });
}

void palindrome::encode::copyRange(Side &side, Expr target, Expr source,
                                   Expr size, bool mayOverlap) {
  side.checkAccess(target, size, Align(1), /*isWrite=*/true);
  side.checkAccess(source, size, Align(1), /*isWrite=*/false);
  Expr distance = Blocks::offsetOf(target) - Blocks::offsetOf(source);
  if (!mayOverlap)
    side.addUB(Blocks::blockOf(target) == Blocks::blockOf(source) &&
               !distance.isZero() &&
               (distance.ult(size) || (-distance).ult(size)));
  moveRange(side, target, source, size);
}

ReadNumber palindrome::encode::readNumber(Side &side, Expr pointer) {
  MemoryByte byte =
      side.memory.readByte(Blocks::blockOf(pointer), Blocks::offsetOf(pointer));
  Expr isVague = byte.isUninitialised || !byte.spareBits().isZero();
  Lane lane{side.memory.numberOf(byte), byte.poison || isVague, byte.undefs,
            byte.varies};
  Lane value = side.choices.sample(lane);
  if (Variation varies = lane.variation(); varies.isKnown())
    return {value.value, value.poison || varies.condition};
  // There is one value only if a use that chooses anew sees the sample.
  Lane used = side.choices.use(lane);
  return {value.value, used.poison || used.value != value.value};
}
