// What a module of MLIR leaves open, and its lowering decides.

#ifndef PALINDROME_VERIFY_RUN_MEANING_FREEDOM_H
#define PALINDROME_VERIFY_RUN_MEANING_FREEDOM_H

#include "mlir/IR/BuiltinOps.h"

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome::meaning {

/// A copy of `module` that states what its ops require of
/// their operands at run time, by MLIR's own checks
/// (`generate-runtime-verification`) and verifiers: that subscripts are within
/// bounds, that the operands of a structured op have sizes that fit, that a
/// cast is to the type that a value has; and that the elements of parameters
/// are no more than fit into memory. A lowering gives an op that breaks this
/// some result or other. Null if no op requires anything, or the checks cannot
/// be made.
///
///   %r = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
///
///   %size = tensor.dim %t, %c0
///   %fits = arith.cmpi eq, %size, %c4
///   call @palindrome.require(%fits)
mlir::OwningOpRef<mlir::ModuleOp> withRequirements(mlir::ModuleOp module);

/// Replaces the calls that state requirements in `lowered`, which was made of
/// the result of `withRequirements`, by assumptions.
void assumeRequirements(llvm::Module &lowered);

/// Whether the lowering of the function `name` of `module` decides which values
/// share memory: it has values that are tensors, or clones of memrefs, which
/// "may alias the input and output views or create an actual copy"
/// (`bufferization.clone`). False if there is no such function.
bool hasChosenMemory(mlir::ModuleOp module, llvm::StringRef name);

/// Whether the function `name` of `module` has memory of memrefs of its own,
/// and no op of the `llvm` dialect makes undef: then its lowering decides that
/// memory is undef before a value is stored, which no document of MLIR states.
bool hasChosenUndef(mlir::ModuleOp module, llvm::StringRef name);

} // namespace palindrome::meaning

#endif // PALINDROME_VERIFY_RUN_MEANING_FREEDOM_H
