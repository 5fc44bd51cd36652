// Expresses operations on complex numbers by those on real ones.
//
//   sin(x + iy) = sin x cosh y + i cos x sinh y
//   cos(x + iy) = cos x cosh y - i sin x sinh y
//
// MLIR writes sinh y as (exp y - exp -y) / 2, which loses the digits of a small
// y, and cosh y as a sum that overflows before it. Sums, products and
// logarithms are expressed before any pass folds them: MLIR folds (a - b) + b,
// a + 0, a * 1 and log(exp a) to a.

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
  return llvm::isa<complex::AddOp, complex::SubOp, complex::MulOp,
                   complex::LogOp, complex::SinOp, complex::CosOp>(op);
}

namespace {
/// Makes the parts of the result of one operation.
class Expander {
public:
  Expander(Operation *op, mlir::RewriterBase &rewriter)
      : op(op), rewriter(rewriter),
        flags(llvm::cast<mlir::arith::ArithFastMathInterface>(op)
                  .getFastMathFlagsAttr()) {}

  void run() {
    rewriter.setInsertionPoint(op);
    if (llvm::isa<complex::LogOp>(op))
      return replace(
          make<mlir::math::LogOp>(make<complex::AbsOp>(op->getOperand(0))),
          make<complex::AngleOp>(op->getOperand(0)));
    if (op->getNumOperands() == 1)
      return expandSine();
    auto [x, y] = parts(op->getOperand(0));
    auto [u, v] = parts(op->getOperand(1));
    if (llvm::isa<complex::AddOp>(op))
      return replace(make<mlir::arith::AddFOp>(x, u),
                     make<mlir::arith::AddFOp>(y, v));
    if (llvm::isa<complex::SubOp>(op))
      return replace(make<mlir::arith::SubFOp>(x, u),
                     make<mlir::arith::SubFOp>(y, v));
    replace(make<mlir::arith::SubFOp>(make<mlir::arith::MulFOp>(x, u),
                                      make<mlir::arith::MulFOp>(y, v)),
            make<mlir::arith::AddFOp>(make<mlir::arith::MulFOp>(y, u),
                                      make<mlir::arith::MulFOp>(x, v)));
  }

private:
  void expandSine() {
    auto [x, y] = parts(op->getOperand(0));
    Value sin = make<mlir::math::SinOp>(x);
    Value cos = make<mlir::math::CosOp>(x);
    if (llvm::isa<complex::CosOp>(op)) {
      std::swap(sin, cos);
      cos = make<mlir::arith::NegFOp>(cos);
    }
    replace(make<mlir::arith::MulFOp>(sin, make<mlir::math::CoshOp>(y)),
            make<mlir::arith::MulFOp>(cos, make<mlir::math::SinhOp>(y)));
  }

  std::pair<Value, Value> parts(Value number) {
    mlir::Location loc = op->getLoc();
    return {complex::ReOp::create(rewriter, loc, number),
            complex::ImOp::create(rewriter, loc, number)};
  }

  template <typename Op, typename... Operands>
  Value make(Operands... operands) {
    return Op::create(rewriter, op->getLoc(), operands..., flags.getValue());
  }

  void replace(Value real, Value imaginary) {
    rewriter.replaceOpWithNewOp<complex::CreateOp>(
        op, op->getResult(0).getType(), real, imaginary);
  }

  Operation *op;
  mlir::RewriterBase &rewriter;
  mlir::arith::FastMathFlagsAttr flags;
};
} // namespace

static mlir::LogicalResult expandAllComplex(mlir::ModuleOp module) {
  mlir::IRRewriter rewriter(module.getContext());
  module.walk([&](Operation *op) {
    if (lower::isInexactComplexOp(op))
      Expander(op, rewriter).run();
  });
  return mlir::success();
}

const lower::OwnPass lower::expandComplexPass = {
    "palindrome-expand-complex",
    "Express operations on complex numbers by those on real ones",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::arith::ArithDialect, complex::ComplexDialect,
                      mlir::math::MathDialect>();
    },
    expandAllComplex,
};
