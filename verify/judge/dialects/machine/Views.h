// Memrefs as views of memory: how a type arranges elements, and what several
// views share.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_VIEWS_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_VIEWS_H

#include "verify/judge/dialects/machine/Machine.h"

namespace palindrome::dialects {

/// The view that `memref` is. If it is poison, which no op may access, null,
/// and the machine has stopped.
const View *viewOf(Machine &machine, mlir::Value memref);

/// New memory for a memref of `type` and `sizes`, with as many elements as its
/// layout needs for the last of them. `symbols` are those of the layout.
/// `alignment` is in bytes; 0 is that of the type.
Value allocateFor(Machine &machine, mlir::MemRefType type, Shape sizes,
                  llvm::ArrayRef<int64_t> symbols, Buffer::Kind kind,
                  uint64_t alignment = 0);

/// Whether `view` has the rank, and what `type` states of sizes, strides and
/// offset.
bool fits(const View &view, mlir::BaseMemRefType type);

/// Whether an element of `left` shares memory with one of `right`; with
/// `exceptSame`, only with one of another index. The elements are of the two
/// types.
bool overlap(const Memory &memory, const View &left, mlir::Type leftType,
             const View &right, mlir::Type rightType, bool exceptSame);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_VIEWS_H
