// Expresses functions of complex numbers by those of real ones.
//
//   sin(x + iy) = sin x cosh y + i cos x sinh y
//   cos(x + iy) = cos x cosh y - i sin x sinh y
//
// MLIR writes sinh y as (exp y - exp -y) / 2, which loses the digits of a small
// y, and cosh y as a sum that overflows before it.

#include "export/lower/Complex.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/PatternMatch.h"

using namespace palindrome;
namespace complex = mlir::complex;
using mlir::Operation;
using mlir::Value;

bool lower::isInexactComplexOp(Operation *op) {
  return llvm::isa<complex::SinOp, complex::CosOp>(op);
}

static void expandComplex(Operation *op, mlir::RewriterBase &rewriter) {
  mlir::Location loc = op->getLoc();
  rewriter.setInsertionPoint(op);
  Value x = complex::ReOp::create(rewriter, loc, op->getOperand(0));
  Value y = complex::ImOp::create(rewriter, loc, op->getOperand(0));
  Value sin = mlir::math::SinOp::create(rewriter, loc, x);
  Value cos = mlir::math::CosOp::create(rewriter, loc, x);
  Value sinh = mlir::math::SinhOp::create(rewriter, loc, y);
  Value cosh = mlir::math::CoshOp::create(rewriter, loc, y);
  if (llvm::isa<complex::CosOp>(op)) {
    std::swap(sin, cos);
    cos = mlir::arith::NegFOp::create(rewriter, loc, cos);
  }
  rewriter.replaceOpWithNewOp<complex::CreateOp>(
      op, op->getResult(0).getType(),
      mlir::arith::MulFOp::create(rewriter, loc, sin, cosh),
      mlir::arith::MulFOp::create(rewriter, loc, cos, sinh));
}

static mlir::LogicalResult expandAllComplex(mlir::ModuleOp module) {
  mlir::IRRewriter rewriter(module.getContext());
  module.walk([&](Operation *op) {
    if (lower::isInexactComplexOp(op))
      expandComplex(op, rewriter);
  });
  return mlir::success();
}

const lower::OwnPass lower::expandComplexPass = {
    "palindrome-expand-complex",
    "Express functions of complex numbers by those of real ones",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::arith::ArithDialect, complex::ComplexDialect,
                      mlir::math::MathDialect>();
    },
    expandAllComplex,
};
