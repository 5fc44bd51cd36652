// Edges of the control flow. Some blocks represent an edge and are skipped.

#ifndef PALINDROME_VERIFY_JUDGE_MLIR_EDGES_H
#define PALINDROME_VERIFY_JUDGE_MLIR_EDGES_H

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "verify/judge/mlir/Constants.h"

namespace palindrome::mlirdiff {

/// The target of a terminator, and the values that are passed to its arguments.
struct Edge {
  mlir::Block *target = nullptr;
  llvm::SmallVector<mlir::Value> values;
};

/// The edge from `terminator` to successor `i`. If that successor represents an
/// edge, the result leads to its target, with the values that it passes on.
Edge edgeOf(mlir::Operation &terminator, unsigned i, Constants &constants);

/// Whether `block` represents an edge: it only branches to a block that its
/// single predecessor also branches to, with other values. A phi has one value
/// for a predecessor, so LLVM IR needs a block there.
bool isEdgeBlock(mlir::Block &block, Constants &constants);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_JUDGE_MLIR_EDGES_H
