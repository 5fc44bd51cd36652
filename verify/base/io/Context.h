// Settings of MLIR's contexts.

#ifndef PALINDROME_VERIFY_BASE_IO_CONTEXT_H
#define PALINDROME_VERIFY_BASE_IO_CONTEXT_H

#include "mlir/IR/MLIRContext.h"

namespace palindrome {

/// Prepares `context`, which was made without threads, for the use of one
/// thread at a time: by itself it locks whenever it makes or finds a type or an
/// attribute.
inline void stopLocking(mlir::MLIRContext &context) {
  context.disableMultithreading();
}

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_CONTEXT_H
