// The `index` dialect: https://mlir.llvm.org/docs/Dialects/IndexOps/

#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "verify/judge/dialects/ArithIntegers.h"

using namespace palindrome;
using namespace palindrome::dialects;

/// The predicates have the names of those of `arith.cmpi`.
static void compare(Scalars &scalars) {
  auto compareOp = llvm::cast<mlir::index::CmpOp>(scalars.op);
  auto predicate = mlir::arith::symbolizeCmpIPredicate(
      mlir::index::stringifyIndexCmpPredicate(compareOp.getPred()));
  scalars.give(integers::compare(*predicate, scalars.bits(0), scalars.bits(1)));
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

llvm::ArrayRef<Rule> dialects::indexRules() {
  static constexpr Rule rules[] = {
      Rule("index.add", integers::add).onTerms(),
      Rule("index.and", integers::bitAnd).onTerms(),
      Rule("index.bool.constant", constantBool).onTerms(),
      Rule("index.casts", integers::castSigned).onTerms(),
      Rule("index.castu", integers::castUnsigned).onTerms(),
      Rule("index.ceildivs", integers::divideSignedUp, /*definedOperand=*/1)
          .onTerms(),
      Rule("index.ceildivu", integers::divideUnsignedUp, /*definedOperand=*/1)
          .onTerms(),
      Rule("index.cmp", compare).onTerms(),
      Rule("index.constant", constant).onTerms(),
      Rule("index.divs", integers::divideSigned, /*definedOperand=*/1)
          .onTerms(),
      Rule("index.divu", integers::divideUnsigned, /*definedOperand=*/1)
          .onTerms(),
      Rule("index.floordivs", integers::divideSignedDown, /*definedOperand=*/1)
          .onTerms(),
      Rule("index.maxs", integers::maximumSigned).onTerms(),
      Rule("index.maxu", integers::maximumUnsigned).onTerms(),
      Rule("index.mins", integers::minimumSigned).onTerms(),
      Rule("index.minu", integers::minimumUnsigned).onTerms(),
      Rule("index.mul", integers::multiply).onTerms(),
      Rule("index.or", integers::bitOr).onTerms(),
      Rule("index.rems", integers::remainderSigned, /*definedOperand=*/1)
          .onTerms(),
      Rule("index.remu", integers::remainderUnsigned, /*definedOperand=*/1)
          .onTerms(),
      Rule("index.shl", integers::shiftLeft).onTerms(),
      Rule("index.shrs", integers::shiftRightSigned).onTerms(),
      Rule("index.shru", integers::shiftRightUnsigned).onTerms(),
      Rule("index.sizeof", sizeOf).onTerms(),
      Rule("index.sub", integers::subtract).onTerms(),
      Rule("index.xor", integers::bitXor).onTerms(),
  };
  return rules;
}
