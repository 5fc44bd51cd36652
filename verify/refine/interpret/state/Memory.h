// Memory: blocks of bytes, where each bit may be poison or undef.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_STATE_MEMORY_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_STATE_MEMORY_H

#include "verify/refine/interpret/state/Value.h"
#include "llvm/ADT/DenseSet.h"

namespace palindrome::interpret {

using refine::Byte;

struct MemoryByte {
  uint8_t value = 0;
  uint8_t poison = 0;   ///< Bits that are poison.
  uint8_t undef = 0xff; ///< Bits that are undef. No bit is both.
  bool pointer = false; ///< Byte `index` of a pointer to `block` + `offset`.
  uint8_t index = 0;
  unsigned block = 0;
  /// Not 0: its value was drawn from undef, by the store of that number.
  unsigned loose = 0;
  /// The width of the integer of no whole number of bytes that was stored here,
  /// or 0.
  unsigned oddWidth = 0;
  bool stored = false; ///< By this run, as part of a value.
  llvm::APInt offset;

  static MemoryByte of(const Byte &byte);
  static MemoryByte of(uint8_t value);
  static MemoryByte poisoned();
  bool isBits() const { return !pointer && !poison && !undef; }
};

struct MemoryBlock {
  enum Kind { Null, Given, Stack, Heap };
  Kind kind = Given;
  const llvm::GlobalValue *global = nullptr;
  uint64_t size = 0;
  uint64_t alignment = 1;
  /// Nothing for a local block of A, whose address is a choice.
  std::optional<uint64_t> address;
  bool writable = true, freeable = false, alive = true;
  bool hasLifetimes = false; ///< Alive from each begin to the next end.
  /// Whether this run read it, wrote it, used its address as a number.
  bool read = false, written = false, exposed = false;
  std::map<uint64_t, MemoryByte> bytes; ///< The others are `rest`.
  MemoryByte rest;

  const MemoryByte &at(uint64_t offset) const {
    auto found = bytes.find(offset);
    return found == bytes.end() ? rest : found->second;
  }
  bool isLocal() const { return kind == Stack || kind == Heap; }
};

using Memory = std::vector<MemoryBlock>;
using Bytes = llvm::SmallVector<MemoryByte, 8>;

/// The blocks of a witness.
Memory memoryOf(const std::vector<refine::Block> &blocks);

/// A value of `type` in memory. `loose` is the number of this store.
Bytes encode(llvm::ArrayRef<Lane> lanes, llvm::Type *type,
             const llvm::DataLayout &layout, unsigned loose);

/// The value of `type` that `bytes` hold, or nothing where LangRef does not say
/// (a pointer's bytes as an integer), with why in `what`. `draw` resolves a
/// lane of which only some bits are undef.
using DrawBits =
    llvm::function_ref<Lane(llvm::APInt known, const llvm::APInt &undef)>;
std::optional<Lanes> decode(llvm::ArrayRef<MemoryByte> bytes, llvm::Type *type,
                            const llvm::DataLayout &layout, DrawBits draw,
                            const char *&what);

/// For people.
std::string byteText(const MemoryByte &byte);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_STATE_MEMORY_H
