// Which allocas a function only loads from and stores to, part by part.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_LOCALS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_LOCALS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

namespace palindrome::refine {

/// The bytes of an alloca that some loads and stores access, each all of them,
/// and as one type.
struct LocalPart {
  uint64_t offset, size; ///< In bytes.
  llvm::Type *type;
  /// Loads and stores.
  llvm::SmallVector<llvm::Instruction *> accesses;
};

/// A `memcpy`, `memmove` or `memset` of a constant number of bytes.
struct LocalCopy {
  llvm::MemIntrinsic *inst;
  uint64_t offset, size; ///< In the alloca, in bytes.
  bool isWritten;        ///< Whether the alloca is what it writes to.
};

/// An alloca whose address is used for nothing but accesses to parts that do
/// not overlap, and to say when it lives.
struct Local {
  /// Sorts the parts. Returns whether a byte belongs to two.
  bool hasOverlap();
  /// Whether instructions have to be split before it is nothing but parts.
  bool isMixed() const { return !aggregates.empty() || !copies.empty(); }

  llvm::AllocaInst *alloca;
  llvm::SmallVector<LocalPart, 1> parts;
  /// Loads and stores of structs and arrays, each of which accesses a part for
  /// each scalar. They are among the accesses of none.
  llvm::SmallVector<llvm::Instruction *, 1> aggregates;
  /// Transfers and fillings of memory, which access the parts in their range.
  llvm::SmallVector<LocalCopy, 1> copies;
  /// `llvm.lifetime.start` and `.end`.
  llvm::SmallVector<llvm::IntrinsicInst *, 2> markers;
  /// Addresses within the alloca, each before those that are based on it.
  llvm::SmallVector<llvm::Instruction *, 2> addresses;
};

/// Whether a function does the same with the values of the parts in place of
/// the local: no access is undefined, and each load returns what was stored
/// (ExactLocals.cpp).
bool isExactlyItsValues(const Local &local);

/// All such allocas of `function`.
llvm::SmallVector<Local> findLocals(llvm::Function &function);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_LOCALS_H
