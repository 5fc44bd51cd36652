// The `index` dialect: https://mlir.llvm.org/docs/Dialects/IndexOps/

#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "verify/dialects/ArithIntegers.h"

using namespace palindrome;
using namespace palindrome::dialects;

/// The predicates have the names of those of `arith.cmpi`.
static void compare(Scalars &scalars) {
  auto compareOp = llvm::cast<mlir::index::CmpOp>(scalars.op);
  auto predicate = mlir::arith::symbolizeCmpIPredicate(
      mlir::index::stringifyIndexCmpPredicate(compareOp.getPred()));
  scalars.give(integers::compare(*predicate, scalars[0], scalars[1]));
}

static void constant(Machine &machine, mlir::Operation *op) {
  auto constantOp = llvm::cast<mlir::index::ConstantOp>(op);
  machine.set(op->getResult(0), machine.constant(constantOp.getValueAttr(),
                                                 constantOp.getType()));
}

static void constantBool(Machine &machine, mlir::Operation *op) {
  auto constantOp = llvm::cast<mlir::index::BoolConstantOp>(op);
  machine.set(op->getResult(0), llvm::APInt(1, constantOp.getValue()));
}

static void sizeOf(Machine &machine, mlir::Operation *op) {
  mlir::Value result = op->getResult(0);
  machine.set(result, machine.index(machine.widthOf(result.getType())));
}

static constexpr Rule rules[] = {
    {"index.add", integers::add},
    {"index.and", integers::bitAnd},
    {"index.bool.constant", constantBool},
    {"index.casts", integers::castSigned},
    {"index.castu", integers::castUnsigned},
    {"index.ceildivs", integers::divideSignedUp, /*definedOperand=*/1},
    {"index.ceildivu", integers::divideUnsignedUp, /*definedOperand=*/1},
    {"index.cmp", compare},
    {"index.constant", constant},
    {"index.divs", integers::divideSigned, /*definedOperand=*/1},
    {"index.divu", integers::divideUnsigned, /*definedOperand=*/1},
    {"index.floordivs", integers::divideSignedDown, /*definedOperand=*/1},
    {"index.maxs", integers::maximumSigned},
    {"index.maxu", integers::maximumUnsigned},
    {"index.mins", integers::minimumSigned},
    {"index.minu", integers::minimumUnsigned},
    {"index.mul", integers::multiply},
    {"index.or", integers::bitOr},
    {"index.rems", integers::remainderSigned, /*definedOperand=*/1},
    {"index.remu", integers::remainderUnsigned, /*definedOperand=*/1},
    {"index.shl", integers::shiftLeft},
    {"index.shrs", integers::shiftRightSigned},
    {"index.shru", integers::shiftRightUnsigned},
    {"index.sizeof", sizeOf},
    {"index.sub", integers::subtract},
    {"index.xor", integers::bitXor},
};

llvm::ArrayRef<Rule> dialects::indexRules() { return rules; }
