// How bytes, pointers and provenance are represented in memory.
//
// Memory maps a memory block and an offset to a byte. Blocks.h describes what a
// block's number stands for. A pointer is a term of n + 64 bits:
//
//    63+n        64 63                               0
//   +--------------+----------------------------------+
//   | memory block | offset in bytes                  |   n = blockBits()
//   +--------------+----------------------------------+
//     0 0...0   no object: the offset is the address, as of null (offset 0) or
//               of a pointer made of an integer
//     0 ...     an object that exists on entry, the same for source and target
//     1 ...     a local block: an object that the function allocates itself
//
// The block is the pointer's provenance: an access is defined only within the
// object that the block is. The address is the address of the object plus the
// offset.
//
// A byte holds eight bits, or one byte of a pointer. `store ptr %p, ptr %q` on
// a little-endian target writes to the block of %q
//
//   offset       q       q+1          q+7
//              +-------+-------+-...-+--------+
//   isPointer  | true  | true  |     | true   |  unless %p is of block 0
//   pointer    | %p    | %p    |     | %p     |  the whole pointer
//   index      | 0     | 1     |     | 7      |  which byte of it
//   bits       | 7..0  | 15..8 |     | 63..56 |  of the offset of %p
//              +-------+-------+-...-+--------+
//
// Loading a pointer from eight bytes with the same `pointer` and the indices 0
// to 7 returns that pointer, with its provenance. Loading one from bytes that
// are no pointers' returns their number as an address, in block 0. Any other
// mix is poison. Loading an integer from pointers' bytes returns the bytes of
// their address (`SideMemory::numberOf`).

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_MEMORY_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_MEMORY_H

#include "verify/judge/refine/encode/model/Blocks.h"
#include "verify/judge/refine/encode/model/Lanes.h"
#include <functional>

namespace palindrome::encode {

/// A byte of memory: eight bits, or one byte of a pointer.
struct MemoryByte {
  Expr bits; ///< The eight bits; for a pointer, those of its offset.
  Expr poison = Expr::boolean(false);
  /// Whether nothing was written here: each read chooses a value (undef).
  Expr isUninitialised = Expr::boolean(false);
  Expr isPointer = Expr::boolean(false);
  /// Whether the function wrote it as a part of a number. What others wrote is
  /// arbitrary: there is the same input with bytes of a pointer.
  Expr isNumber = Expr::boolean(false);
  Expr pointer; ///< The pointer; not set if `isPointer` cannot hold.
  Expr index;   ///< The number of the byte in the pointer, 3 bits wide.
  /// Which byte of a value whose size is no multiple of 8 bits it is
  /// (`partOf`). Not set if it cannot belong to such a value.
  Expr part = {};
  Undefs undefs = {};
  /// Where the byte varies, apart from `isUninitialised`.
  Variation varies = Variation::unknown();

  Variation variation() const { return undefs.empty() ? Variation() : varies; }

  /// The `part` of byte `index`, counted from the least significant, of a value
  /// of `width` bits: the width, and the number of bits in the byte that do not
  /// belong to the value.
  ///
  ///    31                  3 2       0
  ///   +---------------------+---------+
  ///   | width of the value  | spare   |   0 if the width is a multiple of 8
  ///   +---------------------+---------+
  static Expr partOf(unsigned width, unsigned index);
  static constexpr unsigned partBits = 32;
  Expr partOrZero() const {
    return part.isSet() ? part : Expr::bits(partBits, 0);
  }
  /// The mask of the bits that do not belong to the value, the highest ones.
  Expr spareBits() const;

  /// A byte to which nothing was written.
  static MemoryByte uninitialised();
};

/// `condition ? a : b`.
MemoryByte select(Expr condition, const MemoryByte &a, const MemoryByte &b);

/// The contents of memory on entry, the same for source and target:
/// uninterpreted functions of the block and the offset.
class InitialMemory {
public:
  /// `hasPointers`: whether bytes may belong to pointers. `hasParts`: whether
  /// there may be values whose size is no multiple of 8 bits. `mayBeUndef` and
  /// `mayBePoison`: whether bytes may be uninitialised or poison.
  InitialMemory(const Blocks &blocks, bool hasPointers, bool hasParts,
                Expr mayBeUndef, bool mayBePoison);
  MemoryByte read(Expr block, Expr offset);

  /// A place that was read, and what was found there.
  struct Read {
    Expr block, offset;
    MemoryByte byte;
  };
  llvm::ArrayRef<Read> places() const { return asked; }
  /// Keeps the first `count` places only, where later ones were read for a
  /// comparison alone.
  void keepPlaces(size_t count) {
    asked.erase(asked.begin() + ptrdiff_t(count), asked.end());
  }

  const Expr mayBeUndef;

private:
  const Blocks &blocks;
  bool hasPointers, hasParts, mayBePoison;
  Uninterpreted bits, kinds, pointers, indices, parts;
  std::vector<Read> asked;
};

/// An object that a function allocates itself.
struct LocalBlock {
  /// The size in bytes. Not set for an index that only the other function uses.
  Expr size;
  uint64_t alignment;
  Expr address; ///< Not set until the address is looked at.
  bool isHeap = false;
  const llvm::Instruction *madeBy = nullptr;
  /// Whether it is allocated at all, and so needs an address.
  Expr exists = Expr::boolean(true);
  /// The number of life events, and of local blocks, before the allocation.
  size_t livesBefore = 0, blocksBefore = 0;
  /// Whether other code may know it: a pointer to it was stored, returned, or
  /// passed to a callee that may keep it.
  Expr hasEscaped = Expr::boolean(false);
  /// Whether it has escaped, or a callee may have known it while it ran.
  Expr wasPassed = Expr::boolean(false);

  /// For the heap: whether the allocation is executed, and the choice that it
  /// finds no memory.
  Expr isAskedFor = Expr::boolean(false), hasNoRoom = Expr::boolean(false);

  bool isPresent() const { return size.isSet(); }
};

/// A write of `bytes` at one place or, if `covers` is set, of `byteAt` at all
/// places that `covers` holds for.
struct Write {
  Expr guard;     ///< Whether it is executed.
  unsigned place; ///< Position::place().
  /// Whether the program writes; else the lifetime of the object begins or
  /// ends.
  bool isStore = true;
  /// The place of the first byte. If `covers` is set, only the block may be, if
  /// it is known.
  Expr block, offset;
  llvm::SmallVector<MemoryByte, 4> bytes;
  std::function<Expr(Expr block, Expr offset)> covers;
  std::function<MemoryByte(Expr block, Expr offset)> byteAt;
};

/// The begin or end of the lifetime of one object or, if `covers` is set, of
/// all objects that it holds for.
struct LifeEvent {
  Expr guard; ///< Whether it happens.
  Expr block;
  bool isAlive;
  std::function<Expr(Expr block)> covers = {};
};

/// A moment in the execution: the number of writes and life events before it.
struct Moment {
  size_t writes = 0, lives = 0;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_MEMORY_H
