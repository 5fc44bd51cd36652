// Ops of schedules that trust their author, as their documents say.

#include "verify/run/lowering/Schedule.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace palindrome;

namespace {
/// An op that trusts, if it has the attribute; always, if that is empty.
struct Trust {
  llvm::StringLiteral op, attribute;
};
} // namespace

static constexpr Trust table[] = {
    // The IR has no deallocation.
    {"transform.bufferization.buffer_loop_hoisting", ""},
    // The function that is called does what it stands for.
    {"transform.func.cast_and_call", ""},
    // The loops are independent.
    {"transform.loop.fuse_sibling", ""},
    // No iteration needs what another has left in the buffer.
    {"transform.memref.multibuffer", "skip_analysis"},
    // It is "always safe to execute only the if or else branch".
    {"transform.scf.take_assumed_branch", ""},
    // Loops over memrefs are not distributed.
    {"transform.structured.hoist_redundant_vector_transfers", ""},
    // What is put around an operand changes no result, such as 0 in a sum.
    {"transform.structured.pad", "padding_values"},
    {"transform.structured.pad_tiling_interface", "padding_values"},
    // The op iterates over the whole tile, and what is not promoted has it.
    {"transform.structured.promote", "use_full_tile_buffers"},
    {"transform.structured.promote", "use_full_tiles_by_default"},
    // What is tiled is parallel.
    {"transform.structured.tile_using_forall", ""},
    // Vectors are "bigger than or equal to their counterpart iteration space".
    {"transform.structured.vectorize", "static_vector_sizes"},
};

/// Whether `attribute` is there, and no list that is empty.
static bool isGiven(mlir::Attribute attribute) {
  if (auto list = llvm::dyn_cast_or_null<mlir::ArrayAttr>(attribute))
    return !list.empty();
  if (auto list = llvm::dyn_cast_or_null<mlir::DenseArrayAttr>(attribute))
    return !list.empty();
  return attribute != nullptr;
}

mlir::Operation *lowering::findTrust(mlir::ModuleOp module) {
  mlir::Operation *found = nullptr;
  module.walk([&](mlir::Operation *op) {
    for (const Trust &row : table)
      if (op->getName().getStringRef() == row.op &&
          (row.attribute.empty() || isGiven(op->getAttr(row.attribute)))) {
        found = op;
        return mlir::WalkResult::interrupt();
      }
    return mlir::WalkResult::advance();
  });
  return found;
}
