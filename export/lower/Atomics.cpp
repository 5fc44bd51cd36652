// Expresses atomic updates of memory that LLVM has no instruction for by
// regions, and those of floats by those of integers: MLIR's conversion of a
// region compares and exchanges, which LLVM does with integers alone.
//
//   %x = memref.atomic_rmw mulf %v, %m[%i] : (f32, memref<4xf32>) -> f32
//
//   %n = builtin.unrealized_conversion_cast %m
//          : memref<4xf32> to memref<4xi32>
//   %b = memref.generic_atomic_rmw %n[%i] : memref<4xi32> {
//   ^bb0(%old: i32):
//     %f = arith.bitcast %old : i32 to f32
//     %g = arith.mulf %f, %v : f32
//     %new = arith.bitcast %g : f32 to i32
//     memref.atomic_yield %new : i32
//   }
//   %x = arith.bitcast %b : i32 to f32
//
// Both memrefs have the same descriptor, so that nothing is left of the cast. A
// region with other ops than those of `arith` would get blocks and calls, which
// it must not have. It becomes the body of a loop that ends when the element
// was exchanged:
//
//   %start = memref.load %m[%i]
//   %x = scf.while (%old = %start) : (i32) -> i32 {
//     %new = ...
//     %seen = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
//     ^bb0(%current: i32):
//       %same = arith.cmpi eq, %current, %old : i32
//       %next = arith.select %same, %new, %current : i32
//       memref.atomic_yield %next : i32
//     }
//     %other = arith.cmpi ne, %seen, %old : i32
//     scf.condition(%other) %seen : i32
//   } do {
//   ^bb0(%seen: i32):
//     scf.yield %seen : i32
//   }

#include "export/lower/Atomics.h"
#include "export/lower/FloatBits.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

using namespace palindrome;
namespace arith = mlir::arith;
namespace memref = mlir::memref;
using mlir::Value;

/// Whether LLVM has no instruction for `op`, or no target compiles it.
static bool isOtherUpdate(memref::AtomicRMWOp op) {
  arith::AtomicRMWKind kind = op.getKind();
  mlir::Type type = op.getResult().getType();
  if (kind == arith::AtomicRMWKind::assign)
    return false;
  return kind == arith::AtomicRMWKind::muli ||
         kind == arith::AtomicRMWKind::mulf || lower::isSmallFloat(type) ||
         type.getIntOrFloatBitWidth() > 64;
}

/// The value that the region of `op` yields.
static mlir::OpOperand &getUpdate(memref::GenericAtomicRMWOp op) {
  return op.getBody()->getTerminator()->getOpOperand(0);
}

/// Whether the region of `op` yields a value that it does not compute.
static bool isExchange(memref::GenericAtomicRMWOp op) {
  return !op.getRegion().isAncestor(getUpdate(op).get().getParentRegion());
}

/// Whether the region of `op` may get blocks or calls.
static bool hasOtherOps(memref::GenericAtomicRMWOp op) {
  return llvm::any_of(
      op.getBody()->without_terminator(), [](mlir::Operation &part) {
        return !llvm::isa_and_nonnull<arith::ArithDialect>(part.getDialect());
      });
}

bool lower::isUnsupportedAtomicOp(mlir::Operation *op) {
  if (auto update = llvm::dyn_cast<memref::AtomicRMWOp>(op))
    return isOtherUpdate(update);
  auto update = llvm::dyn_cast<memref::GenericAtomicRMWOp>(op);
  return update && (isExchange(update) || hasOtherOps(update) ||
                    llvm::isa<mlir::FloatType>(update.getResult().getType()));
}

/// Replaces `op` with an update by a region.
static memref::GenericAtomicRMWOp makeRegion(memref::AtomicRMWOp op,
                                             mlir::RewriterBase &rewriter) {
  rewriter.setInsertionPoint(op);
  mlir::Location loc = op.getLoc();
  auto update = memref::GenericAtomicRMWOp::create(
      rewriter, loc, op.getMemref(), op.getIndices());
  rewriter.setInsertionPointToEnd(update.getBody());
  Value changed = arith::getReductionOp(
      op.getKind(), rewriter, loc, update.getCurrentValue(), op.getValue());
  memref::AtomicYieldOp::create(rewriter, loc, changed);
  rewriter.replaceOp(op, update);
  return update;
}

/// Replaces `op` with an update of integers.
static memref::GenericAtomicRMWOp makeInteger(memref::GenericAtomicRMWOp op,
                                              mlir::RewriterBase &rewriter) {
  rewriter.setInsertionPoint(op);
  mlir::Location loc = op.getLoc();
  mlir::Type real = op.getResult().getType();
  mlir::Type bits = rewriter.getIntegerType(real.getIntOrFloatBitWidth());
  auto type = llvm::cast<mlir::MemRefType>(op.getMemref().getType());
  Value memory = mlir::UnrealizedConversionCastOp::create(
                     rewriter, loc, type.clone(bits), op.getMemref())
                     .getResult(0);
  auto update = memref::GenericAtomicRMWOp::create(rewriter, loc, memory,
                                                   op.getIndices());
  mlir::Block *body = update.getBody();
  rewriter.setInsertionPointToEnd(body);
  Value old =
      arith::BitcastOp::create(rewriter, loc, real, update.getCurrentValue());
  rewriter.inlineBlockBefore(op.getBody(), body, body->end(), old);
  mlir::OpOperand &changed = getUpdate(update);
  rewriter.setInsertionPoint(changed.getOwner());
  changed.set(arith::BitcastOp::create(rewriter, loc, bits, changed.get()));
  rewriter.setInsertionPoint(op);
  rewriter.replaceOp(
      op, arith::BitcastOp::create(rewriter, loc, real, update.getResult()));
  return update;
}

/// Replaces `op`, of integers, with a loop.
static void makeLoop(memref::GenericAtomicRMWOp op,
                     mlir::RewriterBase &rewriter) {
  namespace scf = mlir::scf;
  rewriter.setInsertionPoint(op);
  mlir::Location loc = op.getLoc();
  mlir::Type type = op.getResult().getType();
  Value start =
      memref::LoadOp::create(rewriter, loc, op.getMemref(), op.getIndices());
  auto loop = scf::WhileOp::create(rewriter, loc, type, start);
  Value old =
      rewriter.createBlock(&loop.getBefore(), {}, type, loc)->getArgument(0);
  mlir::Operation *yield = op.getBody()->getTerminator();
  rewriter.inlineBlockBefore(op.getBody(), loop.getBeforeBody(),
                             loop.getBeforeBody()->end(), old);
  Value changed = yield->getOperand(0);
  rewriter.eraseOp(yield);

  rewriter.setInsertionPointToEnd(loop.getBeforeBody());
  auto exchange = memref::GenericAtomicRMWOp::create(
      rewriter, loc, op.getMemref(), op.getIndices());
  rewriter.setInsertionPointToEnd(exchange.getBody());
  Value current = exchange.getCurrentValue();
  auto compare = [&](arith::CmpIPredicate predicate, Value value) {
    return arith::CmpIOp::create(rewriter, loc, predicate, value, old);
  };
  memref::AtomicYieldOp::create(
      rewriter, loc,
      arith::SelectOp::create(rewriter, loc,
                              compare(arith::CmpIPredicate::eq, current),
                              changed, current));
  rewriter.setInsertionPointToEnd(loop.getBeforeBody());
  Value seen = exchange.getResult();
  scf::ConditionOp::create(rewriter, loc,
                           compare(arith::CmpIPredicate::ne, seen), seen);
  Value next =
      rewriter.createBlock(&loop.getAfter(), {}, type, loc)->getArgument(0);
  scf::YieldOp::create(rewriter, loc, next);
  rewriter.replaceOp(op, loop);
}

static void expand(mlir::Operation *op, mlir::RewriterBase &rewriter) {
  auto update = llvm::dyn_cast<memref::GenericAtomicRMWOp>(op);
  if (!update)
    update = makeRegion(llvm::cast<memref::AtomicRMWOp>(op), rewriter);
  if (isExchange(update)) {
    rewriter.setInsertionPoint(update);
    rewriter.replaceOpWithNewOp<memref::AtomicRMWOp>(
        update, arith::AtomicRMWKind::assign, getUpdate(update).get(),
        update.getMemref(), update.getIndices());
    return;
  }
  if (llvm::isa<mlir::FloatType>(update.getResult().getType()))
    update = makeInteger(update, rewriter);
  if (hasOtherOps(update))
    makeLoop(update, rewriter);
}

static mlir::LogicalResult expandAtomics(mlir::ModuleOp module) {
  mlir::IRRewriter rewriter(module.getContext());
  module.walk([&](mlir::Operation *op) {
    if (lower::isUnsupportedAtomicOp(op))
      expand(op, rewriter);
  });
  return mlir::success();
}

const lower::OwnPass lower::expandAtomicsPass = {
    "palindrome-expand-atomics",
    "Express atomic updates that LLVM lacks by updates of integers",
    [](mlir::DialectRegistry &registry) {
      registry.insert<arith::ArithDialect, memref::MemRefDialect,
                      mlir::scf::SCFDialect>();
    },
    expandAtomics,
};
