// Keeps the angle of the origin. MLIR folds `math.atan2` of two zeros to a NaN,
// where the C library has 0 or pi, by the signs of both. The result for a first
// operand of 0 depends on the sign of the second one alone, so that
//
//   %r = math.atan2 %zero, %minusZero : f32
//
// is the same as
//
//   %r = math.atan2 %zero, %minusOne : f32

#include "export/lower/Angles.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace palindrome;
using llvm::APFloat;
using mlir::DenseFPElementsAttr;
using mlir::math::Atan2Op;

bool lower::hasAngle(mlir::Operation *op) {
  return llvm::isa<Atan2Op>(op) ||
         llvm::isa_and_present<mlir::complex::ComplexDialect>(op->getDialect());
}

/// What may stand for `x` in the angle of `x` and `y`.
static APFloat withoutOrigin(const APFloat &y, const APFloat &x) {
  return x.isZero() && y.isZero()
             ? APFloat::copySign(APFloat::getOne(x.getSemantics()), x)
             : x;
}

/// What may stand for the constant `x` of scalars, of a vector or of a tensor;
/// null for another one.
static mlir::TypedAttr withoutOrigin(mlir::Attribute y, mlir::Attribute x) {
  if (auto number = llvm::dyn_cast<mlir::FloatAttr>(x))
    return mlir::FloatAttr::get(
        number.getType(),
        withoutOrigin(llvm::cast<mlir::FloatAttr>(y).getValue(),
                      number.getValue()));
  auto numbers = llvm::dyn_cast<DenseFPElementsAttr>(x);
  auto others = llvm::dyn_cast<DenseFPElementsAttr>(y);
  if (!numbers || !others)
    return nullptr;
  llvm::SmallVector<APFloat> elements;
  for (auto [other, number] : llvm::zip_equal(others, numbers))
    elements.push_back(withoutOrigin(other, number));
  return DenseFPElementsAttr::get(numbers.getType(), elements);
}

static mlir::LogicalResult keepAngles(mlir::ModuleOp module) {
  module.walk([](Atan2Op op) {
    mlir::Attribute y, x;
    if (!mlir::matchPattern(op.getLhs(), mlir::m_Constant(&y)) ||
        !mlir::matchPattern(op.getRhs(), mlir::m_Constant(&x)))
      return;
    mlir::TypedAttr kept = withoutOrigin(y, x);
    if (!kept || kept == x)
      return;
    mlir::OpBuilder builder(op);
    op.getRhsMutable().assign(
        mlir::arith::ConstantOp::create(builder, op.getLoc(), kept));
  });
  return mlir::success();
}

const lower::OwnPass lower::keepAnglesPass = {
    "palindrome-keep-angles",
    "Keep the angle of two constants that are 0 from becoming a NaN",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::arith::ArithDialect>();
    },
    keepAngles,
};
