// Expresses ops on vectors that no pass of MLIR converts by ops that one does.
//
//   %0 = vector.load %m[%i, %j] : memref<8x8xf32>, vector<2x8xf32>
//
// becomes a load, and a vector.insert, of each row.

#include "export/lower/Vectors.h"
#include "export/lower/Elements.h"
#include "export/lower/Floats.h"
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
  return gather && lower::hasOtherPlaces(gather.getBaseType()) &&
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
// Functions
//===----------------------------------------------------------------------===//

/// Whether `op` is a function of several rows, of which MLIR converts one.
static bool computesRows(Operation *op) {
  namespace math = mlir::math;
  if (!isa<math::AbsIOp, math::CountLeadingZerosOp, math::CountTrailingZerosOp,
           math::IsFiniteOp, math::IsNaNOp, math::SincosOp>(op))
    return false;
  auto type = dyn_cast<VectorType>(op->getOperand(0).getType());
  return type && type.getRank() > 1 && !type.getScalableDims().front();
}

/// Replaces a function with one of each row.
static void splitFunction(Operation *op, RewriterBase &rewriter) {
  Location loc = op->getLoc();
  auto type = llvm::cast<VectorType>(op->getOperand(0).getType());
  llvm::SmallVector<Value> all;
  for (Type result : op->getResultTypes())
    all.push_back(mlir::ub::PoisonOp::create(rewriter, loc, result));
  for (int64_t row = 0; row < type.getDimSize(0); ++row) {
    Operation *one = cloneForRow(op, type, row, rewriter);
    for (auto [whole, result] : llvm::zip(all, one->getResults()))
      whole = InsertOp::create(rewriter, loc, result, whole, row);
  }
  rewriter.replaceOp(op, all);
}

//===----------------------------------------------------------------------===//
// Scalable vectors
//===----------------------------------------------------------------------===//

/// Whether `op` repeats a number over vectors such as `vector<[1]xi8>`. MLIR's
/// conversion takes these for vectors of one element, whatever vscale is.
static bool fillsScalableOne(Operation *op) {
  if (!isa<BroadcastOp, CreateMaskOp>(op))
    return false;
  auto isOfOnes = [](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    return vector && vector.getRank() > 0 && vector.getShape().back() == 1 &&
           vector.getScalableDims().back() && vector.getNumScalableDims() == 1;
  };
  return isOfOnes(op->getResult(0).getType()) &&
         llvm::none_of(op->getOperandTypes(), isOfOnes); // Else rows.
}

/// The first half of `vector`, or of each row of it, as a value of `type`.
static Value takeHalf(RewriterBase &rewriter, Location loc, Value vector,
                      VectorType type) {
  if (type.getRank() == 1)
    return ScalableExtractOp::create(rewriter, loc, type, vector, 0);
  Value all = mlir::ub::PoisonOp::create(rewriter, loc, type);
  for (int64_t row = 0; row < type.getDimSize(0); ++row) {
    Value one = ExtractOp::create(rewriter, loc, vector, row);
    all = InsertOp::create(rewriter, loc,
                           takeHalf(rewriter, loc, one, getRowType(type)), all,
                           row);
  }
  return all;
}

/// Fills a vector that is twice as long, and takes half of it.
static void fillScalableTwo(Operation *op, RewriterBase &rewriter) {
  auto type = llvm::cast<VectorType>(op->getResult(0).getType());
  llvm::SmallVector<int64_t> shape(type.getShape());
  shape.back() = 2;
  Value filled = rewriter.clone(*op)->getResult(0);
  filled.setType(
      VectorType::get(shape, type.getElementType(), type.getScalableDims()));
  rewriter.replaceOp(op, takeHalf(rewriter, op->getLoc(), filled, type));
}

static constexpr VectorRule vectorRules[] = {
    {accessesRows<LoadOp>, splitAccess<LoadOp>},
    {accessesRows<StoreOp>, splitAccess<StoreOp>},
    {accessesRows<MaskedLoadOp>, splitAccess<MaskedLoadOp>},
    {accessesRows<MaskedStoreOp>, splitAccess<MaskedStoreOp>},
    {gathersRows, splitGather},
    {scattersRows, splitScatter},
    {extractsElementAsVector, broadcastElement},
    {extractsUnknownRow, selectRow},
    {insertsUnknownRow, insertIntoRow},
    {lower::accessesElements, lower::accessInLoop},
    {lower::accessesCast, lower::accessSource},
    {computesRows, splitFunction},
    {fillsScalableOne, fillScalableTwo},
};

/// Whether `op` becomes an access of rows.
static bool accessesAffineRows(Operation *op) {
  if (auto load = dyn_cast<mlir::affine::AffineVectorLoadOp>(op))
    return load.getVectorType().getRank() > 1;
  auto store = dyn_cast<mlir::affine::AffineVectorStoreOp>(op);
  return store && store.getVectorType().getRank() > 1;
}

/// Whether `op` becomes functions of rows, among others.
static bool expandsRows(Operation *op) {
  return lower::isUnsupportedFloatOp(op) &&
         llvm::any_of(op->getOperandTypes(), [](Type type) {
           auto vector = dyn_cast<VectorType>(type);
           return vector && vector.getRank() > 1;
         });
}

bool lower::isUnsupportedVectorOp(Operation *op) {
  return findRule(op, vectorRules) || accessesAffineRows(op) ||
         expandsRows(op) || becomesElements(op);
}

static mlir::LogicalResult splitVectors(mlir::ModuleOp module) {
  lower::applyRules(module, vectorRules);
  return lower::checkCasts(module);
}

const lower::OwnPass lower::splitVectorsPass = {
    "palindrome-split-vectors",
    "Express accesses and elements of vectors by others",
    [](mlir::DialectRegistry &registry) {
      registry
          .insert<mlir::arith::ArithDialect, mlir::memref::MemRefDialect,
                  mlir::scf::SCFDialect, mlir::ub::UBDialect, VectorDialect>();
    },
    splitVectors,
};
