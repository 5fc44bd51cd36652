// Marks of lifetimes that the passes of MLIR leave.

#ifndef PALINDROME_EXPORT_LOWER_LIFETIMES_H
#define PALINDROME_EXPORT_LOWER_LIFETIMES_H

#include "mlir/IR/BuiltinOps.h"

namespace palindrome::lower {

/// Erases the marks of lifetimes of each function of `module` of which LLVM's
/// verifier would reject one, with a warning: it has to be of an alloca itself.
void removeLostLifetimes(mlir::ModuleOp module);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_LIFETIMES_H
