// How a function accesses the memory behind a pointer.

#ifndef PALINDROME_IMPORT_RAISE_ACCESSES_H
#define PALINDROME_IMPORT_RAISE_ACCESSES_H

#include "import/raise/Ranges.h"
#include "llvm/ADT/StringRef.h"

namespace palindrome::raise {

/// A part of an index: `factor` times `value`, or `factor` alone.
struct IndexTerm {
  mlir::Value value;
  int64_t factor = 1;
};

/// A load or a store. It is `indices` away from the pointer: a sum for each
/// dimension.
struct Access {
  mlir::Operation *op;
  llvm::SmallVector<llvm::SmallVector<IndexTerm, 2>> indices;
  /// Whether no part of an index is negative.
  bool isForward = true;
};

/// What is known of the memory behind a pointer.
struct Accesses {
  mlir::Type element;
  /// Of all dimensions but the first one.
  llvm::SmallVector<int64_t> innerSizes;
  bool isScalar = false; ///< It has no dimension.
  llvm::SmallVector<Access> all;
  /// What computes the addresses, and is needless without the accesses.
  llvm::SmallVector<mlir::Operation *> others;
};

/// The bytes of a value of `type` in memory, a number of whole bytes with an
/// alignment of as many, or an array of these; 0 if it is none.
int64_t sizeOf(mlir::Type type);

/// Finds all accesses through `pointer`, an argument or an alloca of `llvm`, as
/// those of an array of one type, each index of which is in its dimension.
/// Returns the reason after leaving `accesses` as it is if there are others.
llvm::StringRef findAccesses(mlir::Value pointer, Ranges &ranges,
                             Accesses &accesses);

} // namespace palindrome::raise

#endif // PALINDROME_IMPORT_RAISE_ACCESSES_H
