// The bounds of one execution. An execution ends for certain only where
// something bounds it, and each bound here is far beyond what the functions in
// the corpus need. Reaching one is never a verdict: the outcome is `Limit` or
// `Unsupported`, as noted at each constant.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_LIMITS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_LIMITS_H

#include <cstddef>
#include <cstdint>

namespace palindrome::interpret {

/// The instructions that an execution may run, since a loop may be infinite.
/// Beyond them its outcome is `Limit`.
constexpr unsigned mostSteps = 100000;

/// The depth of nested calls of defined functions, since each is a recursion of
/// the interpreter. Beyond it the outcome is `Limit`.
constexpr size_t mostCallDepth = 40;

/// The calls of unknown functions in an execution, since the snapshot of memory
/// that each keeps takes time and space. Beyond them the outcome is `Limit`.
constexpr unsigned mostUnknownCalls = 200;

/// The scalars in a value of one type, since each is a lane of its own. A value
/// of a larger type is `Unsupported`.
constexpr size_t mostLanes = 1 << 12;

/// The bytes that memcpy, memmove and memset write. More are `Unsupported`.
/// Callers may allow more: see Options::maxCopiedBytes.
constexpr uint64_t mostCopiedBytes = 1 << 16;

/// The bytes that strlen, memcmp and realloc read. More are `Unsupported`.
constexpr uint64_t mostScannedBytes = 1 << 14;

/// The size of an allocation that succeeds. The allocation of a larger object
/// may fail for want of memory: the source then has undefined behavior, which
/// admits every target, and the target is `Unsupported`.
constexpr uint64_t mostAllocatedBytes = uint64_t(1) << 30;

/// The width in bits of the choices of one operation of the source that are
/// enumerated. A wider choice is over-approximated by a lane of kind `Frozen`,
/// `NaN` or `Poison`. Callers may set less: see Options::enumeratedBits.
constexpr unsigned mostEnumeratedBits = 8;

/// The width in bits of a choice of the source that has no over-approximation,
/// such as the successor of a switch. A wider one is `Unsupported`.
constexpr unsigned mostChoiceBits = 16;

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_LIMITS_H
