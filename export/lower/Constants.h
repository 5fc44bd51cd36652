// The memory of constant tensors.

#ifndef PALINDROME_EXPORT_LOWER_CONSTANTS_H
#define PALINDROME_EXPORT_LOWER_CONSTANTS_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `op` is a constant tensor, which bufferization makes a global of.
bool isConstantTensor(mlir::Operation *op);

/// The pass `palindrome-order-constants`, behind bufferization. That visits the
/// functions of a module in the order of a hash table of addresses, which is
/// another one in each run, and names the globals that it makes as they come:
///
///   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = ...
///   memref.global "private" constant @__constant_2xf32_0 : memref<2xf32> = ...
///
/// The pass gives them their places and names by the order of their first uses.
extern const OwnPass orderConstantsPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_CONSTANTS_H
