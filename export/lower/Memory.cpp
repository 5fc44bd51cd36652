// Expresses ops on memory that no pass of MLIR converts where they stand.

#include "export/lower/Memory.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"

using namespace palindrome;
namespace memref = mlir::memref;

/// Whether MLIR's conversion does not take `scope`: loops in it become blocks,
/// of which its region has one, and its results keep their types, such as
/// index.
static bool isUnsupportedScope(memref::AllocaScopeOp scope) {
  return !llvm::all_of(scope->getResultTypes(), mlir::LLVM::isCompatibleType) ||
         llvm::any_of(scope.getBodyRegion().front(), [](mlir::Operation &op) {
           return op.getNumRegions() > 0 &&
                  !llvm::isa<memref::AllocaScopeOp>(op);
         });
}

/// Whether `type` is a memref outside of the default address space.
static bool isElsewhere(mlir::Type type) {
  auto memref = llvm::dyn_cast<mlir::BaseMemRefType>(type);
  return memref && memref.getMemorySpace();
}

/// Whether `expand` divides a dimension into several of unknown size, of which
/// MLIR's passes take one. `expand` is of memrefs or of tensors.
template <typename Expand>
static bool expandsToUnknown(Expand expand, mlir::ShapedType type) {
  return llvm::any_of(expand.getReassociationIndices(),
                      [&](llvm::ArrayRef<int64_t> group) {
                        return llvm::count_if(group, [&](int64_t dimension) {
                                 return type.isDynamicDim(dimension);
                               }) > 1;
                      });
}

static bool expandsToUnknown(mlir::Operation *op) {
  if (auto expand = llvm::dyn_cast<memref::ExpandShapeOp>(op))
    return expandsToUnknown(expand, expand.getResultType());
  auto expand = llvm::dyn_cast<mlir::tensor::ExpandShapeOp>(op);
  return expand && expandsToUnknown(expand, expand.getResultType());
}

bool lower::isUnsupportedMemoryOp(mlir::Operation *op) {
  if (auto scope = llvm::dyn_cast<memref::AllocaScopeOp>(op))
    return isUnsupportedScope(scope);
  // A tensor may have a memory space before it is a memref.
  return expandsToUnknown(op) || op->hasAttr("memory_space") ||
         llvm::any_of(op->getOperandTypes(), isElsewhere) ||
         llvm::any_of(op->getResultTypes(), isElsewhere);
}

/// Replaces `scope` with its ops, between those that save and restore the
/// stack.
static void inlineScope(memref::AllocaScopeOp scope,
                        mlir::RewriterBase &rewriter) {
  mlir::Location loc = scope.getLoc();
  mlir::Block &body = scope.getBodyRegion().front();
  mlir::Operation *end = body.getTerminator();
  rewriter.setInsertionPoint(scope);
  mlir::Value stack = mlir::LLVM::StackSaveOp::create(
      rewriter, loc, mlir::LLVM::LLVMPointerType::get(rewriter.getContext()));
  rewriter.inlineBlockBefore(&body, scope);
  mlir::LLVM::StackRestoreOp::create(rewriter, loc, stack);
  rewriter.replaceOp(scope, end->getOperands());
  rewriter.eraseOp(end);
}

/// Frees the memory through a pointer of the default address space: malloc made
/// it there, and MLIR's conversion of allocations casts it.
static void castFreed(memref::DeallocOp free, mlir::RewriterBase &rewriter) {
  mlir::Type type = free.getMemref().getType();
  if (!isElsewhere(type))
    return;
  rewriter.setInsertionPoint(free);
  if (auto ranked = llvm::dyn_cast<mlir::MemRefType>(type))
    type = mlir::MemRefType::get(ranked.getShape(), ranked.getElementType(),
                                 ranked.getLayout());
  else
    type = mlir::UnrankedMemRefType::get(
        llvm::cast<mlir::UnrankedMemRefType>(type).getElementType(), {});
  free.getMemrefMutable().set(memref::MemorySpaceCastOp::create(
      rewriter, free.getLoc(), type, free.getMemref()));
}

/// Replaces `expand` with the descriptor of its result: the stride of a
/// dimension is the size of all that follow in its group.
static void expandShape(memref::ExpandShapeOp expand,
                        mlir::RewriterBase &rewriter) {
  mlir::Location loc = expand.getLoc();
  rewriter.setInsertionPoint(expand);
  auto source =
      memref::ExtractStridedMetadataOp::create(rewriter, loc, expand.getSrc());
  llvm::SmallVector<mlir::OpFoldResult> sizes = expand.getMixedOutputShape();
  llvm::SmallVector<mlir::OpFoldResult> strides(sizes.size());
  mlir::MemRefType type = expand.getResultType();
  auto [known, offset] = type.getStridesAndOffset();
  auto orConstant = [&](mlir::OpFoldResult value, int64_t constant) {
    return mlir::ShapedType::isDynamic(constant)
               ? value
               : mlir::OpFoldResult(rewriter.getIndexAttr(constant));
  };
  for (auto [i, group] : llvm::enumerate(expand.getReassociationIndices())) {
    mlir::Value stride = source.getStrides()[i];
    for (int64_t dimension : llvm::reverse(group)) {
      strides[dimension] = orConstant(stride, known[dimension]);
      sizes[dimension] =
          orConstant(sizes[dimension], type.getDimSize(dimension));
      stride =
          mlir::arith::MulIOp::create(rewriter, loc, stride,
                                      mlir::getValueOrCreateConstantIndexOp(
                                          rewriter, loc, sizes[dimension]));
    }
  }
  rewriter.replaceOpWithNewOp<memref::ReinterpretCastOp>(
      expand, type, source.getBaseBuffer(),
      orConstant(source.getOffset(), offset), sizes, strides);
}

/// Expresses the ops of `module` that isUnsupportedMemoryOp names.
static mlir::LogicalResult simplifyMemory(mlir::ModuleOp module) {
  mlir::IRRewriter rewriter(module.getContext());
  module.walk([&](mlir::Operation *op) {
    if (auto free = llvm::dyn_cast<memref::DeallocOp>(op))
      castFreed(free, rewriter);
    else if (auto scope = llvm::dyn_cast<memref::AllocaScopeOp>(op);
             scope && isUnsupportedScope(scope))
      inlineScope(scope, rewriter);
    else if (auto expand = llvm::dyn_cast<memref::ExpandShapeOp>(op);
             expand && expandsToUnknown(op))
      expandShape(expand, rewriter);
  });
  return mlir::success();
}

const lower::OwnPass lower::simplifyMemoryPass = {
    "palindrome-simplify-memory",
    "Express scopes of stack memory, frees of memory of other address "
    "spaces, and shapes of unknown sizes by other ops",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::arith::ArithDialect, mlir::LLVM::LLVMDialect,
                      memref::MemRefDialect>();
    },
    simplifyMemory,
};
