// Choosing parts of an MLIR module: ops, values, attributes and types.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_MLIR_PARTS_H
#define PALINDROME_VERIFY_SEEK_MUTATE_MLIR_PARTS_H

#include "mlir/IR/BuiltinOps.h"
#include "verify/seek/mutate/Chooser.h"

namespace palindrome::mutate {

/// Whether the body of `op` follows from its name and its types, as that of
/// `linalg.add`. The verifier accepts another one, of which no document knows.
bool hasFixedBody(mlir::Operation *op);

/// The ops of the module for which `accept` holds, without the module itself
/// and what is in fixed bodies.
template <typename Accept>
std::vector<mlir::Operation *> operationsOf(mlir::ModuleOp module,
                                            Accept accept) {
  std::vector<mlir::Operation *> found;
  module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    if (op != module && accept(op))
      found.push_back(op);
    return hasFixedBody(op) ? mlir::WalkResult::skip()
                            : mlir::WalkResult::advance();
  });
  return found;
}

/// Chooses an op for which `accept` holds; null if there is none.
template <typename Accept>
mlir::Operation *chooseOperation(mlir::ModuleOp module, Chooser &choose,
                                 Accept accept) {
  std::vector<mlir::Operation *> found = operationsOf(module, accept);
  return found.empty() ? nullptr : choose.of(found);
}

/// The blocks of all ops within the module, without its own.
std::vector<mlir::Block *> blocksOf(mlir::ModuleOp module);

/// The values that can be used before `op`: the arguments of its block and the
/// results before it there, and those of the blocks around it that are not
/// isolated from it, and of the entry block of its region.
std::vector<mlir::Value> valuesBefore(mlir::Operation *op);

/// Such a value of `type`; null if there is none.
mlir::Value valueBefore(mlir::Operation *op, mlir::Type type, Chooser &choose);

/// All attributes, and types, that the ops of the module have, also those
/// within others. Ordered as they are met.
std::vector<mlir::Attribute> attributesIn(mlir::ModuleOp module);
std::vector<mlir::Type> typesIn(mlir::ModuleOp module);

/// A random type: of the module, or any other that the `llvm` dialect takes or
/// does not. May be null, if its text is not known to the context.
mlir::Type randomMLIRType(mlir::ModuleOp module, Chooser &choose);

/// A random attribute of any kind; may be null.
mlir::Attribute randomMLIRAttribute(mlir::ModuleOp module, Chooser &choose);

/// An attribute of the same kind as `old`, with other contents: another number,
/// string, case, list. `old` itself if none is known.
mlir::Attribute changedAttribute(mlir::Attribute old, mlir::ModuleOp module,
                                 Chooser &choose);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_MLIR_PARTS_H
