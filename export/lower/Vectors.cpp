// Expresses ops on vectors that no pass of MLIR converts by ops that one does.
//
//   %0 = vector.load %m[%i, %j] : memref<8x8xf32>, vector<2x8xf32>
//
// becomes a load, and a vector.insert, of each row.

#include "export/lower/Vectors.h"
#include "export/lower/VectorRules.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"

using namespace palindrome;
using namespace mlir::vector;
using llvm::dyn_cast;
using llvm::isa;
using lower::VectorRule;
using mlir::Location;
using mlir::MemRefType;
using mlir::Operation;
using mlir::OpFoldResult;
using mlir::RewriterBase;
using mlir::Type;
using mlir::Value;
using mlir::VectorType;

/// The type of a row of `type`, without its first dimension.
static VectorType getRowType(VectorType type) {
  return VectorType::get(type.getShape().drop_front(), type.getElementType(),
                         type.getScalableDims().drop_front());
}

static Value makeIndex(RewriterBase &rewriter, Location loc, int64_t value) {
  return mlir::arith::ConstantIndexOp::create(rewriter, loc, value);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Whether `op` accesses rows of memory by `Access`.
template <typename Access> static bool accessesRows(Operation *op) {
  auto access = dyn_cast<Access>(op);
  if (!access)
    return false;
  VectorType type = access.getVectorType();
  auto memref = dyn_cast<MemRefType>(access.getBase().getType());
  return memref && type.getRank() > 1 && memref.getRank() >= type.getRank() &&
         !type.getScalableDims().front() &&
         !isa<VectorType>(memref.getElementType());
}

static bool gathersRows(Operation *op) {
  auto gather = dyn_cast<GatherOp>(op);
  return gather && isa<MemRefType>(gather.getBaseType()) &&
         lower::isPacked(gather.getVectorType().getElementType()) &&
         gather.getVectorType().getRank() > 1 &&
         !gather.getVectorType().getScalableDims().front();
}

static bool scattersRows(Operation *op) {
  auto scatter = dyn_cast<ScatterOp>(op);
  return scatter && isa<MemRefType>(scatter.getBaseType()) &&
         scatter.getVectorType().getRank() > 1 &&
         !scatter.getVectorType().getScalableDims().front();
}

/// `op`, which takes and makes vectors of `type`, for row `row` of them.
static Operation *cloneForRow(Operation *op, VectorType type, int64_t row,
                              RewriterBase &rewriter) {
  Operation *clone = rewriter.clone(*op);
  rewriter.setInsertionPoint(clone);
  for (mlir::OpOperand &operand : clone->getOpOperands())
    if (auto vector = dyn_cast<VectorType>(operand.get().getType());
        vector && vector.getShape() == type.getShape())
      operand.set(
          ExtractOp::create(rewriter, op->getLoc(), operand.get(), row));
  for (mlir::OpResult result : clone->getResults())
    result.setType(getRowType(llvm::cast<VectorType>(result.getType())));
  rewriter.setInsertionPoint(op);
  return clone;
}

/// Replaces an access with one of each row.
template <typename Access>
static void splitAccess(Operation *op, RewriterBase &rewriter) {
  auto access = llvm::cast<Access>(op);
  Location loc = op->getLoc();
  VectorType type = access.getVectorType();
  Value all;
  if (op->getNumResults())
    all = mlir::ub::PoisonOp::create(rewriter, loc, type);
  for (int64_t row = 0; row < type.getDimSize(0); ++row) {
    auto one = llvm::cast<Access>(cloneForRow(op, type, row, rewriter));
    rewriter.setInsertionPoint(one);
    mlir::MutableOperandRange indices = one.getIndicesMutable();
    mlir::OpOperand &index = indices[indices.size() - type.getRank()];
    index.set(mlir::arith::AddIOp::create(rewriter, loc, index.get(),
                                          makeIndex(rewriter, loc, row)));
    if (row > 0) // Only the first one has the address that is aligned.
      one->removeAttr(one.getAlignmentAttrName());
    rewriter.setInsertionPoint(op);
    if (all)
      all = InsertOp::create(rewriter, loc, one->getResult(0), all, row);
  }
  rewriter.replaceOp(op, all ? mlir::ValueRange(all) : mlir::ValueRange());
}

/// The same for a gather, whose rows have their place by the indices.
static void splitGather(Operation *op, RewriterBase &rewriter) {
  VectorType type = llvm::cast<GatherOp>(op).getVectorType();
  Location loc = op->getLoc();
  Value all = mlir::ub::PoisonOp::create(rewriter, loc, type);
  for (int64_t row = 0; row < type.getDimSize(0); ++row) {
    Operation *one = cloneForRow(op, type, row, rewriter);
    all = InsertOp::create(rewriter, loc, one->getResult(0), all, row);
  }
  rewriter.replaceOp(op, all);
}

/// The same for a scatter. A later row is stored later, as the op requires it
/// of elements with equal indices.
static void splitScatter(Operation *op, RewriterBase &rewriter) {
  VectorType type = llvm::cast<ScatterOp>(op).getVectorType();
  for (int64_t row = 0; row < type.getDimSize(0); ++row)
    cloneForRow(op, type, row, rewriter);
  rewriter.eraseOp(op);
}

/// Whether `op` scatters to memory with a stride, which LLVM's intrinsic, whose
/// pointers MLIR computes without one, does not take.
static bool scattersWithStride(Operation *op) {
  auto scatter = dyn_cast<ScatterOp>(op);
  if (!scatter || scatter.getVectorType().getRank() != 1 ||
      scatter.getVectorType().isScalable())
    return false;
  auto memref = dyn_cast<MemRefType>(scatter.getBaseType());
  return memref && memref.isStrided() && !memref.isLastDimUnitStride();
}

/// Replaces a scatter with a store of each element under a condition.
static void storeElements(Operation *op, RewriterBase &rewriter) {
  auto scatter = llvm::cast<ScatterOp>(op);
  Location loc = op->getLoc();
  Type index = rewriter.getIndexType();
  for (int64_t i = 0; i < scatter.getVectorType().getDimSize(0); ++i) {
    Value place = ExtractOp::create(rewriter, loc, scatter.getIndices(), i);
    if (place.getType() != index)
      place = mlir::arith::IndexCastOp::create(rewriter, loc, index, place);
    llvm::SmallVector<Value> indices(scatter.getOffsets());
    indices.back() =
        mlir::arith::AddIOp::create(rewriter, loc, indices.back(), place);
    Value value =
        ExtractOp::create(rewriter, loc, scatter.getValueToStore(), i);
    mlir::scf::IfOp::create(
        rewriter, loc, ExtractOp::create(rewriter, loc, scatter.getMask(), i),
        [&](mlir::OpBuilder &builder, Location loc) {
          mlir::memref::StoreOp::create(builder, loc, value, scatter.getBase(),
                                        indices);
          mlir::scf::YieldOp::create(builder, loc);
        });
  }
  rewriter.eraseOp(op);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// Whether `op` extracts one element as a vector, which has a scalar for it.
static bool extractsElementAsVector(Operation *op) {
  auto extract = dyn_cast<ExtractOp>(op);
  return extract && isa<VectorType>(extract.getType()) &&
         extract.getNumIndices() == extract.getSourceVectorType().getRank();
}

static void broadcastElement(Operation *op, RewriterBase &rewriter) {
  auto extract = llvm::cast<ExtractOp>(op);
  Value element = ExtractOp::create(rewriter, op->getLoc(), extract.getSource(),
                                    extract.getMixedPosition());
  rewriter.replaceOpWithNewOp<BroadcastOp>(op, extract.getType(), element);
}

/// The first dimension of `type` whose position is not known, and which is one
/// of LLVM's arrays.
static std::optional<unsigned>
findUnknownRow(VectorType type, llvm::ArrayRef<OpFoldResult> position) {
  for (auto [i, each] : llvm::enumerate(position))
    if (isa<Value>(each) && i + 1 < static_cast<size_t>(type.getRank()) &&
        !type.getScalableDims()[i])
      return i;
  return std::nullopt;
}

static bool extractsUnknownRow(Operation *op) {
  auto extract = dyn_cast<ExtractOp>(op);
  return extract && findUnknownRow(extract.getSourceVectorType(),
                                   extract.getMixedPosition());
}

static bool insertsUnknownRow(Operation *op) {
  auto insert = dyn_cast<InsertOp>(op);
  return insert &&
         findUnknownRow(insert.getDestVectorType(), insert.getMixedPosition());
}

/// Whether position `unknown` is `row`.
static Value isRow(OpFoldResult unknown, int64_t row, Location loc,
                   RewriterBase &rewriter) {
  return mlir::arith::CmpIOp::create(
      rewriter, loc, mlir::arith::CmpIPredicate::eq, llvm::cast<Value>(unknown),
      makeIndex(rewriter, loc, row));
}

/// Replaces an extraction with one of each row, and selections of their
/// results. Any of them is the result if there is no such row.
static void selectRow(Operation *op, RewriterBase &rewriter) {
  auto extract = llvm::cast<ExtractOp>(op);
  Location loc = op->getLoc();
  llvm::SmallVector<OpFoldResult> position = extract.getMixedPosition();
  VectorType type = extract.getSourceVectorType();
  unsigned i = *findUnknownRow(type, position);
  OpFoldResult unknown = position[i];
  Value result;
  for (int64_t row = 0; row < type.getDimSize(i); ++row) {
    position[i] = rewriter.getIndexAttr(row);
    Value one = ExtractOp::create(rewriter, loc, extract.getSource(), position);
    result = result ? mlir::arith::SelectOp::create(
                          rewriter, loc, isRow(unknown, row, loc, rewriter),
                          one, result)
                    : one;
  }
  rewriter.replaceOp(op, result);
}

/// Replaces an insertion with one into each row, of the value or of what is
/// there.
static void insertIntoRow(Operation *op, RewriterBase &rewriter) {
  auto insert = llvm::cast<InsertOp>(op);
  Location loc = op->getLoc();
  llvm::SmallVector<OpFoldResult> position = insert.getMixedPosition();
  VectorType type = insert.getDestVectorType();
  unsigned i = *findUnknownRow(type, position);
  OpFoldResult unknown = position[i];
  Value result = insert.getDest();
  for (int64_t row = 0; row < type.getDimSize(i); ++row) {
    position[i] = rewriter.getIndexAttr(row);
    Value old = ExtractOp::create(rewriter, loc, insert.getDest(), position);
    Value one = mlir::arith::SelectOp::create(
        rewriter, loc, isRow(unknown, row, loc, rewriter),
        insert.getValueToStore(), old);
    result = InsertOp::create(rewriter, loc, one, result, position);
  }
  rewriter.replaceOp(op, result);
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
        return factor != sum &&
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
      factor->set(
          mlir::arith::ExtFOp::create(rewriter, loc, wide, factor->get()));
    else
      factor->set(
          mlir::arith::ExtSIOp::create(rewriter, loc, wide, factor->get()));
  }
}

static constexpr VectorRule rules[] = {
    {accessesRows<LoadOp>, splitAccess<LoadOp>},
    {accessesRows<StoreOp>, splitAccess<StoreOp>},
    {accessesRows<MaskedLoadOp>, splitAccess<MaskedLoadOp>},
    {accessesRows<MaskedStoreOp>, splitAccess<MaskedStoreOp>},
    {gathersRows, splitGather},
    {scattersRows, splitScatter},
    {scattersWithStride, storeElements},
    {extractsElementAsVector, broadcastElement},
    {extractsUnknownRow, selectRow},
    {insertsUnknownRow, insertIntoRow},
    {hasNarrowFactors, extendFactors},
};

/// Whether `op` becomes an access of rows.
static bool accessesAffineRows(Operation *op) {
  if (auto load = dyn_cast<mlir::affine::AffineVectorLoadOp>(op))
    return load.getVectorType().getRank() > 1;
  auto store = dyn_cast<mlir::affine::AffineVectorStoreOp>(op);
  return store && store.getVectorType().getRank() > 1;
}

/// Null if there is none for `op`.
static const VectorRule *findRule(Operation *op) {
  for (llvm::ArrayRef<VectorRule> some :
       {llvm::ArrayRef(rules), lower::getElementRules(),
        lower::getReductionRules()})
    for (const VectorRule &rule : some)
      if (rule.matches(op))
        return &rule;
  return nullptr;
}

bool lower::isUnsupportedVectorOp(Operation *op) {
  return findRule(op) || accessesAffineRows(op) || accessesPacked(op) ||
         becomesReduction(op);
}

/// Applies rules until none matches.
static void applyRules(mlir::ModuleOp module) {
  mlir::IRRewriter rewriter(module.getContext());
  while (true) {
    llvm::SmallVector<std::pair<Operation *, const VectorRule *>> found;
    module.walk([&](Operation *op) {
      if (const VectorRule *rule = findRule(op))
        found.emplace_back(op, rule);
    });
    if (found.empty())
      return;
    for (auto [op, rule] : found) {
      rewriter.setInsertionPoint(op);
      rule->rewrite(op, rewriter);
    }
  }
}

static mlir::LogicalResult splitVectors(mlir::ModuleOp module) {
  applyRules(module);
  if (lower::makeReductions(module))
    applyRules(module);
  return lower::checkCasts(module);
}

const lower::OwnPass lower::splitVectorsPass = {
    "palindrome-split-vectors",
    "Express accesses, elements, reductions and contractions of vectors by "
    "others",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::arith::ArithDialect, mlir::math::MathDialect,
                      mlir::memref::MemRefDialect, mlir::scf::SCFDialect,
                      mlir::ub::UBDialect, VectorDialect>();
    },
    splitVectors,
};
