// A concrete input of a source and a target function, with the behavior of
// their environment. The encoder makes one from a model, the search from likely
// values; the interpreter executes both functions on it. It uses none of these
// rooms.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_WITNESS_WITNESS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_WITNESS_WITNESS_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class GlobalValue;
class Instruction;
} // namespace llvm

namespace palindrome::refine {

/// A scalar. An aggregate or a vector is the list of its scalars, in the order
/// of their indices.
struct Leaf {
  enum Kind {
    Poison,
    Undef,   ///< Any value, and another one at each use. In inputs only.
    Bits,    ///< The bits of an integer or a floating-point number.
    Pointer, ///< `bits` bytes into memory object `block`, of the index width.
  };
  Kind kind = Bits;
  llvm::APInt bits;
  unsigned block = 0;
};
using Leaves = llvm::SmallVector<Leaf, 1>;

/// A byte of memory. An uninitialized byte is `Undef`.
struct Byte {
  enum Kind {
    Poison,
    Undef,
    Bits,
    Pointer, ///< Byte `index`, in memory order, of the pointer `offset` bytes
             ///< into memory object `block`.
  };
  Kind kind = Undef;
  uint8_t bits = 0;
  unsigned index = 0;
  unsigned block = 0;
  llvm::APInt offset;
};

/// A memory object that exists before the functions are called. Its number is
/// its place in Witness::blocks; number 0 is the one that null points to, of
/// size 0.
struct Block {
  const llvm::GlobalValue *global =
      nullptr;            ///< Of the source's module, or null.
  uint64_t size = 0;      ///< In bytes.
  uint64_t alignment = 1; ///< In bytes.
  uint64_t address = 0;
  bool writable = true;
  bool freeable = false; ///< Whether it is a heap object.
  /// The address space in which null points to the object, if not 0.
  unsigned nullOfSpace = 0;
  /// Whether no module defines the extern_weak `global`, which then is null.
  bool missing = false;
  /// Whether `global` is a constant that one module alone has. The other one
  /// has no address of it, nor has what exists before the call.
  bool isLone = false;
  std::map<uint64_t, Byte> bytes; ///< All other bytes are `rest`.
  Byte rest;
};

/// Why an execution chooses a value (docs/semantics.md).
enum class ChoiceKind {
  Undef,   ///< A use of undef.
  Freeze,  ///< freeze of undef or poison.
  NaN,     ///< The sign and the payload of a NaN result.
  Address, ///< The address of an allocation.
  Other,   ///< Such as whether an allocation fails.
};

/// A choice of an instruction. The choices of one instruction and one kind are
/// in the order of execution.
struct Choice {
  ChoiceKind kind;
  llvm::APInt bits;
};

/// A byte that a callee writes to a memory object that the target has
/// allocated: the one that the `execution`-th execution of `madeBy` made,
/// counted from 0.
struct LocalWrite {
  const llvm::Instruction *madeBy = nullptr;
  unsigned execution = 0;
  uint64_t offset = 0;
  Byte byte;
};

/// The effect of one call of an unknown function.
struct CallEffect {
  bool diverges = false, unwinds = false;
  /// Whether the callee has undefined behavior.
  bool isUndefined = false;
  /// Whether attributes of a call of the target forbid how it ends. The
  /// interpreter sets it.
  bool isForbidden = false;
  /// Whether no call of the target corresponds to this one of the source. The
  /// interpreter sets it.
  bool isUnmatched = false;
  /// Whether it reads a byte through each pointer argument that it may read
  /// through.
  bool readsArguments = false;
  /// Whether it returns a pointer that it, or an earlier call, was passed:
  /// `passed` is the number of that event, or `thisCall`, and of the lane of
  /// its arguments.
  bool returnsPassed = false;
  static constexpr unsigned thisCall = ~1u;
  std::pair<unsigned, unsigned> passed = {~0u, ~0u};
  Leaves result;
  /// The bytes that it writes, by memory object and offset.
  std::map<std::pair<unsigned, uint64_t>, Byte> writes;
  /// The interpreter adds these to `writes` when the target makes the call.
  std::vector<LocalWrite> localWrites;
  std::vector<unsigned> frees; ///< The memory objects that it frees.
};

/// How an execution ended, as far as the encoder compares it with the
/// interpreter's.
struct Ending {
  enum Kind { Returns, Unwinds, Stops, Undefined };
  Kind kind = Returns;
  Leaves result; ///< If it returns.
  /// Whether two uses of one register observed two values of it, as it was
  /// computed from undef.
  bool usesDiffer = false;
};

struct Witness {
  std::vector<Leaves> arguments;
  std::vector<Block> blocks;
  /// The target's choices, by instruction. A missing choice is 0.
  std::map<const llvm::Instruction *, std::vector<Choice>> choices;
  /// The effects of unknown calls, by call site, in the order of execution: of
  /// the target's calls, and of those calls of the source that correspond to
  /// none of the target's.
  std::map<const llvm::Instruction *, std::vector<CallEffect>> effects;
  /// How many arguments each list of variable arguments has, at most.
  unsigned variableArguments = ~0u;
  /// The rounding mode of the floating-point environment: at first, and after
  /// each call that is an event. It is the default one where it is missing.
  std::vector<llvm::RoundingMode> rounding;

  llvm::RoundingMode roundingAfter(size_t calls) const {
    return calls < rounding.size() ? rounding[calls]
                                   : llvm::RoundingMode::NearestTiesToEven;
  }
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_WITNESS_WITNESS_H
