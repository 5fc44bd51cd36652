// Edges of the control flow, past the blocks that stand for one.

#ifndef PALINDROME_VERIFY_MLIR_EDGES_H
#define PALINDROME_VERIFY_MLIR_EDGES_H

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "verify/mlir/Constants.h"

namespace palindrome::mlirdiff {

/// Where a terminator leads, and what it passes there.
struct Edge {
  mlir::Block *target = nullptr;
  llvm::SmallVector<mlir::Value> values;
};

/// The edge to successor `i`; with what a block that stands for it passes on.
Edge edgeOf(mlir::Operation &terminator, unsigned i, Constants &constants);

/// Whether `block` stands for an edge that LLVM IR cannot say otherwise: all it
/// does is to branch to a block that its one predecessor also reaches with
/// other values.
bool isEdgeBlock(mlir::Block &block, Constants &constants);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_MLIR_EDGES_H
