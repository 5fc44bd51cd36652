// The contents of memory, as one function leaves them: the log of its writes,
// and values read from and written to it.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SIDEMEMORY_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SIDEMEMORY_H

#include "verify/judge/refine/encode/state/SideObjects.h"

namespace palindrome::encode {

/// Paths are walked predecessors first, so on every path the writes were
/// executed in the order of the log. A write on another path has a guard that
/// is false. Nothing here checks whether an access is defined.
class SideMemory {
public:
  SideMemory(Problem &problem, const Position &here, Choices &choices,
             SideObjects &objects)
      : problem(problem), here(here), choices(choices), objects(objects) {}

  //===-- Bytes -----------------------------------------------------------===//

  MemoryByte readByte(Expr block, Expr offset) {
    return readByte(block, offset, log.size());
  }
  /// The byte as it is after the first `until` writes.
  MemoryByte readByte(Expr block, Expr offset, size_t until);
  void writeBytes(Expr pointer, llvm::ArrayRef<MemoryByte> bytes);
  /// Adds a write, whose guard and place become the current ones.
  void addWrite(Write write);
  llvm::ArrayRef<Write> writes() const { return log; }
  /// Ends the lifetime of an object of the stack: its bytes become poison.
  void endLifetime(Expr block);

  //===-- Values ----------------------------------------------------------===//

  /// The value of `type` that is in memory at `pointer`, in the data layout's
  /// byte order. Poison, and the problem unsupported, if the type is.
  /// `mayBeAccessed`: whether the provenance of pointers in it may matter.
  Lanes load(llvm::Type *type, Expr pointer, bool mayBeAccessed = true);
  void store(llvm::Type *type, const Lanes &value, Expr pointer);
  /// The bits of an initialised byte. The bytes of a pointer are those of its
  /// address.
  Expr numberOf(const MemoryByte &byte);
  /// Whether `numberOf` was asked for a byte that may belong to a pointer.
  bool readsPointersAsNumbers() const { return readsPointers; }
  /// Whether a pointer is loaded from the bytes of a number that the function
  /// wrote, other than zero, and may be accessed. LangRef leaves open whether
  /// it may point to an object whose address is that number, as one made by
  /// `inttoptr` may. It is encoded as one without provenance.
  Expr loadsNumbersAsPointers() const { return loadsNumbers; }

private:
  Problem &problem;
  const Position &here;
  Choices &choices;
  SideObjects &objects;
  std::vector<Write> log;
  bool readsPointers = false;
  Expr loadsNumbers = Expr::boolean(false);
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SIDEMEMORY_H
