// Accesses to memrefs with strides that MLIR's conversion takes for positive.

#ifndef PALINDROME_EXPORT_LOWER_STRIDES_H
#define PALINDROME_EXPORT_LOWER_STRIDES_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `type` is a memref with a stride that is or may be negative.
bool hasOtherStride(mlir::Type type);

/// Whether `op` slices a tensor or memref by a stride that is or may be
/// negative.
bool makesOtherStride(mlir::Operation *op);

/// The pass `palindrome-linearize-accesses`.
extern const OwnPass linearizeAccessesPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_STRIDES_H
