// Converts matrices to memrefs and their ops to loops. A value is an allocation
// of the function that makes it, which frees it at its end.
//
//   %2 = toy.mul %0, %1 : tensor<3x2xf64>
//
// becomes
//
//   %2 = memref.alloc() : memref<3x2xf64>
//   affine.for %i = 0 to 3 {
//     affine.for %j = 0 to 2 {
//       %a = affine.load %0[%i, %j] ... %b = affine.load %1[%i, %j] ...
//       %p = arith.mulf %a, %b : f64
//       affine.store %p, %2[%i, %j] : memref<3x2xf64>
//     }
//   }

#include "ToyDialect.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;
using namespace toy;

/// The memory of the value `result`, which is allocated at the begin of the
/// block of `op` and freed at its end: toy has no branches.
static Value allocateResult(OpBuilder &builder, Operation *op, Value result) {
  auto type = cast<RankedTensorType>(result.getType());
  auto alloc = memref::AllocOp::create(
      builder, op->getLoc(),
      MemRefType::get(type.getShape(), type.getElementType()));
  alloc->moveBefore(&op->getBlock()->front());
  auto dealloc = memref::DeallocOp::create(builder, op->getLoc(), alloc);
  dealloc->moveBefore(op->getBlock()->getTerminator());
  return alloc;
}

namespace {
/// An op whose result has one element for each place: `Element::make` computes
/// it.
template <typename Op, typename Element>
struct LoopPattern : public OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;

  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = cast<RankedTensorType>(op.getType());
    Value memory = allocateResult(rewriter, op, op.getResult());
    llvm::SmallVector<int64_t> zeros(type.getRank(), 0);
    llvm::SmallVector<int64_t> ones(type.getRank(), 1);
    affine::buildAffineLoopNest(
        rewriter, op.getLoc(), zeros, type.getShape(), ones,
        [&](OpBuilder &builder, Location loc, ValueRange place) {
          Value element = Element::make(builder, loc, adaptor, place);
          affine::AffineStoreOp::create(builder, loc, element, memory, place);
        });
    rewriter.replaceOp(op, memory);
    return success();
  }
};

template <typename ArithOp> struct Elementwise {
  template <typename Adaptor>
  static Value make(OpBuilder &builder, Location loc, Adaptor adaptor,
                    ValueRange place) {
    Value lhs =
        affine::AffineLoadOp::create(builder, loc, adaptor.getLhs(), place);
    Value rhs =
        affine::AffineLoadOp::create(builder, loc, adaptor.getRhs(), place);
    return ArithOp::create(builder, loc, lhs, rhs);
  }
};

struct Transposed {
  static Value make(OpBuilder &builder, Location loc,
                    TransposeOp::Adaptor adaptor, ValueRange place) {
    llvm::SmallVector<Value> reversed(llvm::reverse(place));
    return affine::AffineLoadOp::create(builder, loc, adaptor.getInput(),
                                        reversed);
  }
};

struct ConstantPattern : public OpConversionPattern<ConstantOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto type = cast<RankedTensorType>(op.getType());
    Value memory = allocateResult(rewriter, op, op.getResult());
    llvm::SmallVector<int64_t> place(type.getRank(), 0);
    for (llvm::APFloat number : op.getValue().getValues<llvm::APFloat>()) {
      llvm::SmallVector<Value> indices;
      for (int64_t index : place)
        indices.push_back(arith::ConstantIndexOp::create(rewriter, loc, index));
      Value value = arith::ConstantOp::create(
          rewriter, loc, rewriter.getF64FloatAttr(number.convertToDouble()));
      memref::StoreOp::create(rewriter, loc, value, memory, indices);
      // The next place, in the order of the elements: the last index first.
      for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
        if (++place[dim] < type.getDimSize(dim))
          break;
        place[dim] = 0;
      }
    }
    rewriter.replaceOp(op, memory);
    return success();
  }
};

/// A reshape of a value that is not a constant: the same memory, seen through
/// another type.
struct ReshapePattern : public OpConversionPattern<ReshapeOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ReshapeOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = cast<RankedTensorType>(op.getType());
    llvm::SmallVector<int64_t> strides(type.getRank(), 1);
    for (int64_t dim = type.getRank() - 2; dim >= 0; --dim)
      strides[dim] = strides[dim + 1] * type.getDimSize(dim + 1);
    rewriter.replaceOpWithNewOp<memref::ReinterpretCastOp>(
        op, MemRefType::get(type.getShape(), type.getElementType()),
        adaptor.getInput(), /*offset=*/0, type.getShape(), strides);
    return success();
  }
};

/// Prints the rows of a matrix; a value of another rank than two is a list of
/// rows all the same.
struct PrintPattern : public OpConversionPattern<PrintOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(PrintOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> place;
    printFrom(rewriter, op.getLoc(), adaptor.getInput(), place);
    rewriter.eraseOp(op);
    return success();
  }

private:
  static void printFrom(OpBuilder &builder, Location loc, Value memory,
                        llvm::SmallVectorImpl<Value> &place) {
    auto type = cast<MemRefType>(memory.getType());
    size_t dim = place.size();
    if (static_cast<int64_t>(dim) == type.getRank()) {
      Value number = memref::LoadOp::create(builder, loc, memory, place);
      PutOp::create(builder, loc, number);
      if (dim == 0)
        NewlineOp::create(builder, loc);
      return;
    }
    auto index = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(builder, loc, value);
    };
    auto loop = scf::ForOp::create(builder, loc, index(0),
                                   index(type.getDimSize(dim)), index(1));
    {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(loop.getBody());
      place.push_back(loop.getInductionVar());
      printFrom(builder, loc, memory, place);
      place.pop_back();
    }
    if (static_cast<int64_t>(dim) == type.getRank() - 1)
      NewlineOp::create(builder, loc);
  }
};

/// After inlining the only function is one without parameters and results.
struct FuncPattern : public OpConversionPattern<FuncOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(FuncOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    FunctionType type = op.getFunctionType();
    if (type.getNumInputs() || type.getNumResults())
      return op.emitOpError("has parameters or results and is not private, so "
                            "that it is not inlined; it cannot be lowered");
    auto function =
        func::FuncOp::create(rewriter, op.getLoc(), op.getSymName(), type);
    rewriter.inlineRegionBefore(op.getBody(), function.getBody(),
                                function.end());
    rewriter.eraseOp(op);
    return success();
  }
};

struct ReturnPattern : public OpConversionPattern<ReturnOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ReturnOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<func::ReturnOp>(op);
    return success();
  }
};

struct LowerToLoopsPass
    : public PassWrapper<LowerToLoopsPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LowerToLoopsPass)

  llvm::StringRef getArgument() const override { return "toy-to-loops"; }
  llvm::StringRef getDescription() const override {
    return "Convert toy programs to loops over memrefs";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry
        .insert<affine::AffineDialect, arith::ArithDialect, func::FuncDialect,
                memref::MemRefDialect, scf::SCFDialect>();
  }

  void runOnOperation() override {
    ConversionTarget target(getContext());
    target.addLegalDialect<affine::AffineDialect, arith::ArithDialect,
                           BuiltinDialect, func::FuncDialect,
                           memref::MemRefDialect, scf::SCFDialect>();
    target.addIllegalDialect<ToyDialect>();
    target.addLegalOp<PutOp, NewlineOp>();
    RewritePatternSet patterns(&getContext());
    patterns.add<LoopPattern<AddOp, Elementwise<arith::AddFOp>>,
                 LoopPattern<MulOp, Elementwise<arith::MulFOp>>,
                 LoopPattern<TransposeOp, Transposed>, ConstantPattern,
                 ReshapePattern, PrintPattern, FuncPattern, ReturnPattern>(
        &getContext());
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

std::unique_ptr<Pass> toy::createLowerToLoopsPass() {
  return std::make_unique<LowerToLoopsPass>();
}
