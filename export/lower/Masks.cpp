// Gives accesses one mask that says all. lower-vector-mask puts the mask of the
// region in the place of the access's own one:
//
//   vector.mask %a { vector.transfer_write %v, %m[%i], %b } : vector<4xi1>
//
//   %c = arith.andi %a, %b
//   vector.transfer_write %v, %m[%i], %c
//
// MLIR's folders take a scalable vector for one of the least length, and hence
// a transfer for one within bounds. A mask keeps it there:
//
//   vector.transfer_write %v, %m[%i] : vector<[4]xf32>, memref<4xf32>
//
//   %n = arith.subi %c4, %i
//   %c = vector.create_mask %n : vector<[4]xi1>
//   vector.transfer_write %v, %m[%i], %c

#include "export/lower/Masks.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Utils/VectorUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace palindrome;
namespace vector = mlir::vector;
using mlir::Operation;
using mlir::Value;
using mlir::VectorTransferOpInterface;

/// Whether `op` transfers a scalable vector that may leave its source.
static bool needsBounds(Operation *op) {
  auto transfer = llvm::dyn_cast<VectorTransferOpInterface>(op);
  if (!transfer)
    return false;
  llvm::ArrayRef<bool> scalable = transfer.getVectorType().getScalableDims();
  for (unsigned dim = 0; dim != scalable.size(); ++dim)
    if (scalable[dim] && !transfer.isDimInBounds(dim))
      return true;
  return false;
}

/// The operand of `op` that is its own mask; null if there is none.
static Value getOwnMask(Operation *op) {
  if (auto transfer = llvm::dyn_cast<VectorTransferOpInterface>(op))
    return transfer.getMask();
  auto gather = llvm::dyn_cast<vector::GatherOp>(op);
  return gather ? gather.getMask() : Value();
}

/// The `vector.mask` that `op` is in; null if there is none, or one that gives
/// elements that are masked off a value.
static vector::MaskOp getOuterMask(Operation *op) {
  auto mask = llvm::dyn_cast<vector::MaskOp>(op->getParentOp());
  return mask && !mask.hasPassthru() ? mask : vector::MaskOp();
}

bool lower::hasLostMask(Operation *op) {
  if (!op->getParentOp())
    return false;
  vector::MaskOp outer = getOuterMask(op);
  if (!outer && llvm::isa<vector::MaskOp>(op->getParentOp()))
    return false; // No pass converts it.
  return needsBounds(op) || (outer && getOwnMask(op));
}

/// The mask of the elements of `transfer` that its source has.
static Value makeBounds(VectorTransferOpInterface transfer,
                        mlir::RewriterBase &rewriter) {
  mlir::Location loc = transfer.getLoc();
  mlir::AffineMap map = transfer.getPermutationMap();
  llvm::SmallVector<Value> bounds;
  for (auto [dim, index] : llvm::enumerate(transfer.getIndices())) {
    // A mask has the dimensions in the order of the source.
    if (!map.isFunctionOfDim(dim))
      continue;
    Value size =
        vector::createOrFoldDimOp(rewriter, loc, transfer.getBase(), dim);
    bounds.push_back(mlir::arith::SubIOp::create(rewriter, loc, size, index));
  }
  return vector::CreateMaskOp::create(
      rewriter, loc,
      vector::inferTransferOpMaskType(transfer.getVectorType(), map), bounds);
}

static void joinMasks(Operation *op, mlir::RewriterBase &rewriter) {
  Value mask = getOwnMask(op);
  auto join = [&](Value other) {
    mask = mask ? Value(mlir::arith::AndIOp::create(rewriter, op->getLoc(),
                                                    mask, other))
                : other;
  };
  if (vector::MaskOp outer = getOuterMask(op)) {
    rewriter.moveOpBefore(op, outer);
    rewriter.setInsertionPoint(op);
    join(outer.getMask());
    rewriter.replaceOp(outer, op->getResults());
  }
  rewriter.setInsertionPoint(op);
  if (needsBounds(op))
    join(makeBounds(llvm::cast<VectorTransferOpInterface>(op), rewriter));
  rewriter.modifyOpInPlace(op, [&] {
    if (auto read = llvm::dyn_cast<vector::TransferReadOp>(op))
      read.getMaskMutable().assign(mask);
    else if (auto write = llvm::dyn_cast<vector::TransferWriteOp>(op))
      write.getMaskMutable().assign(mask);
    else
      llvm::cast<vector::GatherOp>(op).getMaskMutable().assign(mask);
  });
}

static mlir::LogicalResult joinAllMasks(mlir::ModuleOp module) {
  mlir::IRRewriter rewriter(module.getContext());
  llvm::SmallVector<Operation *> accesses;
  module.walk([&](Operation *op) {
    if (lower::hasLostMask(op))
      accesses.push_back(op);
  });
  for (Operation *access : accesses)
    joinMasks(access, rewriter);
  return mlir::success();
}

const lower::OwnPass lower::joinMasksPass = {
    "palindrome-join-masks",
    "Give accesses to memory by vectors one mask that says all",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::arith::ArithDialect, mlir::memref::MemRefDialect,
                      mlir::tensor::TensorDialect, vector::VectorDialect>();
    },
    joinAllMasks,
};
