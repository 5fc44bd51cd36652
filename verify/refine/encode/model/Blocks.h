// The blocks of memory of a pair, and pointers into them.
//
// A pointer is the number of a block and an offset in bytes. Blocks that are
// there when the functions are called have the same numbers on both sides:
// null's is 0, globals follow, then those that pointers in arguments, memory or
// what unknown callees give may lead to. Each side's own have the top bit set.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_MODEL_BLOCKS_H
#define PALINDROME_VERIFY_REFINE_ENCODE_MODEL_BLOCKS_H

#include "verify/refine/encode/model/Terms.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/bit.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include <vector>

namespace palindrome::encode {

/// Of narrower pointers, addresses are extended with zeros, offsets by sign.
constexpr unsigned offsetBits = 64;

/// What both sides have in memory when they are called.
class Blocks {
public:
  /// `unknown` is how many blocks the pointers that come from outside may lead
  /// to; `local`, how many either side makes.
  Blocks(const llvm::Function &a, const llvm::Function &b, unsigned unknown,
         unsigned local);

  unsigned blockBits() const { return bits; }
  unsigned pointerBits() const { return bits + offsetBits; }
  unsigned count() const { return blockCount; }

  /// The block of a global of either side, which must be one of those that the
  /// functions reach.
  unsigned numberOf(const llvm::GlobalValue &global) const {
    return numbers.lookup(global.getName());
  }
  /// Those of both sides under their numbers; null where there is none.
  llvm::ArrayRef<const llvm::GlobalValue *> globals() const { return known; }

  Expr makePointer(Expr block, Expr offset) const {
    return block.concat(offset);
  }
  Expr makePointer(unsigned block, uint64_t offset = 0) const {
    return makePointer(Expr::bits(bits, block), Expr::bits(offsetBits, offset));
  }
  Expr null() const { return makePointer(0); }
  static Expr blockOf(Expr pointer) {
    return pointer.extract(pointer.width() - 1, offsetBits);
  }
  static Expr offsetOf(Expr pointer) {
    return pointer.extract(offsetBits - 1, 0);
  }
  /// The pointer `bytes` further on, to the same object.
  Expr offsetPointer(Expr pointer, Expr bytes) const {
    return makePointer(blockOf(pointer), offsetOf(pointer) + bytes);
  }
  Expr offsetPointer(Expr pointer, uint64_t bytes) const {
    return offsetPointer(pointer, Expr::bits(offsetBits, bytes));
  }
  static Expr isLocal(Expr block) { return block.isNegative(); }
  /// The number of a side's own block.
  Expr localBlock(unsigned index) const {
    return Expr::bits(bits, index | (1ull << (bits - 1)));
  }
  /// The index of a side's own block, from its number.
  static std::optional<unsigned> localIndex(const llvm::APInt &number) {
    if (!number.isNegative())
      return std::nullopt;
    return number.getLoBits(number.getBitWidth() - 1).getZExtValue();
  }

  /// Of blocks that are there from the start, by number.
  Expr size(Expr block) const { return sizes({block}); }
  Expr address(Expr block) const { return addresses({block}); }
  Expr isWritable(Expr block) const { return writable({block}).toBoolean(); }
  /// Whether `free` takes it.
  Expr isHeap(Expr block) const { return heap({block}).toBoolean(); }
  /// Of blocks of the heap that are no smaller.
  unsigned heapAlignment() const { return llvm::bit_floor(addressBits / 4); }
  /// Whether a block may start there: not at null, without wrapping, and all of
  /// it where pointers reach.
  Expr mayLieAt(Expr start, Expr size) const;
  /// Whether no object has that size: it is more than half of what pointers
  /// reach (LangRef, allocated objects).
  Expr isTooLarge(Expr size) const {
    return !size.lshr(Expr::bits(offsetBits, addressBits - 1)).isZero();
  }
  /// An address, without what does not fit a pointer.
  Expr wrapAddress(Expr address) const {
    return address.trunc(addressBits).zext(offsetBits);
  }
  /// The first of those that have memory.
  unsigned first() const { return isNullValid ? 0 : 1; }
  /// Whether it is there from the start, by number.
  Expr isInitial(Expr block) const;

  /// What is always true of the blocks: sizes, where they may lie.
  Expr axioms() const;
  /// That they do not overlap, for those who look at addresses.
  Expr addressAxioms() const;
  /// That those whose size is not known are small, for counterexamples that
  /// people can read.
  Expr areSmall() const;

private:
  llvm::StringMap<unsigned> numbers;
  std::vector<const llvm::GlobalValue *> known;
  const llvm::DataLayout &layout;
  unsigned addressBits, blockCount, bits;
  bool isNullValid; ///< Whether there may be memory at null.
  Uninterpreted sizes, addresses, writable, heap;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_MODEL_BLOCKS_H
