// Expresses operations on floats of 8, 6 and 4 bits, those with a rounding
// mode, and those of wide floats that no target compiles, by ones that LLVM
// has.
//
//   %0 = arith.mulf %a, %b : f8E4M3FN
//
// becomes a multiplication of f32, which rounds to the same after all: f32 has
// more than twice the precision. MLIR's pass for this rounds integers twice,
// its conversions of f4E2M1FN and f8E8M0FNU lose signs and ties, and those of
// other formats are calls of a library. A rounding mode becomes a constrained
// intrinsic there, which states in which mode the machine is, and does not set
// it.

#include "export/lower/Floats.h"
#include "export/lower/Composites.h"
#include "export/lower/FloatBits.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace palindrome;
using namespace mlir::arith;
using llvm::APFloat;
using llvm::APInt;
using llvm::dyn_cast;
using llvm::isa;
using mlir::Location;
using mlir::Operation;
using mlir::RewriterBase;
using mlir::Type;
using mlir::Value;

/// Whether the format of `type` is one of LLVM's.
static bool isLLVMFloat(Type type) {
  return isa<mlir::FloatType>(type) && !isa<mlir::FloatTF32Type>(type) &&
         !lower::isSmallFloat(type);
}

/// `value`, of floats, as `type`; at least one of both is of small floats, or
/// they are the same.
static Value convertFloat(RewriterBase &rewriter, Location loc, Value value,
                          Type type) {
  auto target = llvm::cast<mlir::FloatType>(mlir::getElementTypeOrSelf(type));
  if (mlir::getElementTypeOrSelf(value.getType()) == target)
    return value;
  if (!lower::isSmallFloat(target))
    value = lower::extendToF32(rewriter, loc, value);
  if (target.getWidth() < 32)
    return lower::roundTo(rewriter, loc, value, target,
                          llvm::RoundingMode::NearestTiesToEven);
  if (target.isF32())
    return value;
  return ExtFOp::create(rewriter, loc,
                        lower::withElement(value.getType(), target), value);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

static llvm::RoundingMode getMode(std::optional<RoundingMode> mode) {
  switch (mode.value_or(RoundingMode::to_nearest_even)) {
  case RoundingMode::to_nearest_even:
    return llvm::RoundingMode::NearestTiesToEven;
  case RoundingMode::downward:
    return llvm::RoundingMode::TowardNegative;
  case RoundingMode::upward:
    return llvm::RoundingMode::TowardPositive;
  case RoundingMode::toward_zero:
    return llvm::RoundingMode::TowardZero;
  case RoundingMode::to_nearest_away:
    return llvm::RoundingMode::NearestTiesToAway;
  }
  llvm_unreachable("all modes return");
}

static void expandTruncation(TruncFOp op, RewriterBase &rewriter) {
  auto target =
      llvm::cast<mlir::FloatType>(mlir::getElementTypeOrSelf(op.getType()));
  llvm::RoundingMode mode = getMode(op.getRoundingmode());
  if (mode == llvm::RoundingMode::NearestTiesToEven && isLLVMFloat(target) &&
      !lower::isSmallFloat(op.getIn().getType()))
    rewriter.modifyOpInPlace(op, [&] { op.removeRoundingmodeAttr(); });
  else
    rewriter.replaceOp(
        op, lower::roundTo(rewriter, op.getLoc(), op.getIn(), target, mode));
}

/// `value`, of integers, as floats that round to the same small floats.
static Value convertInteger(Operation *op, bool isSigned,
                            RewriterBase &rewriter) {
  Location loc = op->getLoc();
  Value value = op->getOperand(0);
  Type type = value.getType();
  unsigned width = mlir::getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  auto toFloat = [&](Value integer, Type real) -> Value {
    real = lower::withElement(type, real);
    if (isSigned)
      return SIToFPOp::create(rewriter, loc, real, integer);
    return UIToFPOp::create(rewriter, loc, real, integer);
  };
  constexpr unsigned precision = 53;
  if (width <= 24)
    return toFloat(value, rewriter.getF32Type());
  if (width <= precision)
    return toFloat(value, rewriter.getF64Type());

  // The highest 53 bits are kept. If the others are not all zero, the lowest of
  // these becomes 1: no number that was none is a tie then.
  auto constant = [&](APInt number) {
    return lower::makeConstant(rewriter, loc, type, number);
  };
  auto number = [&](uint64_t number) { return constant(APInt(width, number)); };
  Value zero = number(0), isNegative;
  if (isSigned) {
    isNegative = CmpIOp::create(rewriter, loc, CmpIPredicate::slt, value, zero);
    value = SelectOp::create(rewriter, loc, isNegative,
                             SubIOp::create(rewriter, loc, zero, value), value);
  }
  Value zeros = mlir::math::CountLeadingZerosOp::create(rewriter, loc, value);
  zeros = MinUIOp::create(rewriter, loc, zeros, number(width - 1));
  Value shifted = ShLIOp::create(rewriter, loc, value, zeros);
  Value high =
      ShRUIOp::create(rewriter, loc, shifted, number(width - precision));
  Value low =
      AndIOp::create(rewriter, loc, shifted,
                     constant(APInt::getLowBitsSet(width, width - precision)));
  Value isInexact = CmpIOp::create(rewriter, loc, CmpIPredicate::ne, low, zero);
  high = OrIOp::create(rewriter, loc, high,
                       ExtUIOp::create(rewriter, loc, type, isInexact));
  // What f64 has no exponent for becomes infinite, and no small float has it.
  constexpr unsigned bias = 1023;
  Value exponent =
      SubIOp::create(rewriter, loc, number(bias + width - precision), zeros);
  exponent = MinUIOp::create(rewriter, loc, exponent, number(2 * bias));
  Type bits = lower::withElement(type, rewriter.getI64Type());
  auto toBits = [&](Value integer) -> Value {
    if (width < 64)
      return ExtUIOp::create(rewriter, loc, bits, integer);
    return width == 64
               ? integer
               : TruncIOp::create(rewriter, loc, bits, integer).getResult();
  };
  Type real = lower::withElement(type, rewriter.getF64Type());
  Value scale = ShLIOp::create(
      rewriter, loc, toBits(exponent),
      lower::makeConstant(rewriter, loc, bits, APInt(64, precision - 1)));
  Value result = MulFOp::create(
      rewriter, loc, SIToFPOp::create(rewriter, loc, real, toBits(high)),
      BitcastOp::create(rewriter, loc, real, scale));
  if (isSigned)
    result = SelectOp::create(rewriter, loc, isNegative,
                              NegFOp::create(rewriter, loc, result), result);
  return result;
}

/// The scale of `op` as `type`.
template <typename Op>
static Value convertScale(Op op, Type type, RewriterBase &rewriter) {
  Location loc = op.getLoc();
  Value scale = op.getScale();
  auto power = mlir::Float8E8M0FNUType::get(rewriter.getContext());
  scale = convertFloat(rewriter, loc, scale,
                       lower::withElement(scale.getType(), power));
  return convertFloat(rewriter, loc, scale, type);
}

/// A product or a quotient of small floats is one of f32.
template <typename Op>
static Value combine(RewriterBase &rewriter, Location loc, Value lhs, Value rhs,
                     FastMathFlagsAttr flags) {
  Type type = lhs.getType();
  Type wide = lower::isSmallFloat(type)
                  ? lower::withElement(type, rewriter.getF32Type())
                  : type;
  Value result =
      Op::create(rewriter, loc, convertFloat(rewriter, loc, lhs, wide),
                 convertFloat(rewriter, loc, rhs, wide));
  if (flags)
    result.getDefiningOp()->setAttr("fastmath", flags);
  return convertFloat(rewriter, loc, result, type);
}

static void scale(ScalingExtFOp op, RewriterBase &rewriter) {
  Location loc = op.getLoc();
  Value in = op.getIn();
  if (lower::isSmallFloat(in.getType()) || lower::isSmallFloat(op.getType()))
    in = convertFloat(rewriter, loc, in, op.getType());
  else if (in.getType() != op.getType())
    in = ExtFOp::create(rewriter, loc, op.getType(), in);
  rewriter.replaceOp(op,
                     combine<MulFOp>(rewriter, loc, in,
                                     convertScale(op, op.getType(), rewriter),
                                     op.getFastmathAttr()));
}

static void scale(ScalingTruncFOp op, RewriterBase &rewriter) {
  Location loc = op.getLoc();
  Type type = op.getIn().getType();
  Value quotient =
      combine<DivFOp>(rewriter, loc, op.getIn(),
                      convertScale(op, type, rewriter), op.getFastmathAttr());
  auto result =
      TruncFOp::create(rewriter, loc, op.getType(), quotient,
                       op.getRoundingmodeAttr(), op.getFastmathAttr());
  rewriter.replaceOp(op, result);
  rewriter.setInsertionPoint(result);
  expandTruncation(result, rewriter);
}

/// Whether `op` is a conversion, and has been expressed by others.
static bool expandConversion(Operation *op, RewriterBase &rewriter) {
  Location loc = op->getLoc();
  if (auto truncation = dyn_cast<TruncFOp>(op)) {
    expandTruncation(truncation, rewriter);
  } else if (auto scaling = dyn_cast<ScalingExtFOp>(op)) {
    scale(scaling, rewriter);
  } else if (auto scaling = dyn_cast<ScalingTruncFOp>(op)) {
    scale(scaling, rewriter);
  } else if (isa<ExtFOp>(op)) {
    rewriter.replaceOp(op, convertFloat(rewriter, loc, op->getOperand(0),
                                        op->getResult(0).getType()));
  } else if (isa<SIToFPOp, UIToFPOp>(op)) {
    Value real = convertInteger(op, isa<SIToFPOp>(op), rewriter);
    rewriter.replaceOp(
        op, convertFloat(rewriter, loc, real, op->getResult(0).getType()));
  } else {
    return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Whether `op` is a maximum or a minimum of floats of more than 64 bits, of
/// which LLVM's code generators have none.
static bool isWideExtremum(Operation *op) {
  return isa<MaximumFOp, MinimumFOp>(op) &&
         mlir::getElementTypeOrSelf(op->getResult(0)).getIntOrFloatBitWidth() >
             64;
}

/// Replaces `op` with a selection: of equal zeros, the negative one is less. A
/// sum with a NaN is one.
static void selectExtremum(Operation *op, RewriterBase &rewriter) {
  Location loc = op->getLoc();
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  bool isMaximum = isa<MaximumFOp>(op);
  auto compare = [&](CmpFPredicate predicate) -> Value {
    return CmpFOp::create(rewriter, loc, predicate, lhs, rhs);
  };
  Type type = lhs.getType();
  unsigned width = mlir::getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  Type bits = lower::withElement(type, rewriter.getIntegerType(width));
  Value isNegative = CmpIOp::create(
      rewriter, loc, CmpIPredicate::slt,
      BitcastOp::create(rewriter, loc, bits, isMaximum ? rhs : lhs),
      lower::makeConstant(rewriter, loc, bits, APInt::getZero(width)));
  Value isLhs = OrIOp::create(
      rewriter, loc,
      compare(isMaximum ? CmpFPredicate::OGT : CmpFPredicate::OLT),
      AndIOp::create(rewriter, loc, compare(CmpFPredicate::OEQ), isNegative));
  rewriter.replaceOpWithNewOp<SelectOp>(
      op, compare(CmpFPredicate::UNO), AddFOp::create(rewriter, loc, lhs, rhs),
      SelectOp::create(rewriter, loc, isLhs, lhs, rhs));
}

/// Whether `op` computes with what its operands are as numbers.
static bool computes(Operation *op) {
  if (isa<mlir::vector::FMAOp, mlir::vector::ReductionOp,
          mlir::vector::MultiDimReductionOp, mlir::vector::ContractionOp,
          mlir::vector::OuterProductOp, mlir::vector::PrintOp>(op))
    return true;
  return llvm::isa_and_nonnull<ArithDialect, mlir::math::MathDialect>(
             op->getDialect()) &&
         !isa<ConstantOp, BitcastOp, SelectOp>(op);
}

/// Whether a number of the type of `op` is a normal one, in terms of f32: the
/// operand of `op`, whose numbers are normal ones of f32, but for infinities.
static Value isNormal(mlir::math::IsNormalOp op, Value number,
                      RewriterBase &rewriter) {
  Location loc = op.getLoc();
  Type type = number.getType();
  auto small = llvm::cast<mlir::FloatType>(
      mlir::getElementTypeOrSelf(op.getOperand().getType()));
  APFloat least = APFloat::getSmallestNormalized(small.getFloatSemantics());
  bool losesInfo;
  least.convert(APFloat::IEEEsingle(), llvm::RoundingMode::NearestTiesToEven,
                &losesInfo);
  Value magnitude = mlir::math::AbsFOp::create(rewriter, loc, number);
  return AndIOp::create(
      rewriter, loc,
      CmpFOp::create(rewriter, loc, CmpFPredicate::OGE, magnitude,
                     lower::makeConstant(rewriter, loc, type, least)),
      mlir::math::IsFiniteOp::create(rewriter, loc, number));
}

/// Replaces `op` with the same on wider floats.
static void widen(Operation *op, RewriterBase &rewriter) {
  Location loc = op->getLoc();
  // A sum with a product has more bits than either.
  Type wide = isa<mlir::math::FmaOp, mlir::vector::FMAOp>(op)
                  ? rewriter.getF64Type()
                  : Type(rewriter.getF32Type());
  llvm::SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(
        lower::isSmallFloat(operand.getType())
            ? convertFloat(rewriter, loc, operand,
                           lower::withElement(operand.getType(), wide))
            : operand);
  if (auto test = dyn_cast<mlir::math::IsNormalOp>(op))
    return rewriter.replaceOp(op, isNormal(test, operands[0], rewriter));
  Operation *clone = rewriter.clone(*op);
  clone->setOperands(operands);
  llvm::SmallVector<Value> results;
  for (mlir::OpResult result : clone->getResults()) {
    Type type = result.getType();
    if (lower::isSmallFloat(type))
      result.setType(lower::withElement(type, wide));
    results.push_back(lower::isSmallFloat(type)
                          ? convertFloat(rewriter, loc, result, type)
                          : result);
  }
  rewriter.replaceOp(op, results);
}

bool lower::isUnsupportedFloatOp(Operation *op) {
  if (isa<ScalingExtFOp, ScalingTruncFOp>(op))
    return true;
  if (auto truncation = dyn_cast<TruncFOp>(op);
      truncation && truncation.getRoundingmode())
    return true;
  if (isWideExtremum(op))
    return true;
  return computes(op) && (llvm::any_of(op->getOperandTypes(), isSmallFloat) ||
                          llvm::any_of(op->getResultTypes(), isSmallFloat));
}

/// Makes structured ops of those on tensors for which `isWanted` holds. What
/// they are expressed by has constants, and a tensor may not state its shape.
static mlir::LogicalResult
makeStructured(mlir::ModuleOp module,
               llvm::function_ref<bool(Operation *)> isWanted) {
  mlir::ConversionTarget target(*module.getContext());
  target.markUnknownOpDynamicallyLegal([&](Operation *op) {
    return !isWanted(op) ||
           llvm::none_of(op->getResultTypes(),
                         llvm::IsaPred<mlir::RankedTensorType>);
  });
  mlir::RewritePatternSet patterns(module.getContext());
  mlir::linalg::populateElementwiseToLinalgConversionPatterns(patterns);
  mlir::ConversionConfig config;
  config.foldingMode = mlir::DialectConversionFoldingMode::Never;
  return mlir::applyPartialConversion(module, target, std::move(patterns),
                                      config);
}

/// Expresses all ops for which `isWanted` holds by others.
static mlir::LogicalResult
expand(mlir::ModuleOp module, llvm::function_ref<bool(Operation *)> isWanted) {
  if (failed(makeStructured(module, isWanted)))
    return mlir::failure();
  llvm::SmallVector<Operation *> found;
  module.walk([&](Operation *op) {
    if (isWanted(op))
      found.push_back(op);
  });
  mlir::IRRewriter rewriter(module.getContext());
  for (Operation *op : found) {
    rewriter.setInsertionPoint(op);
    if (isWideExtremum(op))
      selectExtremum(op, rewriter);
    else if (!expandConversion(op, rewriter))
      widen(op, rewriter);
  }
  return mlir::success();
}

static void addDialects(mlir::DialectRegistry &registry) {
  registry.insert<ArithDialect, mlir::linalg::LinalgDialect,
                  mlir::math::MathDialect, mlir::tensor::TensorDialect>();
}

static bool isElementwise(Operation *op) {
  return mlir::OpTrait::hasElementwiseMappableTraits(op) &&
         lower::isUnsupportedFloatOp(op) && !lower::isImplied(op);
}

const lower::OwnPass lower::expandElementwisePass = {
    "palindrome-expand-elementwise",
    "Express arithmetic on floats that LLVM lacks, element by element",
    addDialects,
    [](mlir::ModuleOp module) { return expand(module, isElementwise); },
};

const lower::OwnPass lower::expandFloatsPass = {
    "palindrome-expand-floats",
    "Express arithmetic on floats that LLVM lacks, and rounding modes",
    addDialects,
    [](mlir::ModuleOp module) { return expand(module, isUnsupportedFloatOp); },
};
