// Bytes in a row: writing them, copying them, and reading them as a library
// function does, which looks at each.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_STATE_RANGES_H
#define PALINDROME_VERIFY_REFINE_ENCODE_STATE_RANGES_H

#include "verify/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Gives the byte at an offset from the start.
using ByteAt = std::function<MemoryByte(Expr offset)>;

/// A lane of eight bits in memory.
MemoryByte byteOf(const Lane &lane);

/// Writes `size` bytes, unchecked.
void writeRange(Side &side, Expr pointer, Expr size, ByteAt byteAt);
/// Copies, unchecked, what the source is before.
void moveRange(Side &side, Expr target, Expr source, Expr size);
/// Writes the same byte all over, checked.
void fillRange(Side &side, Expr pointer, Expr size, const MemoryByte &byte);
/// Copies, checked: also that source and target are not partly the same, if
/// they may not overlap.
void copyRange(Side &side, Expr target, Expr source, Expr size,
               bool mayOverlap);

/// A byte as a number.
struct ReadNumber {
  Expr bits;
  Expr isVague; ///< It is poison or not the same for all uses.
};
/// Unchecked.
ReadNumber readNumber(Side &side, Expr pointer);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_STATE_RANGES_H
