// Ops of the `memref` dialect on memrefs whose memory is not known. What they
// demand is what the rules for memory demand, and the results are the same.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MEMREF_TERMS_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MEMREF_TERMS_H

#include "verify/judge/dialects/machine/Machine.h"

namespace llvm {
class Type;
} // namespace llvm

namespace palindrome::dialects::memref {

/// Memory of the heap comes from `malloc` and goes to `free`, and that of the
/// stack lives until the function returns.
void allocTerm(Machine &machine, mlir::Operation *op);
void allocaTerm(Machine &machine, mlir::Operation *op);
void deallocTerm(Machine &machine, mlir::Operation *op);
void loadTerm(Machine &machine, mlir::Operation *op);
void storeTerm(Machine &machine, mlir::Operation *op);
void dimTerm(Machine &machine, mlir::Operation *op);

/// Loads element `indices` of `memref`, or stores `value` there. An
/// index that is out of bounds is undefined behaviour. `alignment` is that of
/// the type if none is stated.
Value loadAt(Machine &machine, mlir::Value memref, llvm::ArrayRef<Bits> indices,
             std::optional<uint64_t> alignment = std::nullopt);
void storeAt(Machine &machine, const Value &value, mlir::Value memref,
             llvm::ArrayRef<Bits> indices,
             std::optional<uint64_t> alignment = std::nullopt);

/// The address of element `indices` of `value`, a memref of scalars whose type
/// of LLVM IR is `element`. The element need not be within bounds. Null if the
/// machine has stopped.
llvm::Value *addressOf(Machine &machine, mlir::Value value,
                       llvm::ArrayRef<Bits> indices, llvm::Type *element);

} // namespace palindrome::dialects::memref

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MEMREF_TERMS_H
