// Keeps powers from undefined behavior that MLIR's conversion adds. It makes a
// call of each, of a function that branches on the exponent, and if the base is
// integral, on that. A branch on poison is undefined, where the op has a result
// that is poison. So the operands are frozen:
//
//   %r = math.fpowi %x, %n : f32, i64
//
//   %m = llvm.freeze %n : i64
//   %r = math.fpowi %x, %m : f32, i64
//
// The function for integers also divides by the base if the exponent is
// negative. Where the base is 0 then, it gets -1.

#include "export/lower/Powers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/PatternMatch.h"

using namespace palindrome;
namespace arith = mlir::arith;
using mlir::Value;
using mlir::VectorType;

/// Whether `value` is integral, and not a constant.
static bool mayBePoison(Value value) {
  mlir::Operation *maker = value.getDefiningOp();
  return mlir::getElementTypeOrSelf(value.getType()).isSignlessInteger() &&
         !(maker && maker->hasTrait<mlir::OpTrait::ConstantLike>());
}

bool lower::isRiskyPower(mlir::Operation *op) {
  return llvm::isa<mlir::math::IPowIOp>(op) ||
         (llvm::isa<mlir::math::FPowIOp>(op) && mayBePoison(op->getOperand(1)));
}

/// A frozen `value`; null if it is of a type that LLVM IR has no freeze of. A
/// vector of several dimensions is one of one meanwhile.
static Value freeze(Value value, mlir::RewriterBase &rewriter) {
  mlir::Location loc = value.getLoc();
  auto vector = llvm::dyn_cast<VectorType>(value.getType());
  if (!vector && !value.getType().isSignlessInteger())
    return Value();
  if (!vector || vector.getRank() == 1)
    return mlir::LLVM::FreezeOp::create(rewriter, loc, value);
  if (vector.isScalable())
    return Value();
  auto flat =
      VectorType::get({vector.getNumElements()}, vector.getElementType());
  Value row = mlir::vector::ShapeCastOp::create(rewriter, loc, flat, value);
  row = mlir::LLVM::FreezeOp::create(rewriter, loc, row);
  return mlir::vector::ShapeCastOp::create(rewriter, loc, vector, row);
}

/// Makes the base of `power` -1 where it is 0 and the exponent negative. MLIR's
/// function divides by 0 there, and the op has no undefined behavior.
static void avoidReciprocalOfZero(mlir::math::IPowIOp power,
                                  mlir::RewriterBase &rewriter) {
  mlir::Location loc = power.getLoc();
  Value base = power.getLhs(), exponent = power.getRhs();
  mlir::Type type = base.getType();
  Value zero =
      arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(type));
  Value isExcluded = arith::AndIOp::create(
      rewriter, loc,
      arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::eq, base,
                            zero),
      arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::slt, exponent,
                            zero));
  if (!mlir::getElementTypeOrSelf(type).isInteger(1))
    isExcluded = arith::ExtSIOp::create(rewriter, loc, type, isExcluded);
  Value other = arith::OrIOp::create(rewriter, loc, base, isExcluded);
  rewriter.modifyOpInPlace(power, [&] { power.getLhsMutable().assign(other); });
}

static mlir::LogicalResult guardPowers(mlir::ModuleOp module) {
  mlir::IRRewriter rewriter(module.getContext());
  module.walk([&](mlir::Operation *op) {
    if (!lower::isRiskyPower(op))
      return;
    rewriter.setInsertionPoint(op);
    for (mlir::OpOperand &operand : op->getOpOperands())
      if (mayBePoison(operand.get()))
        if (Value frozen = freeze(operand.get(), rewriter))
          rewriter.modifyOpInPlace(op, [&] { operand.set(frozen); });
    if (auto power = llvm::dyn_cast<mlir::math::IPowIOp>(op))
      avoidReciprocalOfZero(power, rewriter);
  });
  return mlir::success();
}

const lower::OwnPass lower::guardPowersPass = {
    "palindrome-guard-powers",
    "Freeze the integral operands of powers, and leave out 0 to a negative "
    "exponent",
    [](mlir::DialectRegistry &registry) {
      registry.insert<arith::ArithDialect, mlir::LLVM::LLVMDialect,
                      mlir::math::MathDialect, mlir::vector::VectorDialect>();
    },
    guardPowers,
};
