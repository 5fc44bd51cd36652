// The `arith` dialect: https://mlir.llvm.org/docs/Dialects/ArithOps/

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "verify/dialects/machine/Scalars.h"

using namespace palindrome;
using namespace palindrome::dialects;

static void constant(Machine &machine, mlir::Operation *op) {
  auto constantOp = llvm::cast<mlir::arith::ConstantOp>(op);
  machine.set(op->getResult(0),
              machine.constant(constantOp.getValue(), constantOp.getType()));
}

/// With `nsw` or `nuw`, a sum that overflows is poison.
static void addi(Scalars &scalars) {
  auto addOp = llvm::cast<mlir::arith::AddIOp>(scalars.op);
  bool overflowsSigned = false, overflowsUnsigned = false;
  llvm::APInt sum = scalars[0].sadd_ov(scalars[1], overflowsSigned);
  (void)scalars[0].uadd_ov(scalars[1], overflowsUnsigned);
  if (!(addOp.hasNoSignedWrap() && overflowsSigned) &&
      !(addOp.hasNoUnsignedWrap() && overflowsUnsigned))
    scalars.give(std::move(sum));
}

static constexpr Rule rules[] = {
    {"arith.addi", addi},
    {"arith.constant", constant},
};

llvm::ArrayRef<Rule> dialects::arithRules() { return rules; }
