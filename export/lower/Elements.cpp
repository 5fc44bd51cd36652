// Accesses element by element to memory where elements do not follow each other
// as in a vector: LLVM packs four i4 of a vector in two bytes, and those of a
// memref have one each.
//
//   vector.store %v, %m[%i] : memref<?xi4>, vector<4xi4>
//
//   scf.for %k = %c0 to %c4 step %c1 {
//     %x = vector.extract %v[%k] : i4 from vector<4xi4>
//     %j = arith.addi %i, %k
//     memref.store %x, %m[%j] : memref<?xi4>
//   }

#include "export/lower/Elements.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace palindrome;
using namespace mlir::vector;
using llvm::dyn_cast;
using llvm::isa;
using mlir::Location;
using mlir::MemRefType;
using mlir::OpBuilder;
using mlir::Operation;
using mlir::OpFoldResult;
using mlir::RewriterBase;
using mlir::Value;
using mlir::VectorType;
namespace arith = mlir::arith;
namespace memref = mlir::memref;
namespace scf = mlir::scf;

/// A power of two, and at least a byte, has the same size in both.
static bool isPacked(mlir::Type type) {
  if (!isa<mlir::IntegerType, mlir::FloatType>(type))
    return false;
  unsigned width = type.getIntOrFloatBitWidth();
  return width < 8 || !llvm::isPowerOf2_32(width);
}

bool lower::hasOtherPlaces(mlir::Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && (isPacked(memref.getElementType()) ||
                    (memref.isStrided() && !memref.isLastDimUnitStride()));
}

namespace {
/// An access of a vector, or of some of its elements. Values that an op does
/// not have are null.
struct Access {
  VectorType type;
  Value base;
  llvm::SmallVector<Value> indices; ///< Of the first element.
  Value stored;                     ///< The vector; null for an op that reads.
  Value others = {};      ///< Of elements that are not read: one, or a vector.
  Value mask = {};        ///< One bit for each element.
  Value places = {};      ///< Added to the last index; else elements follow.
  bool isDense = false;   ///< Elements without their bit take no place.
  bool isBounded = false; ///< Elements outside of the memref are left out.
  bool isNontemporal = false;
};
} // namespace

/// The access that `op` is, if it is one.
static std::optional<Access> describe(Operation *op) {
  using Described = std::optional<Access>;
  return llvm::TypeSwitch<Operation *, Described>(op)
      .Case([](LoadOp load) -> Described {
        Access access = {
            load.getVectorType(), load.getBase(), load.getIndices(), {}};
        access.isNontemporal = load.getNontemporal();
        return access;
      })
      .Case([](StoreOp store) -> Described {
        Access access = {store.getVectorType(), store.getBase(),
                         store.getIndices(), store.getValueToStore()};
        access.isNontemporal = store.getNontemporal();
        return access;
      })
      .Case<MaskedLoadOp, ExpandLoadOp>([](auto load) -> Described {
        Access access = {load.getVectorType(), load.getBase(),
                         load.getIndices(),    {},
                         load.getPassThru(),   load.getMask()};
        access.isDense = isa<ExpandLoadOp>(load);
        return access;
      })
      .Case<MaskedStoreOp, CompressStoreOp>([](auto store) -> Described {
        Access access = {store.getVectorType(), store.getBase(),
                         store.getIndices(),    store.getValueToStore(),
                         /*others=*/{},         store.getMask()};
        access.isDense = isa<CompressStoreOp>(store);
        return access;
      })
      .Case([](GatherOp load) -> Described {
        return Access{load.getVectorType(), load.getBase(),
                      load.getOffsets(),
                      /*stored=*/{},        load.getPassThru(),
                      load.getMask(),       load.getIndices()};
      })
      .Case([](ScatterOp store) -> Described {
        return Access{store.getVectorType(), store.getBase(),
                      store.getOffsets(),    store.getValueToStore(),
                      /*others=*/{},         store.getMask(),
                      store.getIndices()};
      })
      .Case<TransferReadOp, TransferWriteOp>([](auto transfer) -> Described {
        // convert-vector-to-scf takes the others apart.
        if (!transfer.getPermutationMap().isMinorIdentity())
          return std::nullopt;
        Access access = {transfer.getVectorType(),
                         transfer.getBase(),
                         transfer.getIndices(),
                         {}};
        if constexpr (std::is_same_v<decltype(transfer), TransferReadOp>)
          access.others = transfer.getPadding();
        else
          access.stored = transfer.getValueToStore();
        access.mask = transfer.getMask();
        access.isBounded = transfer.hasOutOfBoundsDim();
        return access;
      })
      .Default(std::nullopt);
}

bool lower::accessesElements(Operation *op) {
  std::optional<Access> access = describe(op);
  return access && access->type.getRank() <= 1 &&
         lower::hasOtherPlaces(access->base.getType());
}

/// The element of `vector` at `position`, which is null if it has no
/// dimensions.
static Value extract(Value vector, Value position, OpBuilder &builder,
                     Location loc) {
  llvm::SmallVector<OpFoldResult> positions;
  if (position)
    positions.push_back(position);
  return ExtractOp::create(builder, loc, vector, positions);
}

/// Loads or stores the element at `position`. What loops and conditions carry
/// is the vector that has been read so far, if `access` reads, and the number
/// of elements so far that have a place, if it is dense.
static llvm::SmallVector<Value>
accessElement(const Access &access, llvm::ArrayRef<Value> indices,
              Value position, mlir::ValueRange carried, OpBuilder &builder,
              Location loc) {
  llvm::SmallVector<Value> results(carried);
  if (access.stored) {
    memref::StoreOp::create(builder, loc,
                            extract(access.stored, position, builder, loc),
                            access.base, indices, access.isNontemporal);
  } else {
    Value element = memref::LoadOp::create(builder, loc, access.base, indices,
                                           access.isNontemporal);
    llvm::SmallVector<OpFoldResult> positions;
    if (position)
      positions.push_back(position);
    results.front() =
        InsertOp::create(builder, loc, element, results.front(), positions);
  }
  if (access.isDense)
    results.back() =
        arith::AddIOp::create(builder, loc, results.back(),
                              arith::ConstantIndexOp::create(builder, loc, 1));
  return results;
}

/// The same under the conditions that `access` has for the element.
static llvm::SmallVector<Value> tryElement(const Access &access, Value position,
                                           mlir::ValueRange carried,
                                           OpBuilder &builder, Location loc) {
  llvm::SmallVector<Value> indices = access.indices;
  Value place = access.isDense ? carried.back() : position;
  if (access.places) {
    place = extract(access.places, position, builder, loc);
    if (!place.getType().isIndex())
      place = arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                         place);
  }
  if (place)
    indices.back() = arith::AddIOp::create(builder, loc, indices.back(), place);
  Value isMeant;
  if (access.mask)
    isMeant = extract(access.mask, position, builder, loc);
  if (access.isBounded) {
    Value isInside = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::slt, indices.back(),
        memref::DimOp::create(builder, loc, access.base, indices.size() - 1));
    isMeant = isMeant ? arith::AndIOp::create(builder, loc, isMeant, isInside)
                      : isInside;
  }
  if (!isMeant)
    return accessElement(access, indices, position, carried, builder, loc);
  return llvm::to_vector_of<Value>(
      scf::IfOp::create(
          builder, loc, isMeant,
          [&](OpBuilder &builder, Location loc) {
            scf::YieldOp::create(builder, loc,
                                 accessElement(access, indices, position,
                                               carried, builder, loc));
          },
          [&](OpBuilder &builder, Location loc) {
            scf::YieldOp::create(builder, loc, carried);
          })
          .getResults());
}

void lower::accessInLoop(Operation *op, RewriterBase &rewriter) {
  Access access = *describe(op);
  Location loc = op->getLoc();
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  llvm::SmallVector<Value> results;
  if (!access.stored) {
    Value start = access.others;
    if (!start)
      start = mlir::ub::PoisonOp::create(rewriter, loc, access.type);
    else if (start.getType() != access.type)
      start = BroadcastOp::create(rewriter, loc, access.type, start);
    results.push_back(start);
  }
  if (access.isDense)
    results.push_back(zero);
  if (access.type.getRank() == 0) {
    results = tryElement(access, /*position=*/{}, results, rewriter, loc);
  } else {
    Value size = arith::ConstantIndexOp::create(rewriter, loc,
                                                access.type.getDimSize(0));
    if (access.type.isScalable())
      size = arith::MulIOp::create(rewriter, loc, size,
                                   VectorScaleOp::create(rewriter, loc));
    Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
    auto loop = scf::ForOp::create(
        rewriter, loc, zero, size, one, results,
        [&](OpBuilder &builder, Location loc, Value position,
            mlir::ValueRange carried) {
          scf::YieldOp::create(
              builder, loc,
              tryElement(access, position, carried, builder, loc));
        });
    results.assign(loop.getResults().begin(), loop.getResults().end());
  }
  rewriter.replaceOp(op,
                     mlir::ValueRange(results).take_front(op->getNumResults()));
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// Whether the vectors that `cast` makes of elements have another layout than
/// the memref: LLVM packs the elements, or pads each row to a power of two.
static bool changesLayout(TypeCastOp cast) {
  MemRefType type = cast.getMemRefType();
  if (isPacked(type.getElementType()))
    return true;
  if (type.getRank() == 0 || isa<VectorType>(type.getElementType()))
    return false;
  return type.getNumElements() != type.getShape().back() &&
         !llvm::isPowerOf2_64(type.getShape().back());
}

/// The cast that makes `memref` with another layout; null if none does.
static TypeCastOp findCast(Value memref) {
  auto cast = memref.getDefiningOp<TypeCastOp>();
  return cast && changesLayout(cast) ? cast : nullptr;
}

/// The cast that makes the memref that `op` loads from or stores to; null if
/// none with another layout does.
static TypeCastOp findAccessedCast(Operation *op) {
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return findCast(load.getMemRef());
  auto store = dyn_cast<memref::StoreOp>(op);
  return store ? findCast(store.getMemRef()) : nullptr;
}

bool lower::accessesCast(Operation *op) {
  return static_cast<bool>(findAccessedCast(op));
}

void lower::accessSource(Operation *op, RewriterBase &rewriter) {
  TypeCastOp cast = findAccessedCast(op);
  auto addIndices = [&](mlir::ValueRange known) {
    llvm::SmallVector<Value> indices(known);
    while (indices.size() < static_cast<size_t>(cast.getMemRefType().getRank()))
      indices.push_back(
          arith::ConstantIndexOp::create(rewriter, op->getLoc(), 0));
    return indices;
  };
  if (auto load = dyn_cast<memref::LoadOp>(op)) {
    rewriter.replaceOpWithNewOp<LoadOp>(
        op, llvm::cast<VectorType>(load.getType()), cast.getMemref(),
        addIndices(load.getIndices()), load.getNontemporal());
  } else {
    auto store = llvm::cast<memref::StoreOp>(op);
    rewriter.replaceOpWithNewOp<StoreOp>(
        op, store.getValueToStore(), cast.getMemref(),
        addIndices(store.getIndices()), store.getNontemporal());
  }
}

bool lower::becomesElements(Operation *op) {
  if (auto cast = dyn_cast<TypeCastOp>(op))
    return changesLayout(cast);
  bool isAccess =
      llvm::isa_and_nonnull<VectorDialect>(op->getDialect()) ||
      isa<mlir::affine::AffineVectorLoadOp, mlir::affine::AffineVectorStoreOp>(
          op);
  return isAccess && llvm::any_of(op->getOperandTypes(), [op](mlir::Type type) {
           // A tensor may become a memref with strides; the transfers of those
           // are taken apart by convert-vector-to-scf.
           auto tensor = dyn_cast<mlir::TensorType>(type);
           return hasOtherPlaces(type) ||
                  (tensor && (isPacked(tensor.getElementType()) ||
                              isa<GatherOp, ScatterOp>(op)));
         });
}

mlir::LogicalResult lower::checkCasts(mlir::ModuleOp module) {
  mlir::WalkResult result = module.walk([](TypeCastOp cast) {
    if (!changesLayout(cast))
      return mlir::WalkResult::advance();
    if (cast->use_empty()) {
      cast->erase();
      return mlir::WalkResult::advance();
    }
    cast->emitError() << "'" << cast->getName()
                      << "' cannot be lowered: the vectors have not the layout "
                         "of "
                      << cast.getMemRefType()
                      << "; use vector.load and vector.store";
    return mlir::WalkResult::interrupt();
  });
  return mlir::failure(result.wasInterrupted());
}
