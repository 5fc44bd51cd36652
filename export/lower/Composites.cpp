// Expresses ops by others, by functions of MLIR's for which it has no pass.

#include "export/lower/Composites.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace palindrome;
namespace linalg = mlir::linalg;
namespace vector = mlir::vector;

bool lower::isImplied(mlir::Operation *op) {
  auto structured =
      llvm::dyn_cast_if_present<linalg::LinalgOp>(op->getParentOp());
  return structured && structured.getRegionBuilder();
}

/// Whether MLIR's patterns do not take the contraction `op`: they add products,
/// and make a scalar or a vector that has dimensions.
static bool isOtherContraction(mlir::Operation *op) {
  auto contraction = llvm::dyn_cast<vector::ContractionOp>(op);
  if (!contraction || llvm::isa<vector::MaskOp>(op->getParentOp()) ||
      llvm::any_of(op->getOperandTypes(), [](mlir::Type type) {
        auto vector = llvm::dyn_cast<mlir::VectorType>(type);
        return vector && vector.isScalable();
      }))
    return false;
  auto sum = llvm::dyn_cast<mlir::VectorType>(contraction.getAccType());
  return contraction.getKind() != vector::CombiningKind::ADD ||
         (sum && sum.getRank() == 0);
}

/// Whether `op` puts poison into a vector. MLIR's folder takes that for an
/// element of the type of the others: it reads memory that is not its own.
static bool insertsPoison(mlir::Operation *op) {
  auto insertion = llvm::dyn_cast<vector::InsertOp>(op);
  return insertion &&
         insertion.getValueToStore().getDefiningOp<mlir::ub::PoisonOp>();
}

/// Whether `op` is a linalg.map that reads its output, which bufferization
/// takes for one that is only written.
static bool isReadingMap(mlir::Operation *op) {
  auto map = llvm::dyn_cast<linalg::MapOp>(op);
  return map && !map.getMapper().front().getArguments().back().use_empty();
}

bool lower::isComposite(mlir::Operation *op) {
  return isOtherContraction(op) || insertsPoison(op) || isReadingMap(op) ||
         llvm::isa<linalg::PackOp, linalg::UnPackOp, linalg::SoftmaxOp,
                   linalg::WinogradFilterTransformOp,
                   linalg::WinogradInputTransformOp,
                   linalg::WinogradOutputTransformOp, mlir::vector::ScanOp>(op);
}

/// `factor`, whose dimensions are those that `map` names, with all dimensions
/// of the iteration, whose sizes are `bounds`, in their order.
static mlir::Value spread(mlir::Value factor, mlir::AffineMap map,
                          llvm::ArrayRef<int64_t> bounds, mlir::Type element,
                          mlir::RewriterBase &rewriter) {
  mlir::Location loc = factor.getLoc();
  llvm::SmallVector<int64_t> order, shape;
  for (unsigned i = 0; i < map.getNumDims(); ++i)
    if (!map.isFunctionOfDim(i))
      order.push_back(i);
  for (mlir::AffineExpr result : map.getResults())
    order.push_back(llvm::cast<mlir::AffineDimExpr>(result).getPosition());
  for (int64_t dimension : order)
    shape.push_back(bounds[dimension]);
  auto type = llvm::cast<mlir::VectorType>(factor.getType());
  if (type.getElementType() != element) {
    mlir::VectorType wide = type.cloneWith(std::nullopt, element);
    factor = llvm::isa<mlir::FloatType>(element)
                 ? mlir::arith::ExtFOp::create(rewriter, loc, wide, factor)
                       .getResult()
                 : mlir::arith::ExtSIOp::create(rewriter, loc, wide, factor)
                       .getResult();
  }
  factor = vector::BroadcastOp::create(
      rewriter, loc, mlir::VectorType::get(shape, element), factor);
  return vector::TransposeOp::create(rewriter, loc, factor,
                                     mlir::invertPermutationVector(order));
}

/// Multiplies all pairs of elements, then combines the products.
static void decomposeContraction(vector::ContractionOp op,
                                 mlir::RewriterBase &rewriter) {
  mlir::Location loc = op.getLoc();
  mlir::Type element = mlir::getElementTypeOrSelf(op.getAccType());
  llvm::SmallVector<mlir::AffineMap, 4> maps = op.getIndexingMapsArray();
  llvm::SmallVector<int64_t> bounds(maps[0].getNumDims()), order;
  // getIterationBounds requires that both factors have all reduced dimensions.
  for (auto [map, type] : llvm::zip(maps, op->getOperandTypes()))
    for (auto [i, result] : llvm::enumerate(map.getResults()))
      bounds[llvm::cast<mlir::AffineDimExpr>(result).getPosition()] =
          llvm::cast<mlir::VectorType>(type).getDimSize(i);
  mlir::Value lhs = spread(op.getLhs(), maps[0], bounds, element, rewriter);
  mlir::Value rhs = spread(op.getRhs(), maps[1], bounds, element, rewriter);
  mlir::Value products =
      llvm::isa<mlir::FloatType>(element)
          ? mlir::arith::MulFOp::create(rewriter, loc, lhs, rhs).getResult()
          : mlir::arith::MulIOp::create(rewriter, loc, lhs, rhs).getResult();
  llvm::SmallVector<bool> isReduced;
  for (vector::IteratorType type : op.getIteratorTypesArray())
    isReduced.push_back(type == vector::IteratorType::reduction);
  // The result of a reduction has the dimensions in the order of the iteration.
  for (mlir::AffineExpr result : maps[2].getResults()) {
    unsigned dimension = llvm::cast<mlir::AffineDimExpr>(result).getPosition();
    order.push_back(
        llvm::count(llvm::ArrayRef(isReduced).take_front(dimension), false));
  }
  mlir::Value start = op.getAcc();
  bool isVector =
      llvm::isa<mlir::VectorType>(start.getType()) && !order.empty();
  if (isVector)
    start = vector::TransposeOp::create(rewriter, loc, start,
                                        mlir::invertPermutationVector(order));
  else if (llvm::isa<mlir::VectorType>(start.getType()))
    start = vector::ExtractOp::create(rewriter, loc, start);
  mlir::Value result = vector::MultiDimReductionOp::create(
      rewriter, loc, products, start, isReduced, op.getKind());
  if (isVector)
    result = vector::TransposeOp::create(rewriter, loc, result, order);
  else if (result.getType() != op.getType())
    result = vector::BroadcastOp::create(rewriter, loc, op.getType(), result);
  rewriter.replaceOp(op, result);
}

/// Expresses `op` by others if MLIR has a function for just that.
static void decompose(mlir::Operation *op, mlir::RewriterBase &rewriter) {
  rewriter.setInsertionPoint(op);
  if (auto contraction = llvm::dyn_cast<vector::ContractionOp>(op))
    return decomposeContraction(contraction, rewriter);
  if (auto insertion = llvm::dyn_cast<vector::InsertOp>(op))
    return rewriter.replaceOp(op, insertion.getDest());
  if (auto map = llvm::dyn_cast<linalg::MapOp>(op)) {
    (void)linalg::generalizeNamedOp(rewriter, map);
  } else if (auto pack = llvm::dyn_cast<linalg::PackOp>(op)) {
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

/// Decomposes the composites of `module`.
static mlir::LogicalResult decomposeAll(mlir::ModuleOp module) {
  llvm::SmallVector<mlir::Operation *> composites;
  module.walk([&](mlir::Operation *op) {
    if (lower::isComposite(op))
      composites.push_back(op);
  });
  mlir::IRRewriter rewriter(module.getContext());
  for (mlir::Operation *op : composites)
    if (mlir::isOpTriviallyDead(op))
      rewriter.eraseOp(op);
    else
      decompose(op, rewriter);

  mlir::RewritePatternSet patterns(module.getContext());
  linalg::populateDecomposeWinogradOpsPatterns(patterns);
  mlir::vector::populateVectorScanLoweringPatterns(patterns);
  mlir::walkAndApplyPatterns(module, std::move(patterns));
  bool isLeft = false;
  module.walk([&](mlir::Operation *op) {
    if (!lower::isComposite(op))
      return;
    op->emitError() << "'" << op->getName()
                    << "' cannot be lowered: MLIR does not express one with "
                       "these types by other ops";
    isLeft = true;
  });
  return mlir::failure(isLeft);
}

const lower::OwnPass lower::decomposePass = {
    "palindrome-decompose",
    "Express packs, softmax, winograd transforms and scans by other ops",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::affine::AffineDialect, mlir::arith::ArithDialect,
                      linalg::LinalgDialect, mlir::math::MathDialect,
                      mlir::scf::SCFDialect, mlir::tensor::TensorDialect,
                      mlir::vector::VectorDialect>();
    },
    decomposeAll,
};
