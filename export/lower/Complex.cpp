// Expresses operations on complex numbers by those on real ones.
//
//   sin(x + iy) = sin x cosh y + i cos x sinh y
//   cos(x + iy) = cos x cosh y - i sin x sinh y
//
// MLIR writes sinh y as (exp y - exp -y) / 2, which loses the digits of a small
// y, and cosh y as a sum that overflows before it. Its expm1 overflows before
// exp, its log1p has the logarithm of 0 for numbers near -1, and its atan2
// squares its operands. Sums, products and logarithms are expressed before any
// pass folds them: MLIR folds (a - b) + b, a + 0, a * 1 and log(exp a) to a.

#include "export/lower/Complex.h"
#include "export/lower/Composites.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace palindrome;
namespace arith = mlir::arith;
namespace complex = mlir::complex;
namespace math = mlir::math;
using mlir::Operation;
using mlir::Value;

bool lower::isInexactComplexOp(Operation *op) {
  return !isImplied(op) &&
         llvm::isa<complex::AddOp, complex::SubOp, complex::MulOp,
                   complex::LogOp, complex::Log1pOp, complex::Expm1Op,
                   complex::SinOp, complex::CosOp, complex::Atan2Op>(op);
}

namespace {
/// Expresses one operation.
class Expander {
public:
  Expander(Operation *op, mlir::RewriterBase &rewriter)
      : op(op), rewriter(rewriter),
        flags(llvm::cast<arith::ArithFastMathInterface>(op)
                  .getFastMathFlagsAttr()
                  .getValue()) {
    rewriter.setInsertionPoint(op);
    std::tie(x, y) = parts(op->getOperand(0));
    if (op->getNumOperands() == 2)
      std::tie(u, v) = parts(op->getOperand(1));
  }

  void run() {
    llvm::TypeSwitch<Operation *>(op)
        .Case([&](complex::AddOp) {
          replace(make<arith::AddFOp>(x, u), make<arith::AddFOp>(y, v));
        })
        .Case([&](complex::SubOp) {
          replace(make<arith::SubFOp>(x, u), make<arith::SubFOp>(y, v));
        })
        .Case([&](complex::MulOp) {
          replace(make<arith::SubFOp>(make<arith::MulFOp>(x, u),
                                      make<arith::MulFOp>(y, v)),
                  make<arith::AddFOp>(make<arith::MulFOp>(y, u),
                                      make<arith::MulFOp>(x, v)));
        })
        .Case([&](complex::LogOp log) {
          replace(make<math::LogOp>(make<complex::AbsOp>(log.getComplex())),
                  make<complex::AngleOp>(log.getComplex()));
        })
        .Case([&](complex::Log1pOp) { expandLog1p(); })
        .Case([&](complex::Expm1Op) { expandExpm1(); })
        .Case([&](complex::SinOp) {
          expandSine(make<math::SinOp>(x), make<math::CosOp>(x));
        })
        .Case([&](complex::CosOp) {
          Value cos = make<math::CosOp>(x);
          expandSine(cos, make<arith::NegFOp>(make<math::SinOp>(x)));
        })
        .Case([&](complex::Atan2Op) { expandAtan2(); });
  }

private:
  void expandSine(Value real, Value imaginary) {
    replace(make<arith::MulFOp>(real, make<math::CoshOp>(y)),
            make<arith::MulFOp>(imaginary, make<math::SinhOp>(y)));
  }

  /// The logarithm of |1 + z|, if the square of that is small.
  void expandLog1p() {
    auto [real, imaginary] = parts(make<complex::Log1pOp>(op->getOperand(0)));
    Value next = make<arith::AddFOp>(x, constant(1));
    Value small =
        compare(arith::CmpFPredicate::OLT,
                make<arith::AddFOp>(
                    make<arith::MulFOp>(x, make<arith::AddFOp>(x, constant(2))),
                    make<arith::MulFOp>(y, y)),
                constant(-0.5));
    Value log = make<math::LogOp>(make<complex::AbsOp>(create(next, y)));
    replace(select(small, log, real), imaginary);
  }

  /// That of exp, where this is large.
  void expandExpm1() {
    Value real = parts(make<complex::Expm1Op>(op->getOperand(0))).first;
    auto [large, imaginary] = parts(make<complex::ExpOp>(op->getOperand(0)));
    replace(select(compare(arith::CmpFPredicate::OGT, x, constant(1)),
                   make<arith::SubFOp>(large, constant(1)), real),
            imaginary);
  }

  /// That of both operands divided by their largest part.
  void expandAtan2() {
    Value scale = make<math::AbsFOp>(x);
    for (Value part : {y, u, v})
      scale = make<arith::MaxNumFOp>(scale, make<math::AbsFOp>(part));
    scale = select(compare(arith::CmpFPredicate::OEQ, scale, constant(0)),
                   constant(1), scale);
    auto divide = [&](Value real, Value imaginary) {
      return create(make<arith::DivFOp>(real, scale),
                    make<arith::DivFOp>(imaginary, scale));
    };
    rewriter.replaceOp(op, make<complex::Atan2Op>(divide(x, y), divide(u, v)));
  }

  std::pair<Value, Value> parts(Value number) {
    mlir::Location loc = op->getLoc();
    return {complex::ReOp::create(rewriter, loc, number),
            complex::ImOp::create(rewriter, loc, number)};
  }

  template <typename Op, typename... Operands>
  Value make(Operands... operands) {
    return Op::create(rewriter, op->getLoc(), operands..., flags);
  }

  Value constant(double value) {
    return arith::ConstantOp::create(rewriter, op->getLoc(),
                                     rewriter.getFloatAttr(x.getType(), value));
  }

  Value compare(arith::CmpFPredicate predicate, Value left, Value right) {
    return arith::CmpFOp::create(rewriter, op->getLoc(), predicate, left,
                                 right);
  }

  Value select(Value condition, Value yes, Value no) {
    return arith::SelectOp::create(rewriter, op->getLoc(), condition, yes, no);
  }

  Value create(Value real, Value imaginary) {
    return complex::CreateOp::create(
        rewriter, op->getLoc(), op->getResult(0).getType(), real, imaginary);
  }

  void replace(Value real, Value imaginary) {
    rewriter.replaceOp(op, create(real, imaginary));
  }

  Operation *op;
  mlir::RewriterBase &rewriter;
  arith::FastMathFlags flags;
  Value x, y, u, v; ///< The parts of the operands.
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
      registry.insert<arith::ArithDialect, complex::ComplexDialect,
                      math::MathDialect>();
    },
    expandAllComplex,
};
