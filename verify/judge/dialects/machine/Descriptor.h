// Values as parts of a function of LLVM IR that is being built.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_DESCRIPTOR_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_DESCRIPTOR_H

#include "verify/judge/dialects/machine/Machine.h"
#include "llvm/IR/IRBuilder.h"

namespace palindrome::dialects {

/// A memref whose memory is not known, with the members that "LLVM IR Target"
/// in MLIR's documents gives it.
struct Descriptor {
  llvm::Value *allocated, *aligned;
  Bits offset;
  llvm::SmallVector<Bits, 4> sizes, strides;
};

/// The type of LLVM IR that a scalar of `type` has, by "LLVM IR Target"; null
/// if there is none.
llvm::Type *scalarTypeOf(Machine &machine, mlir::Type type);

/// The address space of LLVM IR for a memref; nothing if its memory space is no
/// number.
std::optional<unsigned> addressSpaceOf(mlir::BaseMemRefType type);

/// A scalar of `type` as a value of its type of LLVM IR. Null, and the machine
/// has stopped, if that is not supported.
llvm::Value *scalarOf(Machine &machine, const Value &value, mlir::Type type);
/// A value of LLVM IR, an integer or a float, as a scalar.
Value termOf(Machine &machine, llvm::Value *scalar);

/// Adds the scalars and pointers that `value` of `type` consists of. False, and
/// the machine has stopped, if that is not supported.
bool takeApart(Machine &machine, const Value &value, mlir::Type type,
               llvm::SmallVectorImpl<llvm::Value *> &parts);
/// The value of `type` that consists of what `next` returns for each of these
/// parts, of which it gets the type. Nothing, and the machine has stopped, if
/// that is not supported.
std::optional<Value>
putTogether(Machine &machine, mlir::Type type,
            llvm::function_ref<llvm::Value *(llvm::Type *)> next);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_DESCRIPTOR_H
