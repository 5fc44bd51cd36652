// Memory of the interpreter: memory objects, whose bytes hold bits that may be
// poison or undef, or parts of pointers.
//
//   memory     object 0    object 1 (@g, Initial)    object 2 (alloca, Stack)
//              null        +---------------------+   +-----------+
//                          | 07 00 00 00 p0 ..p7 |   | ?? ?? ??  |
//                          +---------------------+   +-----------+
//                            bits        |             undef
//                                        |
//       bytes p0 to p7 hold the pointer "object 2 + 1": byte `index` of it each
//
// A pointer in memory keeps its provenance, the object, so that eight bytes
// p0 to p7 in order load as that pointer again. An integer load of them reads
// the object's address, if it has one.
//
// Twin of encode/model/Memory.h, the solver's memory. They share no code on
// purpose: each checks the other.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_MEMORY_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_MEMORY_H

#include "verify/judge/refine/interpret/state/Value.h"
#include "llvm/ADT/DenseSet.h"

namespace palindrome::interpret {

struct MemoryByte {
  uint8_t value = 0;
  uint8_t poison = 0;   ///< The bits that are poison.
  uint8_t undef = 0xff; ///< The bits that are undef. No bit is both.
  /// Whether this is byte `index`, in memory order, of the pointer `offset`
  /// bytes into `object`.
  bool pointer = false;
  uint8_t index = 0;
  unsigned object = 0;
  llvm::APInt offset;
  /// If the value was computed from undef, the number of the store that wrote
  /// it, else 0. In the source a second load of what that store wrote may
  /// observe another value, just as a second use of a register.
  unsigned undefStore = 0;
  /// The width of the stored integer this byte belongs to if it is no multiple
  /// of 8, else 0. LangRef leaves open what a load of another type reads there
  /// (LangRef, 'load' Instruction).
  unsigned oddWidth = 0;
  bool stored =
      false; ///< Whether this execution stored it, as part of a value.

  static MemoryByte of(const refine::Byte &byte);
  static MemoryByte of(uint8_t value);
  static MemoryByte poisoned();
  /// Byte `index` of a pointer.
  static MemoryByte ofPointer(unsigned object, const llvm::APInt &offset,
                              unsigned index);
  bool isBits() const { return !pointer && !poison && !undef; }
};

/// An allocation (LangRef, 'Object Lifetime').
struct MemoryObject {
  enum Kind {
    Null,    ///< Object 0, which null points to.
    Initial, ///< Allocated before the call: a global, or a caller's object.
    Stack,   ///< An alloca, or the copy of a byval argument.
    Heap,    ///< Of malloc and its kin.
  };
  enum class State {
    Alive,
    Dead,  ///< Before llvm.lifetime.start, or after llvm.lifetime.end.
    Freed, ///< Deallocated: by free, or by the return of its function.
  };
  Kind kind = Initial;
  const llvm::GlobalValue *global = nullptr;
  /// What allocated it, if this execution did.
  const llvm::Instruction *madeBy = nullptr;
  uint64_t size = 0;      ///< In bytes.
  uint64_t alignment = 1; ///< In bytes, at least 1.
  /// Nothing for an object that the source allocated, whose address is a choice
  /// unless it was shown to an event.
  std::optional<uint64_t> address;
  bool writable = true, freeable = false;
  /// The address space in which null points to the object, if not 0.
  unsigned nullOfSpace = 0;
  bool missing = false; ///< Whether no module defines the extern_weak `global`.
  bool isLone = false;  ///< As of a `refine::Block`.
  /// Whether lifetime intrinsics begin and end its life.
  bool hasLifetimes = false;
  /// Whether it is a stream of C's library, of which the contents are not
  /// known, or the variable `errno`.
  bool isStream = false, isErrno = false;
  /// Whether it is the copy of a byval argument.
  bool isCopy = false;
  /// Whether it is an alloca that a call under way must not access, since the
  /// call is marked `tail` or `musttail`.
  bool isBarred = false;
  /// Whether this execution read it, wrote it, exposed its address by a
  /// conversion to an integer, or converted it by ptrtoaddr, which exposes no
  /// provenance.
  bool read = false, written = false, exposed = false, measured = false;
  std::map<uint64_t, MemoryByte> bytes; ///< All other bytes are `rest`.
  MemoryByte rest;

  const MemoryByte &at(uint64_t offset) const {
    auto found = bytes.find(offset);
    return found == bytes.end() ? rest : found->second;
  }
  /// Whether this execution allocated it.
  bool isLocal() const { return kind == Stack || kind == Heap; }
  bool isAlive() const { return state == State::Alive; }
  bool isFreed() const { return state == State::Freed; }
  /// Changes the state. Dead and alive objects may change to any state; a freed
  /// one stays freed, and must not be changed.
  void changeState(State next);

private:
  State state = State::Alive;
};

using Memory = std::vector<MemoryObject>;
using Bytes = llvm::SmallVector<MemoryByte, 8>;

/// The memory objects of a witness, before the call.
Memory memoryOf(const std::vector<refine::Block> &blocks);

/// Whether a byte of the target's object certainly does not refine that of the
/// source's, which is `shift` bytes before it.
bool haveOtherBytes(const MemoryObject &target, const MemoryObject &source,
                    uint64_t shift = 0);

/// Whether somebody who reads around the byte `y` of the source's object finds
/// another byte there, or none, around the byte `x` of the target's.
bool readsOtherwise(const MemoryObject &target, const llvm::APInt &x,
                    const MemoryObject &source, const llvm::APInt &y);

/// The bytes of a value of `type`, as a store writes them. `store` is the
/// number of this store, at least 1, for bytes that are computed from undef.
Bytes toBytes(llvm::ArrayRef<Lane> lanes, llvm::Type *type,
              const llvm::DataLayout &layout, unsigned store);

/// Determines a lane of which only the bits of `undef` are undef; the others
/// are `known`.
using ChooseBits =
    llvm::function_ref<Lane(llvm::APInt known, const llvm::APInt &undef)>;

/// The value of `type` that a load reads from `bytes`. Nothing where LangRef
/// leaves the result open and the interpreter does not model it, such as an
/// integer's bytes loaded as a pointer; `what` then describes the case.
std::optional<Lanes> fromBytes(llvm::ArrayRef<MemoryByte> bytes,
                               llvm::Type *type, const llvm::DataLayout &layout,
                               ChooseBits choose, const char *&what);

/// The text of a byte in counterexamples.
std::string byteText(const MemoryByte &byte);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_MEMORY_H
