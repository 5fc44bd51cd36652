// Ranges of bytes: filling them, copying them, and reading single bytes as
// library functions such as `strlen` do.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_RANGES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_RANGES_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Returns the byte at an offset from the start of a range.
using ByteAt = std::function<MemoryByte(Expr offset)>;

/// A lane of eight bits as a byte of memory.
MemoryByte byteOf(const Lane &lane);

/// Writes `size` bytes. Does not check whether the access is defined.
void writeRange(Side &side, Expr pointer, Expr size, ByteAt byteAt);
/// Copies `size` bytes as they are before the copy. Does not check the
/// accesses.
void moveRange(Side &side, Expr target, Expr source, Expr size);
/// Writes the same byte `size` times, and checks the access.
void fillRange(Side &side, Expr pointer, Expr size, const MemoryByte &byte);
/// Copies `size` bytes and checks the accesses. Unless the ranges may overlap,
/// it is undefined behavior if they do without being equal.
void copyRange(Side &side, Expr target, Expr source, Expr size,
               bool mayOverlap);

/// The value of a byte, as a library function sees it.
struct ReadNumber {
  Expr bits;
  Expr isVague; ///< Whether it is poison, or may vary because of undef.
};
/// Reads a byte. Does not check the access.
ReadNumber readNumber(Side &side, Expr pointer);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_RANGES_H
