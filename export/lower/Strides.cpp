// Computes the places of elements in memrefs whose strides may be negative,
// where MLIR's conversion promises that no product overflows as an unsigned
// number:
//
//   %x = memref.load %m[%i] : memref<4xf32, strided<[-1], offset: 3>>
//
//   %base, %o, %size, %s = memref.extract_strided_metadata %m
//   %p = arith.muli %i, %c-1
//   %q = arith.addi %c3, %p
//   %e = memref.reinterpret_cast %base to offset: [%q], sizes: [], strides: []
//   %x = memref.load %e[] : memref<f32, strided<[], offset: ?>>

#include "export/lower/Strides.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace palindrome;
namespace memref = mlir::memref;

/// Whether `stride` is negative, or not known.
static bool isOtherStride(int64_t stride) {
  return mlir::ShapedType::isDynamic(stride) || stride < 0;
}

bool lower::hasOtherStride(mlir::Type type) {
  auto memref = llvm::dyn_cast<mlir::MemRefType>(type);
  // Strides of the identity are products of sizes.
  return memref && !memref.getLayout().isIdentity() && memref.isStrided() &&
         llvm::any_of(memref.getStridesAndOffset().first, isOtherStride);
}

bool lower::makesOtherStride(mlir::Operation *op) {
  auto slice = llvm::dyn_cast<mlir::OffsetSizeAndStrideOpInterface>(op);
  return slice && llvm::any_of(slice.getStaticStrides(), isOtherStride);
}

/// Makes `access`, a memref.load or memref.store, one of a memref without
/// dimensions.
template <typename Access>
static void linearize(Access access, mlir::RewriterBase &rewriter) {
  mlir::MemRefType type = access.getMemRefType();
  if (!lower::hasOtherStride(type))
    return;
  mlir::Location loc = access.getLoc();
  rewriter.setInsertionPoint(access);
  auto source = memref::ExtractStridedMetadataOp::create(rewriter, loc,
                                                         access.getMemRef());
  auto [strides, offset] = type.getStridesAndOffset();
  auto orConstant = [&](mlir::Value value, int64_t constant) -> mlir::Value {
    if (mlir::ShapedType::isDynamic(constant))
      return value;
    return mlir::arith::ConstantIndexOp::create(rewriter, loc, constant);
  };
  mlir::Value place = orConstant(source.getOffset(), offset);
  for (auto [index, stride, known] :
       llvm::zip(access.getIndices(), source.getStrides(), strides)) {
    mlir::Value step = mlir::arith::MulIOp::create(rewriter, loc, index,
                                                   orConstant(stride, known));
    place = mlir::arith::AddIOp::create(rewriter, loc, place, step);
  }
  auto layout = mlir::StridedLayoutAttr::get(
      rewriter.getContext(), mlir::ShapedType::kDynamic, /*strides=*/{});
  auto element = mlir::MemRefType::get({}, type.getElementType(), layout,
                                       type.getMemorySpace());
  mlir::Value only = memref::ReinterpretCastOp::create(
      rewriter, loc, element, source.getBaseBuffer(), mlir::OpFoldResult(place),
      /*sizes=*/{}, /*strides=*/{});
  rewriter.modifyOpInPlace(access, [&] {
    access.getMemrefMutable().assign(only);
    access.getIndicesMutable().clear();
  });
}

static mlir::LogicalResult linearizeAccesses(mlir::ModuleOp module) {
  mlir::IRRewriter rewriter(module.getContext());
  module.walk([&](mlir::Operation *op) {
    if (auto load = llvm::dyn_cast<memref::LoadOp>(op))
      linearize(load, rewriter);
    else if (auto store = llvm::dyn_cast<memref::StoreOp>(op))
      linearize(store, rewriter);
  });
  return mlir::success();
}

const lower::OwnPass lower::linearizeAccessesPass = {
    "palindrome-linearize-accesses",
    "Compute the places of elements in memrefs with strides that may be "
    "negative",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::arith::ArithDialect, memref::MemRefDialect>();
    },
    linearizeAccesses,
};
