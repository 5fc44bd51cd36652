// Expresses ops by others, by functions of MLIR's for which it has no pass.

#include "export/lower/Composites.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace palindrome;
namespace linalg = mlir::linalg;

bool lower::isComposite(mlir::Operation *op) {
  return llvm::isa<linalg::PackOp, linalg::UnPackOp, linalg::SoftmaxOp,
                   linalg::WinogradFilterTransformOp,
                   linalg::WinogradInputTransformOp,
                   linalg::WinogradOutputTransformOp, mlir::vector::ScanOp>(op);
}

/// Expresses `op` by others if MLIR has a function for just that.
static void decompose(mlir::Operation *op, mlir::RewriterBase &rewriter) {
  rewriter.setInsertionPoint(op);
  if (auto pack = llvm::dyn_cast<linalg::PackOp>(op)) {
    (void)linalg::lowerPack(rewriter, pack);
  } else if (auto unpack = llvm::dyn_cast<linalg::UnPackOp>(op)) {
    (void)linalg::lowerUnPack(rewriter, unpack);
  } else if (auto whole = llvm::dyn_cast<linalg::AggregatedOpInterface>(op)) {
    mlir::FailureOr<llvm::SmallVector<mlir::Value>> parts =
        whole.decomposeOperation(rewriter);
    if (succeeded(parts))
      rewriter.replaceOp(op, *parts);
  }
}

namespace {
class Decompose
    : public mlir::PassWrapper<Decompose, mlir::OperationPass<mlir::ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Decompose)

  llvm::StringRef getArgument() const override {
    return "palindrome-decompose";
  }
  llvm::StringRef getDescription() const override {
    return "Express packs, softmax, winograd transforms and scans by other ops";
  }

  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    registry.insert<mlir::affine::AffineDialect, mlir::arith::ArithDialect,
                    linalg::LinalgDialect, mlir::math::MathDialect,
                    mlir::scf::SCFDialect, mlir::tensor::TensorDialect,
                    mlir::vector::VectorDialect>();
  }

protected:
  void runOnOperation() override {
    llvm::SmallVector<mlir::Operation *> composites;
    getOperation().walk([&](mlir::Operation *op) {
      if (lower::isComposite(op))
        composites.push_back(op);
    });
    mlir::IRRewriter rewriter(&getContext());
    for (mlir::Operation *op : composites)
      if (mlir::isOpTriviallyDead(op))
        rewriter.eraseOp(op);
      else
        decompose(op, rewriter);

    mlir::RewritePatternSet patterns(&getContext());
    linalg::populateDecomposeWinogradOpsPatterns(patterns);
    mlir::vector::populateVectorScanLoweringPatterns(patterns);
    mlir::walkAndApplyPatterns(getOperation(), std::move(patterns));
    getOperation().walk([&](mlir::Operation *op) {
      if (!lower::isComposite(op))
        return;
      op->emitError() << "'" << op->getName()
                      << "' cannot be lowered: MLIR does not express one with "
                         "these types by other ops";
      signalPassFailure();
    });
  }
};
} // namespace

void lower::registerDecompose() { mlir::PassRegistration<Decompose>(); }
