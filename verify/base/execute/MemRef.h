// Memrefs of MLIR, as the conversion to LLVM IR represents them: what a command
// line takes as nested lists, and prints so.
//
// A memref of rank n is {ptr, ptr, i64 offset, [n x i64] sizes, [n x i64]
// strides}; an unranked one {i64 rank, ptr}, with that struct behind the
// pointer; a bare pointer is the memref's first element. The integers may have
// another width.

#ifndef PALINDROME_VERIFY_BASE_EXECUTE_MEMREF_H
#define PALINDROME_VERIFY_BASE_EXECUTE_MEMREF_H

#include "verify/base/execute/Text.h"
#include <cstdint>
#include <limits>

namespace palindrome::execute {

/// What the type of a memref states that its representation does not.
struct MemRefType {
  /// A size, a stride or an offset that is not constant.
  static constexpr int64_t dynamic = std::numeric_limits<int64_t>::min();

  llvm::Type *element;
  /// If the integers of `element` are floating-point numbers, their format.
  const llvm::fltSemantics *floats = nullptr;
  bool isRanked = true;
  bool isBare = false;               ///< It is represented by a bare pointer.
  std::vector<int64_t> sizes = {};   ///< For each dimension.
  std::vector<int64_t> strides = {}; ///< Likewise, in elements.
  int64_t offset = 0;                ///< In elements.
};

/// A memref of a running program.
struct MemRef {
  char *data = nullptr; ///< The aligned pointer.
  int64_t offset = 0;
  std::vector<int64_t> sizes = {}, strides = {};
};

/// A value of an LLVM type in memory.
struct Field {
  char *memory;
  llvm::Type *type;
};

/// Where the elements of a memref are in memory of its own.
struct Placement {
  std::vector<int64_t> strides; ///< In elements.
  int64_t offset = 0;           ///< Likewise.
  int64_t count = 0;            ///< The elements that the memory has.
};

/// The placement of a memref of `sizes`. Of `strides` and `offset`, what is
/// `MemRefType::dynamic` becomes such that the elements are row by row. It is
/// an error, the end of a sentence, if an element would be before the memory.
llvm::Expected<Placement> placeElements(llvm::ArrayRef<int64_t> sizes,
                                        llvm::ArrayRef<int64_t> strides,
                                        int64_t offset);

/// The number of LLVM values by which a function takes a memref of `type`.
size_t countFields(const MemRefType &type);

/// Allocates a memref with the elements that `value` lists, row by row, and
/// stores its representation in `fields`, the values by which a function takes
/// a memref of `type`. The memory is from `malloc`, so that the program may
/// free it. It is an error if `value` is no value of `type`.
llvm::Expected<MemRef> storeMemRef(const Written &value, const MemRefType &type,
                                   llvm::ArrayRef<Field> fields,
                                   const llvm::DataLayout &layout);

/// Loads a memref of `type` that `field` represents.
MemRef loadMemRef(const Field &field, const MemRefType &type,
                  const llvm::DataLayout &layout);

/// Prints the elements, which are those of `type`, as nested lists.
void printMemRef(llvm::raw_ostream &stream, const MemRef &memref,
                 const MemRefType &type, const llvm::DataLayout &layout);

} // namespace palindrome::execute

#endif // PALINDROME_VERIFY_BASE_EXECUTE_MEMREF_H
