// One side's memory: what was written, in order, and which of its own blocks
// there are.
//
// The graph of paths is walked predecessors first, so that on any path what was
// written comes in the order of the log; what is not on the path has a guard
// that does not hold.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_MODEL_MEMORY_H
#define PALINDROME_VERIFY_REFINE_ENCODE_MODEL_MEMORY_H

#include "verify/refine/encode/model/Blocks.h"
#include "verify/refine/encode/model/Lanes.h"
#include <functional>

namespace palindrome::encode {

/// A byte of memory: eight bits, or a part of a pointer.
struct MemoryByte {
  Expr bits; ///< Of a pointer, that part of its address.
  Expr poison = Expr::boolean(false);
  /// Nothing was written here: each read chooses.
  Expr isUninitialised = Expr::boolean(false);
  Expr isPointer = Expr::boolean(false);
  Expr pointer; ///< Where `isPointer` may hold.
  Expr index;   ///< Which byte of it, of 3 bits.
  /// Where it may be part of a value of no whole number of bytes: as part of
  /// what it was stored (`partOf`). Not set where it is surely of whole bytes.
  Expr part = {};
  Undefs undefs = {};
  Variation varies = Variation::unknown(); ///< But for what was never written.

  Variation variation() const { return undefs.empty() ? Variation() : varies; }

  /// What byte `index`, from the lowest, of a value of `width` bits is: that
  /// width, and how many of the byte's bits are not the value's. Zero for whole
  /// bytes.
  static Expr partOf(unsigned width, unsigned index);
  static constexpr unsigned partBits = 32;
  Expr partOrZero() const {
    return part.isSet() ? part : Expr::bits(partBits, 0);
  }
  /// The bits that are not the value's, which are the highest, as a mask.
  Expr spareBits() const;

  /// One that nothing was written to.
  static MemoryByte uninitialised();
};

MemoryByte select(Expr condition, const MemoryByte &a, const MemoryByte &b);

/// The contents of initial memory, the same for both sides.
class InitialMemory {
public:
  /// `mayBeUndef` and `mayBePoison` say whether any of it is, `hasParts`
  /// whether there may be values of no whole number of bytes.
  InitialMemory(const Blocks &blocks, bool hasPointers, bool hasParts,
                Expr mayBeUndef, bool mayBePoison);
  MemoryByte read(Expr block, Expr offset);

  /// All places that were read.
  struct Place {
    Expr block, offset;
    MemoryByte byte;
  };
  llvm::ArrayRef<Place> places() const { return asked; }

  const Expr mayBeUndef;

private:
  const Blocks &blocks;
  bool hasPointers, hasParts, mayBePoison;
  Uninterpreted bits, kinds, pointers, indices, parts;
  std::vector<Place> asked;
};

/// A block that a side makes.
struct LocalBlock {
  /// Unset for a number that is the other side's alone.
  Expr size;
  uint64_t alignment;
  Expr address; ///< A choice.
  bool isHeap = false;
  const llvm::Instruction *madeBy = nullptr;
  /// Whether it is there, if only for a time. Then it must lie somewhere.
  Expr exists = Expr::boolean(true);
  /// How many changes of life, and how many of these blocks, came before it.
  size_t livesBefore = 0, blocksBefore = 0;
  /// Whether others may know it: its address was stored or passed.
  Expr hasEscaped = Expr::boolean(false);
  /// Whether they might while they ran: also where it was passed not to be
  /// kept.
  Expr wasPassed = Expr::boolean(false);

  /// Of the heap: whether it is asked for, and the choice that there is no
  /// room.
  Expr isAskedFor = Expr::boolean(false), hasNoRoom = Expr::boolean(false);

  bool isPresent() const { return size.isSet(); }
};

/// Whether a write is of one place or of whatever its hooks say.
struct Write {
  Expr guard;
  unsigned place;     ///< Of the side's walk.
  Expr block, offset; ///< Where `bytes` go; unset if the hooks say.
  llvm::SmallVector<MemoryByte, 4> bytes;
  std::function<Expr(Expr block, Expr offset)> covers;
  std::function<MemoryByte(Expr block, Expr offset)> byteAt;
};

/// A change of whether a block is alive, or those that the hook says.
struct LifeEvent {
  Expr guard, block;
  bool isAlive;
  std::function<Expr(Expr block)> covers = {};
};

/// A moment in a side's memory: how much of its logs had happened.
struct Moment {
  size_t writes = 0, lives = 0;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_MODEL_MEMORY_H
