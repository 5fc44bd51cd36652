// The `arith` dialect: https://mlir.llvm.org/docs/Dialects/ArithOps/
//
// Here are constants, choices and integers; ArithFloats.cpp and
// ArithConversions.cpp have the rest.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "verify/dialects/ArithIntegers.h"

using namespace palindrome;
using namespace palindrome::dialects;

static void constant(Machine &machine, mlir::Operation *op) {
  auto constantOp = llvm::cast<mlir::arith::ConstantOp>(op);
  machine.set(op->getResult(0),
              machine.constant(constantOp.getValue(), constantOp.getType()));
}

static void compare(Scalars &scalars) {
  auto compareOp = llvm::cast<mlir::arith::CmpIOp>(scalars.op);
  scalars.give(
      integers::compare(compareOp.getPredicate(), scalars[0], scalars[1]));
}

/// Element `number` of `value`, which is poison if all of the list is.
static Value elementOf(const Value &value, size_t number) {
  return value.isList() ? value.list().elements[number] : value;
}

/// One condition chooses a whole value, a list of conditions an element each.
/// What is not chosen may be poison.
static void select(Machine &machine, mlir::Operation *op) {
  auto selectOp = llvm::cast<mlir::arith::SelectOp>(op);
  const Value &condition = machine.get(selectOp.getCondition());
  const Value &ifTrue = machine.get(selectOp.getTrueValue());
  const Value &ifFalse = machine.get(selectOp.getFalseValue());
  if (condition.isPoison()) {
    Value result = machine.poisonOf(selectOp.getType());
    if (result.isList())
      llvm::fill(result.ownList().elements, condition);
    return machine.set(selectOp.getResult(),
                       result.isList() ? std::move(result) : condition);
  }
  // Of an elementwise op, all operands have the shape of the result.
  if (ifTrue.isList() && ifFalse.isList() &&
      ifTrue.list().shape != ifFalse.list().shape)
    return machine.undefined("the operands have different shapes");
  if (!condition.isList())
    return machine.set(selectOp.getResult(),
                       condition.bits().isZero() ? ifFalse : ifTrue);
  List chosen{condition.list().shape, {}};
  for (const Value *side : {&ifTrue, &ifFalse})
    if (side->isList() && side->list().shape != chosen.shape)
      return machine.undefined("the operands have different shapes");
  for (auto [number, choice] : llvm::enumerate(condition.list().elements))
    chosen.elements.push_back(
        choice.isPoison()
            ? choice
            : elementOf(choice.bits().isZero() ? ifFalse : ifTrue, number));
  machine.set(selectOp.getResult(), std::move(chosen));
}

static constexpr Rule rules[] = {
    {"arith.addi", integers::add},
    {"arith.addui_extended", integers::addExtended},
    {"arith.andi", integers::bitAnd},
    {"arith.ceildivsi", integers::divideSignedUp, /*definedOperand=*/1},
    {"arith.ceildivui", integers::divideUnsignedUp, /*definedOperand=*/1},
    {"arith.cmpi", compare},
    {"arith.constant", constant},
    {"arith.divsi", integers::divideSigned, /*definedOperand=*/1},
    {"arith.divui", integers::divideUnsigned, /*definedOperand=*/1},
    {"arith.floordivsi", integers::divideSignedDown, /*definedOperand=*/1},
    {"arith.maxsi", integers::maximumSigned},
    {"arith.maxui", integers::maximumUnsigned},
    {"arith.minsi", integers::minimumSigned},
    {"arith.minui", integers::minimumUnsigned},
    {"arith.muli", integers::multiply},
    {"arith.mulsi_extended", integers::multiplyExtendedSigned},
    {"arith.mului_extended", integers::multiplyExtendedUnsigned},
    {"arith.ori", integers::bitOr},
    {"arith.remsi", integers::remainderSigned, /*definedOperand=*/1},
    {"arith.remui", integers::remainderUnsigned, /*definedOperand=*/1},
    {"arith.select", select},
    {"arith.shli", integers::shiftLeft},
    {"arith.shrsi", integers::shiftRightSigned},
    {"arith.shrui", integers::shiftRightUnsigned},
    {"arith.subi", integers::subtract},
    {"arith.xori", integers::bitXor},
};

llvm::ArrayRef<Rule> dialects::arithRules() { return rules; }
