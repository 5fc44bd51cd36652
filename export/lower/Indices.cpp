// Expresses operations on `index` whose conversions by MLIR lose bits of it.

#include "export/lower/Indices.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

using namespace palindrome;
using mlir::AffineExpr;
using mlir::Operation;

//===----------------------------------------------------------------------===//
// Divisions and powers
//===----------------------------------------------------------------------===//

/// Whether `map`, an affine map or an integer set, has a `ceildiv` or a `mod`.
template <typename Map> static bool isInexact(Map map) {
  bool found = false;
  map.walkExprs([&](AffineExpr part) {
    found |= part.getKind() == mlir::AffineExprKind::CeilDiv ||
             part.getKind() == mlir::AffineExprKind::Mod;
  });
  return found;
}

/// Whether `part`, an attribute or a type, has such a map.
template <typename Part> static bool hasInexactMapIn(Part part) {
  bool found = false;
  part.walk([&](mlir::Attribute attribute) {
    if (auto map = llvm::dyn_cast<mlir::AffineMapAttr>(attribute))
      found |= isInexact(map.getValue());
    else if (auto set = llvm::dyn_cast<mlir::IntegerSetAttr>(attribute))
      found |= isInexact(set.getValue());
  });
  return found;
}

/// Whether `op` is a power with an `index`, which MLIR makes no function of, or
/// one of a float whose exponent has one bit: MLIR's function shifts the
/// exponent by 1, which is poison there, and it does not end.
static bool isPower(Operation *op) {
  if (!llvm::isa<mlir::math::FPowIOp, mlir::math::IPowIOp>(op))
    return false;
  mlir::Type exponent = mlir::getElementTypeOrSelf(op->getOperand(1));
  return exponent.isIndex() ||
         (exponent.isInteger(1) && llvm::isa<mlir::math::FPowIOp>(op));
}

/// Whether `op` is a division of integers for which MLIR makes a -1 of 64 bits.
static bool isWideFloor(Operation *op) {
  return llvm::isa<mlir::arith::FloorDivSIOp>(op) &&
         !mlir::getElementTypeOrSelf(op->getOperand(0)).isIndex() &&
         mlir::getElementTypeOrSelf(op->getOperand(0)).getIntOrFloatBitWidth() >
             64;
}

/// Whether `op` joins digits, of which the first has a bound.
static bool hasOuterBound(Operation *op) {
  auto join = llvm::dyn_cast<mlir::affine::AffineLinearizeIndexOp>(op);
  return join && join.getStaticBasis().size() == join.getMultiIndex().size();
}

bool lower::isUnsupportedIndexOp(Operation *op) {
  return isPower(op) || isWideFloor(op) || hasOuterBound(op) ||
         llvm::isa<mlir::index::CeilDivSOp, mlir::index::CeilDivUOp,
                   mlir::index::FloorDivSOp>(op);
}

bool lower::hasInexactMap(Operation *op) {
  return llvm::any_of(op->getAttrs(),
                      [](mlir::NamedAttribute attribute) {
                        return hasInexactMapIn(attribute.getValue());
                      }) ||
         llvm::any_of(op->getResultTypes(),
                      [](mlir::Type type) { return hasInexactMapIn(type); });
}

/// `expr` without `ceildiv`. MLIR computes `a ceildiv b` of a negative a from
/// -a, which overflows for the least number. The remainder r of a is between 0
/// and b, so that
///
///   a floordiv b - (-r) floordiv b
///
/// is the same, and nothing of it overflows.
static AffineExpr replaceCeilDiv(AffineExpr expr) {
  auto binary = llvm::dyn_cast<mlir::AffineBinaryOpExpr>(expr);
  if (!binary)
    return expr;
  AffineExpr lhs = replaceCeilDiv(binary.getLHS());
  AffineExpr rhs = replaceCeilDiv(binary.getRHS());
  if (expr.getKind() != mlir::AffineExprKind::CeilDiv)
    return mlir::getAffineBinaryOpExpr(expr.getKind(), lhs, rhs);
  return lhs.floorDiv(rhs) - (-(lhs % rhs)).floorDiv(rhs);
}

/// Replaces `op` with `Exact`, whose conversion divides once, and corrects the
/// quotient by the remainder.
template <typename Exact>
static void replaceDivision(Operation *op, mlir::RewriterBase &rewriter) {
  rewriter.setInsertionPoint(op);
  rewriter.replaceOpWithNewOp<Exact>(op, op->getOperand(0), op->getOperand(1));
}

/// Drops the bound of the first digit of `join`, which its result does not
/// depend on. If it is 1, MLIR folds the digit to 0 where the op is `disjoint`,
/// although it may be negative:
///
///   %r = affine.linearize_index disjoint [%minusOne, %i] by (1, 8)
///   %r = affine.linearize_index disjoint [%minusOne, %i] by (8)
static void dropOuterBound(mlir::affine::AffineLinearizeIndexOp join) {
  llvm::ArrayRef<int64_t> basis = join.getStaticBasis();
  if (mlir::ShapedType::isDynamic(basis.front()))
    join.getDynamicBasisMutable().erase(0);
  join.setStaticBasis(basis.drop_front());
}

/// 0 in the shape of `like`, of which not all sizes need be known.
static mlir::Value makeZero(mlir::Value like, mlir::RewriterBase &rewriter) {
  return mlir::arith::SubIOp::create(rewriter, like.getLoc(), like, like);
}

/// Replaces `op` with a quotient, less 1 if it is not exact and negative.
static void replaceWideFloor(Operation *op, mlir::RewriterBase &rewriter) {
  namespace arith = mlir::arith;
  mlir::Location loc = op->getLoc();
  rewriter.setInsertionPoint(op);
  mlir::Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  mlir::Type type = lhs.getType();
  mlir::Value quotient = arith::DivSIOp::create(rewriter, loc, lhs, rhs);
  mlir::Value isInexact = arith::CmpIOp::create(
      rewriter, loc, arith::CmpIPredicate::ne, lhs,
      arith::MulIOp::create(rewriter, loc, quotient, rhs));
  mlir::Value isNegative = arith::CmpIOp::create(
      rewriter, loc, arith::CmpIPredicate::slt,
      arith::XOrIOp::create(rewriter, loc, lhs, rhs), makeZero(lhs, rewriter));
  rewriter.replaceOpWithNewOp<arith::SubIOp>(
      op, quotient,
      arith::ExtUIOp::create(
          rewriter, loc, type,
          arith::AndIOp::create(rewriter, loc, isInexact, isNegative)));
}

/// Casts `value`, of `index` or i1, to `type`, or one of i64 to `index`.
static mlir::Value castInteger(mlir::Value value, mlir::Type type,
                               mlir::RewriterBase &rewriter) {
  if (auto shaped = llvm::dyn_cast<mlir::ShapedType>(value.getType()))
    type = shaped.clone(type);
  mlir::Location loc = value.getLoc();
  if (mlir::getElementTypeOrSelf(value).isInteger(1))
    return mlir::arith::ExtSIOp::create(rewriter, loc, type, value);
  return mlir::arith::IndexCastOp::create(rewriter, loc, type, value);
}

/// Replaces `op` with a power of i64.
static void replacePower(Operation *op, mlir::RewriterBase &rewriter) {
  rewriter.setInsertionPoint(op);
  Operation *power = rewriter.clone(*op);
  rewriter.setInsertionPoint(power);
  mlir::Type wide = rewriter.getI64Type();
  for (mlir::OpOperand &operand : power->getOpOperands()) {
    mlir::Type type = mlir::getElementTypeOrSelf(operand.get());
    if (type.isIndex() || type.isInteger(1))
      operand.set(castInteger(operand.get(), wide, rewriter));
  }
  mlir::Value result = power->getResult(0);
  rewriter.setInsertionPoint(op);
  if (mlir::getElementTypeOrSelf(result).isIndex()) {
    result.setType(power->getOperand(0).getType());
    result = castInteger(result, rewriter.getIndexType(), rewriter);
  }
  rewriter.replaceOp(op, result);
}

static mlir::LogicalResult expandIndices(mlir::ModuleOp module) {
  mlir::IRRewriter rewriter(module.getContext());
  module.walk([&](Operation *op) {
    if (llvm::isa<mlir::index::CeilDivSOp>(op))
      replaceDivision<mlir::arith::CeilDivSIOp>(op, rewriter);
    else if (llvm::isa<mlir::index::CeilDivUOp>(op))
      replaceDivision<mlir::arith::CeilDivUIOp>(op, rewriter);
    else if (llvm::isa<mlir::index::FloorDivSOp>(op))
      replaceDivision<mlir::arith::FloorDivSIOp>(op, rewriter);
    else if (isWideFloor(op))
      replaceWideFloor(op, rewriter);
    else if (isPower(op))
      replacePower(op, rewriter);
    else if (hasOuterBound(op))
      dropOuterBound(llvm::cast<mlir::affine::AffineLinearizeIndexOp>(op));
  });
  return mlir::success();
}

static mlir::LogicalResult expandMaps(mlir::ModuleOp module) {
  // Maps are attributes of ops and of types, such as the layouts of memrefs.
  mlir::AttrTypeReplacer replacer;
  auto replaceAll = [](llvm::ArrayRef<AffineExpr> exprs) {
    return llvm::map_to_vector(exprs, replaceCeilDiv);
  };
  replacer.addReplacement([&](mlir::AffineMapAttr attribute) {
    mlir::AffineMap map = attribute.getValue();
    return mlir::AffineMapAttr::get(
        mlir::AffineMap::get(map.getNumDims(), map.getNumSymbols(),
                             replaceAll(map.getResults()), map.getContext()));
  });
  replacer.addReplacement([&](mlir::IntegerSetAttr attribute) {
    mlir::IntegerSet set = attribute.getValue();
    return mlir::IntegerSetAttr::get(mlir::IntegerSet::get(
        set.getNumDims(), set.getNumSymbols(), replaceAll(set.getConstraints()),
        set.getEqFlags()));
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  return mlir::success();
}

const lower::OwnPass lower::expandIndicesPass = {
    "palindrome-expand-indices",
    "Express divisions of index by those of arith, powers by those of i64, and "
    "leave out bounds that have no effect",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::arith::ArithDialect>();
    },
    expandIndices,
};

const lower::OwnPass lower::expandMapsPass = {
    "palindrome-expand-maps",
    "Express the ceildiv of affine maps by others that do not overflow",
    [](mlir::DialectRegistry &registry) {}, expandMaps};

/// Takes `nsw` from products of indices. Where passes simplify `(x + c) mod 7`,
/// they get `x + c - ((x + c) floordiv 7) * 7`, of which the product, the sum,
/// or both overflow where the remainder does not; `lower-affine` promises that
/// no product does.
static mlir::LogicalResult allowOverflow(mlir::ModuleOp module) {
  module.walk([](mlir::arith::MulIOp product) {
    if (product.getType().isIndex())
      product.setOverflowFlags(mlir::arith::IntegerOverflowFlags::none);
  });
  return mlir::success();
}

const lower::OwnPass lower::allowOverflowPass = {
    "palindrome-allow-overflow",
    "Take the promise from products of indices that they do not overflow",
    [](mlir::DialectRegistry &registry) {}, allowOverflow};

//===----------------------------------------------------------------------===//
// Switches
//===----------------------------------------------------------------------===//

/// MLIR's conversion cuts the number, and those of the cases, to 32 bits.
///
///   %r = scf.index_switch %i -> i32
///   case 4294967297 { scf.yield %a : i32 }
///   default { scf.yield %b : i32 }
///
///   %r = scf.execute_region -> i32 {
///     %wide = arith.index_cast %i : index to i64
///     cf.switch %wide : i64, [default: ^bb1, 4294967297: ^bb2]
///   ^bb1: scf.yield %b : i32
///   ^bb2: scf.yield %a : i32
///   }
static void expandSwitch(mlir::scf::IndexSwitchOp op,
                         mlir::RewriterBase &rewriter) {
  mlir::Location loc = op.getLoc();
  rewriter.setInsertionPoint(op);
  auto whole =
      mlir::scf::ExecuteRegionOp::create(rewriter, loc, op.getResultTypes());
  mlir::Region &region = whole.getRegion();
  mlir::Block *entry = rewriter.createBlock(&region);
  llvm::SmallVector<mlir::Block *> blocks;
  for (mlir::Region &part : op->getRegions()) {
    blocks.push_back(&part.front());
    rewriter.inlineRegionBefore(part, region, region.end());
  }
  rewriter.setInsertionPointToEnd(entry);
  mlir::Type wide = rewriter.getI64Type();
  mlir::Value number =
      mlir::arith::IndexCastOp::create(rewriter, loc, wide, op.getArg());
  llvm::ArrayRef<mlir::Block *> cases = llvm::ArrayRef(blocks).drop_front();
  auto type = mlir::VectorType::get(op.getNumCases(), wide);
  mlir::DenseIntElementsAttr values;
  if (!cases.empty())
    values = mlir::DenseIntElementsAttr::get(type, op.getCases());
  llvm::SmallVector<mlir::ValueRange> none(cases.size());
  mlir::cf::SwitchOp::create(rewriter, loc, number, blocks.front(),
                             mlir::ValueRange(), values, cases, none);
  rewriter.replaceOp(op, whole.getResults());
}

void lower::expandSwitches(
    mlir::ModuleOp module,
    llvm::function_ref<bool(mlir::scf::IndexSwitchOp)> isExpanded) {
  mlir::IRRewriter rewriter(module.getContext());
  module.walk([&](mlir::scf::IndexSwitchOp op) {
    if (isExpanded(op))
      expandSwitch(op, rewriter);
  });
}

static mlir::LogicalResult expandAllSwitches(mlir::ModuleOp module) {
  lower::expandSwitches(module, [](mlir::scf::IndexSwitchOp) { return true; });
  return mlir::success();
}

const lower::OwnPass lower::expandSwitchesPass = {
    "palindrome-expand-switches",
    "Express switches of index by branches on all of its bits",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect,
                      mlir::scf::SCFDialect>();
    },
    expandAllSwitches,
};
