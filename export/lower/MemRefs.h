// What a lowering requires of memrefs, beyond what MLIR's passes report.

#ifndef PALINDROME_EXPORT_LOWER_MEMREFS_H
#define PALINDROME_EXPORT_LOWER_MEMREFS_H

#include "palindrome/Lower.h"

namespace palindrome::lower {

/// The attribute by which a function asks for bare pointers.
inline constexpr llvm::StringLiteral barePointerRequest = "llvm.bareptr";

/// Reports an error at the first op below `module` with a memref that has no
/// descriptor, and at the first function or call that is to use bare pointers
/// with one that has none. MLIR's passes report the former without a
/// place, and give the latter its descriptor in a function, but not in a call.
/// Succeeds if there is no such op.
mlir::LogicalResult checkMemRefs(mlir::ModuleOp module,
                                 const LoweringOptions &options);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_MEMREFS_H
