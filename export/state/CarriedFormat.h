// The version of the carried format that a module is in.

#ifndef PALINDROME_EXPORT_STATE_CARRIEDFORMAT_H
#define PALINDROME_EXPORT_STATE_CARRIEDFORMAT_H

#include "mlir/IR/Operation.h"

namespace palindrome::exporter {

/// Fails, after an error was reported, if the carried entries of `module` are
/// in a version of the format that this exporter does not read.
mlir::LogicalResult checkCarriedFormat(mlir::Operation *module);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_STATE_CARRIEDFORMAT_H
