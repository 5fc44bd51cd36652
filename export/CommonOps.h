// The translation of the commonest ops of the `llvm` dialect, found by the
// identity of the op in one step.

#ifndef PALINDROME_EXPORT_COMMONOPS_H
#define PALINDROME_EXPORT_COMMONOPS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace palindrome {

class BodyExporter;

class CommonOps {
public:
  /// Exports an op of one kind; fails after an error.
  using Handler = mlir::LogicalResult (*)(BodyExporter &body,
                                          mlir::Operation &op);

  CommonOps();

  /// What exports `op`, be its form common or not; null if its kind is not.
  Handler find(mlir::Operation &op) const {
    return handlers.lookup(op.getName().getTypeID());
  }

private:
  llvm::DenseMap<mlir::TypeID, Handler> handlers;
};

/// Whether `type` is a scalar that most values have, and that LLVM IR has, too.
/// Nothing is looked up for these.
bool isCommonType(mlir::Type type);

} // namespace palindrome

#endif // PALINDROME_EXPORT_COMMONOPS_H
