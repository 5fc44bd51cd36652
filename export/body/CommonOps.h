// The translation of the commonest ops of the `llvm` dialect, found by the
// identity of the op in one step.

#ifndef PALINDROME_EXPORT_BODY_COMMONOPS_H
#define PALINDROME_EXPORT_BODY_COMMONOPS_H

#include "mlir/IR/Operation.h"

namespace palindrome::exporter {

class BodyExporter;

/// Exports an op of one kind; fails after an error.
using CommonOp = mlir::LogicalResult (*)(BodyExporter &body,
                                         mlir::Operation &op);

/// What exports `op`, be its form common or not; null if its kind is not.
CommonOp findCommonOp(mlir::Operation &op);

/// Whether `type` is a scalar that most values have, and that LLVM IR has, too.
/// Nothing is looked up for these.
bool isCommonType(mlir::Type type);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_BODY_COMMONOPS_H
