// Whether functions of MLIR may receive undef values.

#ifndef PALINDROME_VERIFY_RUN_MEANING_UNDEF_H
#define PALINDROME_VERIFY_RUN_MEANING_UNDEF_H

#include "mlir/IR/BuiltinOps.h"
#include "verify/run/meaning/Lowered.h"

namespace palindrome::meaning {

/// Whether values that functions of `module` receive, or its memory, may be
/// undef. MLIR's own dialects know poison (`ub.poison`), and no undef: what
/// their ops leave open, as `tensor.empty`, are bits that nobody knows. The
/// `llvm` dialect has undef as LLVM IR does. So it may not come from a module
/// of other dialects, and it may not either if the ops of `llvm` between those
/// only compute:
///
///   %q = llvm.udiv %x, %y : i32             no undef of its own
///   %u = llvm.mlir.undef : i32              undef
///   %v = llvm.load %p : !llvm.ptr -> i32    undef, if nothing was stored
///   llvm.func @f(%x: i32) {                 its callers may be LLVM IR
bool mayHoldUndef(mlir::ModuleOp module);

/// Whether inputs of the functions of a source and a target may be undef: one
/// of them is LLVM IR (a null pointer), or was made of a module that may hold
/// undef. All that compares modules of MLIR asks this.
bool mayReceiveUndef(const LoweredModule *source, const LoweredModule *target);

} // namespace palindrome::meaning

#endif // PALINDROME_VERIFY_RUN_MEANING_UNDEF_H
