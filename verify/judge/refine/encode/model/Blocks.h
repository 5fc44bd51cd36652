// The memory objects of a problem, and pointers into them.
//
// A memory block stands for an object. Objects that exist when the functions
// are called have the same number for source and target: block 0 is that of
// null, those of null in other address spaces and of globals follow, then the
// objects that other pointers from outside may point to (arguments, pointers in
// memory, results of unknown callees). The
// objects that a function allocates itself, its local blocks, have the top bit
// set. Memory.h shows how pointers are laid out.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_BLOCKS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_BLOCKS_H

#include "verify/judge/refine/encode/model/Terms.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/bit.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include <vector>

namespace palindrome::encode {

/// The width of offsets and addresses. Of narrower pointers, addresses are
/// zero-extended and offsets sign-extended.
constexpr unsigned offsetBits = 64;

/// The objects that exist on entry: uninterpreted functions of the block.
class Blocks {
public:
  /// `unknown` is the number of objects that pointers from outside may point to
  /// besides globals, `local` the number of local blocks of either function.
  Blocks(const llvm::Function &source, const llvm::Function &target,
         unsigned unknown, unsigned local);

  unsigned blockBits() const { return bits; }
  unsigned pointerBits() const { return bits + offsetBits; }
  /// The number of objects that exist on entry, with block 0.
  unsigned count() const { return blockCount; }

  /// The block of a global that is reachable from one of the functions; 0 for
  /// another one.
  unsigned numberOf(const llvm::GlobalValue &global) const {
    return numbers.lookup(global.getName());
  }
  /// The globals by block; null for a block of null.
  llvm::ArrayRef<const llvm::GlobalValue *> globals() const { return known; }

  Expr makePointer(Expr block, Expr offset) const {
    return block.concat(offset);
  }
  Expr makePointer(unsigned block, uint64_t offset = 0) const {
    return makePointer(Expr::bits(bits, block), Expr::bits(offsetBits, offset));
  }
  Expr null() const { return makePointer(0); }

  // Address spaces. Except in space 0, there may be memory at null (LangRef,
  // 'Pointer Type'), so that null has a block of its own.

  /// The address spaces other than 0 that the functions use.
  llvm::ArrayRef<unsigned> spaces() const { return otherSpaces; }
  /// The block of null in an address space.
  unsigned nullBlock(unsigned space) const {
    return llvm::find(otherSpaces, space) == otherSpaces.end()
               ? 0
               : 1 + (llvm::find(otherSpaces, space) - otherSpaces.begin());
  }
  Expr null(unsigned space) const { return makePointer(nullBlock(space)); }
  /// Whether pointers into the block have no provenance: it is that of null in
  /// some address space.
  Expr isNullBlock(Expr block) const {
    return block.ule(Expr::bits(bits, otherSpaces.size()));
  }
  /// A pointer from outside as one of the address space `space`: without a
  /// provenance, it is an offset from null of that space.
  Expr inSpace(Expr pointer, unsigned space) const {
    return otherSpaces.empty()
               ? pointer
               : makePointer(isNullBlock(blockOf(pointer))
                                 .select(Expr::bits(bits, nullBlock(space)),
                                         blockOf(pointer)),
                             offsetOf(pointer));
  }
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
  /// Whether it is a local block.
  static Expr isLocal(Expr block) { return block.isNegative(); }
  /// The block of the local object with this index.
  Expr localBlock(unsigned index) const {
    return Expr::bits(bits, index | (1ull << (bits - 1)));
  }
  /// The index of a local block; nothing for another block.
  static std::optional<unsigned> localIndex(const llvm::APInt &number) {
    if (!number.isNegative())
      return std::nullopt;
    return number.getLoBits(number.getBitWidth() - 1).getZExtValue();
  }

  // Properties of the objects that exist on entry.

  /// The size in bytes.
  Expr size(Expr block) const { return sizes({block}); }
  Expr address(Expr block) const { return addresses({block}); }
  Expr isWritable(Expr block) const { return writable({block}).toBoolean(); }
  /// Whether no module defines the symbol, which may be so if its linkage is
  /// extern_weak: its address is null then.
  Expr isMissing(Expr block) const { return missing({block}).toBoolean(); }
  /// Whether the object may be passed to `free`.
  Expr isHeap(Expr block) const { return heap({block}).toBoolean(); }
  /// The alignment of heap objects that are at least as large (C17 7.22.3).
  unsigned heapAlignment() const { return llvm::bit_floor(addressBits / 4); }
  /// Whether an object of `size` bytes may start at `start` in an address
  /// space: without wrapping around its end and, in space 0, not at null.
  Expr mayLieAt(Expr start, Expr size, unsigned space = 0) const;
  /// Whether no object has that size: it is more than half of the address space
  /// (LangRef, allocated objects).
  Expr isTooLarge(Expr size) const {
    return !size.lshr(Expr::bits(offsetBits, addressBits - 1)).isZero();
  }
  /// The width of an address.
  unsigned addressWidth() const { return addressBits; }
  /// An address, modulo the size of the address space.
  Expr wrapAddress(Expr address) const {
    return address.trunc(addressBits).zext(offsetBits);
  }
  /// An offset, modulo the size of the address space.
  Expr wrapOffset(Expr offset) const {
    return offset.trunc(addressBits).sext(offsetBits);
  }
  /// Of an arbitrary term, the pointer that its bits are: the offset has no
  /// more bits than an address.
  Expr wrapPointer(Expr pointer) const {
    return addressBits == offsetBits
               ? pointer
               : makePointer(blockOf(pointer), wrapOffset(offsetOf(pointer)));
  }
  /// The first block that may have memory.
  unsigned first() const { return isNullValid ? 0 : 1; }
  /// Whether it is the block of an object that exists on entry.
  Expr isInitial(Expr block) const;

  /// What holds for the sizes, addresses and other properties.
  Expr axioms() const;
  /// That the objects do not overlap, which matters only if addresses do.
  Expr addressAxioms() const;
  /// Lists values for the sizes, addresses and other properties that satisfy
  /// the axioms if the address space is large enough. Returns where the rest of
  /// it begins.
  uint64_t listSimpleLayout(llvm::SmallVectorImpl<Expr> &terms,
                            llvm::SmallVectorImpl<Expr> &values) const;
  /// That the objects of unknown size are small, for counterexamples that
  /// people can read.
  Expr areSmall() const;

private:
  /// What is known of a global: its size, or the least that it may have.
  struct Known {
    uint64_t size;
    llvm::Align align;
    bool isWritable;
  };
  Known propertiesOf(const llvm::GlobalValue &global) const;

  llvm::StringMap<unsigned> numbers;
  std::vector<const llvm::GlobalValue *> known;
  llvm::SmallVector<unsigned, 2> otherSpaces;
  const llvm::DataLayout &layout;
  unsigned addressBits, blockCount, bits;
  bool isNullValid; ///< Whether there may be memory at null.
  Uninterpreted sizes, addresses, writable, heap, missing;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_BLOCKS_H
