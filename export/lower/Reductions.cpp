// Expresses reductions, products and contractions whose conversion by MLIR has
// other results, or that have none.
//
//   %s = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xf32> into
//   f32 }
//
//   %n = arith.constant dense<0xFF800000> : vector<4xf32>
//   %w = arith.select %m, %v, %n
//   %s = vector.reduction <maximumf>, %w : vector<4xf32> into f32

#include "export/lower/Reductions.h"
#include "export/lower/FloatBits.h"
#include "export/lower/VectorRules.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace palindrome;
using namespace mlir::vector;
using llvm::APFloat;
using llvm::APInt;
using llvm::dyn_cast;
using llvm::isa;
using mlir::Location;
using mlir::Operation;
using mlir::RewriterBase;
using mlir::Type;
using mlir::Value;
using mlir::VectorType;
namespace arith = mlir::arith;

static bool isFloat(Type type) {
  return isa<mlir::FloatType>(mlir::getElementTypeOrSelf(type));
}

//===----------------------------------------------------------------------===//
// Neutral elements
//===----------------------------------------------------------------------===//

/// The greatest number of `semantics`, or the least one. It is infinite if
/// there are infinities and `flags` allow them.
static APFloat getExtreme(const llvm::fltSemantics &semantics, bool isLeast,
                          arith::FastMathFlags flags) {
  bool isFinite = !APFloat::semanticsHasInf(semantics) ||
                  bitEnumContainsAll(flags, arith::FastMathFlags::ninf);
  if (isLeast && !APFloat::semanticsHasSignedRepr(semantics))
    return APFloat::getSmallest(semantics);
  return isFinite ? APFloat::getLargest(semantics, isLeast)
                  : APFloat::getInf(semantics, isLeast);
}

/// What changes no float that it is combined with.
static APFloat getNeutral(CombiningKind kind,
                          const llvm::fltSemantics &semantics,
                          arith::FastMathFlags flags) {
  bool hasNaN = APFloat::semanticsHasNaN(semantics) &&
                !bitEnumContainsAll(flags, arith::FastMathFlags::nnan);
  switch (kind) {
  case CombiningKind::ADD:
    return APFloat::getZero(semantics, /*Negative=*/true);
  case CombiningKind::MUL:
    return APFloat::getOne(semantics);
  case CombiningKind::MINNUMF:
  case CombiningKind::MAXNUMF:
    // The number wins, if there is one: a NaN is what is left of no number.
    if (hasNaN)
      return APFloat::getQNaN(semantics);
    break;
  default:
    break;
  }
  bool isMaximum =
      kind == CombiningKind::MAXNUMF || kind == CombiningKind::MAXIMUMF;
  return getExtreme(semantics, /*isLeast=*/isMaximum, flags);
}

/// The same for integers.
static APInt getNeutral(CombiningKind kind, unsigned width) {
  switch (kind) {
  case CombiningKind::MUL:
    return APInt(width, 1);
  case CombiningKind::AND:
  case CombiningKind::MINUI:
    return APInt::getAllOnes(width);
  case CombiningKind::MINSI:
    return APInt::getSignedMaxValue(width);
  case CombiningKind::MAXSI:
    return APInt::getSignedMinValue(width);
  default: // Sums, and what 0 is the least of.
    return APInt::getZero(width);
  }
}

static mlir::TypedAttr getNeutral(CombiningKind kind, Type element,
                                  arith::FastMathFlags flags) {
  if (auto real = dyn_cast<mlir::FloatType>(element))
    return mlir::FloatAttr::get(
        real, getNeutral(kind, real.getFloatSemantics(), flags));
  return mlir::IntegerAttr::get(
      element, getNeutral(kind, element.getIntOrFloatBitWidth()));
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

/// The reduction that `op` masks; null if it masks none.
static ReductionOp getMaskedReduction(Operation *op) {
  auto mask = dyn_cast<MaskOp>(op);
  return mask ? llvm::dyn_cast_or_null<ReductionOp>(mask.getMaskableOp())
              : ReductionOp();
}

/// Whether `reduction` is a sum of floats among which there is no 0.0.
static bool lacksNeutral(ReductionOp reduction) {
  auto real = dyn_cast<mlir::FloatType>(reduction.getType());
  return real && reduction.getKind() == CombiningKind::ADD &&
         !APFloat::semanticsHasZero(real.getFloatSemantics());
}

static bool masksReduction(Operation *op) {
  ReductionOp reduction = getMaskedReduction(op);
  return reduction && !lacksNeutral(reduction);
}

/// Replaces the elements that are masked off by ones that change nothing.
static void selectElements(Operation *op, RewriterBase &rewriter) {
  auto mask = llvm::cast<MaskOp>(op);
  auto reduction = llvm::cast<ReductionOp>(mask.getMaskableOp());
  Location loc = reduction.getLoc();
  Value vector = reduction.getVector(), start = reduction.getAcc();
  auto type = llvm::cast<VectorType>(vector.getType());
  // What is neutral depends on the width, and that of `index` is not known.
  bool isIndex = type.getElementType().isIndex();
  CombiningKind kind = reduction.getKind();
  bool isUnsigned =
      kind == CombiningKind::MINUI || kind == CombiningKind::MAXUI;
  auto cast = [&](Value value, Type to) -> Value {
    if (isUnsigned)
      return arith::IndexCastUIOp::create(rewriter, loc, to, value);
    return arith::IndexCastOp::create(rewriter, loc, to, value);
  };
  if (isIndex) {
    type = type.cloneWith(std::nullopt, rewriter.getI64Type());
    vector = cast(vector, type);
    start = start ? cast(start, rewriter.getI64Type()) : start;
  }
  Value neutral = arith::ConstantOp::create(
      rewriter, loc,
      mlir::DenseElementsAttr::get(
          type, mlir::Attribute(getNeutral(kind, type.getElementType(),
                                           reduction.getFastmath()))));
  Value selected =
      arith::SelectOp::create(rewriter, loc, mask.getMask(), vector, neutral);
  Value result = ReductionOp::create(rewriter, loc, kind, selected, start,
                                     reduction.getFastmath());
  rewriter.replaceOp(op,
                     isIndex ? cast(result, rewriter.getIndexType()) : result);
}

static bool masksSumWithoutNeutral(Operation *op) {
  ReductionOp reduction = getMaskedReduction(op);
  return reduction && lacksNeutral(reduction) &&
         !reduction.getSourceVectorType().isScalable();
}

/// Adds each element where the mask is on. Without a start, the first of these
/// is the start, and a sum of none is poison.
static void addWhereOn(Operation *op, RewriterBase &rewriter) {
  auto mask = llvm::cast<MaskOp>(op);
  ReductionOp reduction = getMaskedReduction(op);
  Location loc = reduction.getLoc();
  Value sum = reduction.getAcc(), isStarted;
  if (!sum)
    sum = mlir::ub::PoisonOp::create(rewriter, loc, reduction.getType());
  for (int64_t i = 0; i < reduction.getSourceVectorType().getNumElements();
       ++i) {
    Value isOn = ExtractOp::create(rewriter, loc, mask.getMask(), i);
    Value element = ExtractOp::create(rewriter, loc, reduction.getVector(), i);
    Value next = arith::AddFOp::create(rewriter, loc, sum, element,
                                       reduction.getFastmath());
    if (!reduction.getAcc()) {
      next = isStarted ? arith::SelectOp::create(rewriter, loc, isStarted, next,
                                                 element)
                       : element;
      isStarted = isStarted
                      ? arith::OrIOp::create(rewriter, loc, isStarted, isOn)
                      : isOn;
    }
    sum = arith::SelectOp::create(rewriter, loc, isOn, next, sum);
  }
  rewriter.replaceOp(op, sum);
}

/// Whether `op` is a sum of floats without a start, for which MLIR takes 0.0.
static bool sumsFloats(Operation *op) {
  auto sum = dyn_cast<ReductionOp>(op);
  return sum && sum.getKind() == CombiningKind::ADD && !sum.getAcc() &&
         isFloat(sum.getType()) && !isa<MaskOp>(op->getParentOp());
}

/// Starts the sum with -0.0, which changes no other.
static void startSum(Operation *op, RewriterBase &rewriter) {
  auto sum = llvm::cast<ReductionOp>(op);
  Value start = arith::ConstantOp::create(
      rewriter, op->getLoc(),
      getNeutral(CombiningKind::ADD, sum.getType(), sum.getFastmath()));
  rewriter.modifyOpInPlace(op, [&] { sum.getAccMutable().assign(start); });
}

/// Whether `op` adds or multiplies floats that LLVM lacks. Carried out in wider
/// ones, it would be rounded once instead of at each element.
static bool roundsEachElement(Operation *op) {
  auto reduction = dyn_cast<ReductionOp>(op);
  return reduction && lower::isSmallFloat(reduction.getType()) &&
         llvm::is_contained({CombiningKind::ADD, CombiningKind::MUL},
                            reduction.getKind()) &&
         !reduction.getSourceVectorType().isScalable() &&
         !isa<MaskOp>(op->getParentOp());
}

static void combineElements(Operation *op, RewriterBase &rewriter) {
  auto reduction = llvm::cast<ReductionOp>(op);
  Location loc = op->getLoc();
  Value result = reduction.getAcc();
  for (int64_t i = 0; i < reduction.getSourceVectorType().getNumElements();
       ++i) {
    Value element =
        ExtractOp::create(rewriter, loc, reduction.getVector(), i).getResult();
    if (!result)
      result = element;
    else if (reduction.getKind() == CombiningKind::ADD)
      result = arith::AddFOp::create(rewriter, loc, result, element,
                                     reduction.getFastmath());
    else
      result = arith::MulFOp::create(rewriter, loc, result, element,
                                     reduction.getFastmath());
  }
  rewriter.replaceOp(op, result);
}

static bool isFused(Operation *op) { return isa<FMAOp>(op); }

/// MLIR's conversion of the op of `math` rounds once; that of `vector` need
/// not.
static void fuse(Operation *op, RewriterBase &rewriter) {
  rewriter.replaceOpWithNewOp<mlir::math::FmaOp>(op, op->getOperands());
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

/// Whether `op` adds products of elements that are narrower than its result.
static bool hasNarrowFactors(Operation *op) {
  auto contraction = dyn_cast<ContractionOp>(op);
  if (!contraction)
    return false;
  Type sum = mlir::getElementTypeOrSelf(contraction.getAccType());
  return llvm::any_of(
      llvm::ArrayRef({contraction.getLhsType(), contraction.getRhsType()}),
      [&](VectorType type) {
        Type factor = type.getElementType();
        return factor != sum && factor.isIntOrFloat() && sum.isIntOrFloat() &&
               isa<mlir::FloatType>(factor) == isa<mlir::FloatType>(sum) &&
               factor.getIntOrFloatBitWidth() < sum.getIntOrFloatBitWidth();
      });
}

/// Extends the factors, as MLIR's lowering to outer products does: integers by
/// their sign.
static void extendFactors(Operation *op, RewriterBase &rewriter) {
  auto contraction = llvm::cast<ContractionOp>(op);
  Type sum = mlir::getElementTypeOrSelf(contraction.getAccType());
  // The region of a mask has place for one op.
  if (auto mask = dyn_cast<MaskOp>(op->getParentOp()))
    rewriter.setInsertionPoint(mask);
  for (mlir::OpOperand *factor :
       {&contraction.getLhsMutable(), &contraction.getRhsMutable()}) {
    auto type = llvm::cast<VectorType>(factor->get().getType());
    if (type.getElementType() == sum)
      continue;
    VectorType wide = type.cloneWith(std::nullopt, sum);
    Location loc = op->getLoc();
    if (isa<mlir::FloatType>(sum))
      factor->set(arith::ExtFOp::create(rewriter, loc, wide, factor->get()));
    else
      factor->set(arith::ExtSIOp::create(rewriter, loc, wide, factor->get()));
  }
}

static constexpr lower::VectorRule reductionRules[] = {
    {hasNarrowFactors, extendFactors},
    {masksReduction, selectElements},
    {masksSumWithoutNeutral, addWhereOn},
    {roundsEachElement, combineElements},
    {sumsFloats, startSum},
    {isFused, fuse},
};

/// Whether MLIR's patterns make reductions or fused products of `op` that have
/// a rule.
static bool becomesReduction(Operation *op) {
  return isa<ContractionOp, OuterProductOp, MultiDimReductionOp>(op) &&
         (isFloat(op->getResult(0).getType()) ||
          isa<MaskOp>(op->getParentOp()));
}

bool lower::isUnsupportedReduction(Operation *op) {
  return findRule(op, reductionRules) || becomesReduction(op);
}

static bool isScalable(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.isScalable();
}

static mlir::LogicalResult reduceVectors(mlir::ModuleOp module) {
  lower::applyRules(module, reductionRules);
  bool isLeft = false;
  module.walk([&](Operation *op) { isLeft |= becomesReduction(op); });
  if (!isLeft)
    return mlir::success();
  // What convert-vector-to-llvm does to them otherwise. What the patterns
  // leave is reported in the end.
  mlir::RewritePatternSet patterns(module.getContext());
  populateVectorContractLoweringPatterns(patterns, VectorContractLowering::Dot);
  (void)mlir::applyPatternsGreedily(module, std::move(patterns));
  lower::applyRules(module, reductionRules);
  mlir::WalkResult result = module.walk([](MaskOp mask) {
    Operation *masked = mask.getMaskableOp();
    // LLVM has no type for most scalable ones, which is reported in the end.
    if (!masked || llvm::any_of(masked->getOperandTypes(), isScalable))
      return mlir::WalkResult::advance();
    masked->emitError() << "'" << masked->getName()
                        << "' cannot be lowered: MLIR does not express one of "
                           "its kind under a mask by other ops";
    return mlir::WalkResult::interrupt();
  });
  return mlir::failure(result.wasInterrupted());
}

const lower::OwnPass lower::reduceVectorsPass = {
    "palindrome-reduce-vectors",
    "Express masked reductions, sums of floats, fused products and "
    "contractions "
    "of narrow factors by others",
    [](mlir::DialectRegistry &registry) {
      registry.insert<arith::ArithDialect, mlir::math::MathDialect,
                      mlir::ub::UBDialect, VectorDialect>();
    },
    reduceVectors,
};
