// Which allocas a function only loads from and stores to, part by part.

#ifndef PALINDROME_VERIFY_REFINE_SHAPE_LOCALS_H
#define PALINDROME_VERIFY_REFINE_SHAPE_LOCALS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Instructions.h"

namespace palindrome::refine {

/// The bytes of an alloca that some loads and stores access, each all of them,
/// and as one type.
struct LocalPart {
  uint64_t offset, size; ///< In bytes.
  llvm::Type *type;
  /// Loads and stores.
  llvm::SmallVector<llvm::Instruction *> accesses;
};

/// An alloca whose address is used for nothing but accesses to parts that do
/// not overlap, and to say when it lives.
struct Local {
  llvm::AllocaInst *alloca;
  llvm::SmallVector<LocalPart, 1> parts;
  /// `llvm.lifetime.start` and `.end`.
  llvm::SmallVector<llvm::IntrinsicInst *, 2> markers;
  /// Addresses within the alloca, each before those that are based on it.
  llvm::SmallVector<llvm::Instruction *, 2> addresses;
};

/// All such allocas of `function`.
llvm::SmallVector<Local> findLocals(llvm::Function &function);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_SHAPE_LOCALS_H
