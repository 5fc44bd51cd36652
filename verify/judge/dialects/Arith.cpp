// The `arith` dialect: https://mlir.llvm.org/docs/Dialects/ArithOps/
//
// Here are constants, choices and integers; ArithFloats.cpp and
// ArithConversions.cpp have the rest.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "verify/judge/dialects/ArithIntegers.h"

using namespace palindrome;
using namespace palindrome::dialects;

static void constant(Machine &machine, mlir::Operation *op) {
  auto constantOp = llvm::cast<mlir::arith::ConstantOp>(op);
  machine.set(op->getResult(0),
              machine.constant(constantOp.getValue(), constantOp.getType()));
}

static void compare(Scalars &scalars) {
  auto compareOp = llvm::cast<mlir::arith::CmpIOp>(scalars.op);
  scalars.give(integers::compare(compareOp.getPredicate(), scalars.bits(0),
                                 scalars.bits(1)));
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
                       machine.pick(*machine.bitsOf(condition, "the condition"),
                                    selectOp.getType(), ifTrue, ifFalse));
  List chosen{condition.list().shape, {}};
  for (const Value *side : {&ifTrue, &ifFalse})
    if (side->isList() && side->list().shape != chosen.shape)
      return machine.undefined("the operands have different shapes");
  mlir::Type type = mlir::getElementTypeOrSelf(selectOp.getType());
  for (auto [number, choice] : llvm::enumerate(condition.list().elements))
    chosen.elements.push_back(
        choice.isPoison()
            ? choice
            : machine.pick(*machine.bitsOf(choice, "the condition"), type,
                           elementOf(ifTrue, number),
                           elementOf(ifFalse, number)));
  machine.set(selectOp.getResult(), std::move(chosen));
}

llvm::ArrayRef<Rule> dialects::arithRules() {
  static constexpr Rule rules[] = {
      Rule("arith.addi", integers::add).onTerms(),
      Rule("arith.addui_extended", integers::addExtended).onTerms(),
      Rule("arith.andi", integers::bitAnd).onTerms(),
      Rule("arith.ceildivsi", integers::divideSignedUp, /*definedOperand=*/1)
          .onTerms(),
      Rule("arith.ceildivui", integers::divideUnsignedUp, /*definedOperand=*/1)
          .onTerms(),
      Rule("arith.cmpi", compare).onTerms(),
      Rule("arith.constant", constant).onTerms(),
      Rule("arith.divsi", integers::divideSigned, /*definedOperand=*/1)
          .onTerms(),
      Rule("arith.divui", integers::divideUnsigned, /*definedOperand=*/1)
          .onTerms(),
      Rule("arith.floordivsi", integers::divideSignedDown, /*definedOperand=*/1)
          .onTerms(),
      Rule("arith.maxsi", integers::maximumSigned).onTerms(),
      Rule("arith.maxui", integers::maximumUnsigned).onTerms(),
      Rule("arith.minsi", integers::minimumSigned).onTerms(),
      Rule("arith.minui", integers::minimumUnsigned).onTerms(),
      Rule("arith.muli", integers::multiply).onTerms(),
      Rule("arith.mulsi_extended", integers::multiplyExtendedSigned).onTerms(),
      Rule("arith.mului_extended", integers::multiplyExtendedUnsigned)
          .onTerms(),
      Rule("arith.ori", integers::bitOr).onTerms(),
      Rule("arith.remsi", integers::remainderSigned, /*definedOperand=*/1)
          .onTerms(),
      Rule("arith.remui", integers::remainderUnsigned, /*definedOperand=*/1)
          .onTerms(),
      Rule("arith.select", select).onTerms(),
      Rule("arith.shli", integers::shiftLeft).onTerms(),
      Rule("arith.shrsi", integers::shiftRightSigned).onTerms(),
      Rule("arith.shrui", integers::shiftRightUnsigned).onTerms(),
      Rule("arith.subi", integers::subtract).onTerms(),
      Rule("arith.xori", integers::bitXor).onTerms(),
  };
  return rules;
}
