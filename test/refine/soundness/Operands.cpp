// Mutations of the operands of instructions.

#include "test/refine/soundness/Pick.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace palindrome::soundness {
namespace {

/// A value of `type` that dominates `at`. Null if there is none.
Value *valueAt(Instruction &at, Type *type, Chooser &choose) {
  Function &function = *at.getFunction();
  DominatorTree tree(function);
  SmallVector<Value *> all;
  for (Argument &argument : function.args())
    if (argument.getType() == type)
      all.push_back(&argument);
  for (Instruction &inst : instructions(function))
    if (inst.getType() == type && tree.dominates(&inst, &at))
      all.push_back(&inst);
  return all.empty() ? nullptr : choose.of(all);
}

bool changeConstant(Function &function, Chooser &choose) {
  SmallVector<Use *> uses;
  for (Instruction &inst : instructions(function))
    for (Use &use : inst.operands())
      if (isa<ConstantInt, ConstantFP>(use))
        uses.push_back(&use);
  if (uses.empty())
    return false;
  Use &use = *choose.of(uses);
  auto *inst = cast<Instruction>(use.getUser());
  if (auto *call = dyn_cast<CallBase>(inst);
      call && call->isArgOperand(&use) &&
      call->paramHasAttr(call->getArgOperandNo(&use), Attribute::ImmArg) &&
      !use->getType()->isIntegerTy(1))
    return false;
  Type *type = use->getType();
  if (auto *number = dyn_cast<ConstantFP>(use)) {
    const fltSemantics &kind = number->getValueAPF().getSemantics();
    APFloat values[] = {APFloat::getZero(kind),    APFloat::getZero(kind, true),
                        APFloat::getInf(kind),     APFloat::getNaN(kind),
                        APFloat(kind, "1.0"),      neg(number->getValueAPF()),
                        APFloat::getSmallest(kind)};
    use.set(ConstantFP::get(type, choose.of(values)));
    return true;
  }
  const APInt &number = cast<ConstantInt>(use)->getValue();
  unsigned width = number.getBitWidth();
  APInt values[] = {number + 1,
                    number - 1,
                    -number,
                    ~number,
                    number << 1,
                    APInt::getZero(width),
                    APInt::getAllOnes(width),
                    APInt::getSignedMinValue(width),
                    APInt::getSignedMaxValue(width),
                    APInt(width, 1),
                    APInt(width, choose.below(256), false, true)};
  use.set(ConstantInt::get(type, choose.of(values)));
  return true;
}

bool swapOperands(Function &function, Chooser &choose) {
  auto *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return isa<BinaryOperator, CmpInst, SelectInst>(i) ||
           (isa<CallBase>(i) && cast<CallBase>(i).arg_size() > 1);
  });
  if (!inst)
    return false;
  unsigned first = isa<SelectInst>(inst) ? 1 : 0;
  if (inst->getOperand(first)->getType() !=
      inst->getOperand(first + 1)->getType())
    return false;
  Value *value = inst->getOperand(first);
  inst->setOperand(first, inst->getOperand(first + 1));
  inst->setOperand(first + 1, value);
  return true;
}

bool otherOperand(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return i.getNumOperands() != 0 && !isa<PHINode>(i);
  });
  if (!inst)
    return false;
  Use &use = inst->getOperandUse(choose.below(inst->getNumOperands()));
  if (isa<BasicBlock, Function>(use))
    return false;
  Value *value = valueAt(*inst, use->getType(), choose);
  if (!value || value == use)
    return false;
  use.set(value);
  return true;
}

bool operandToUndef(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(
      function, choose, [](Instruction &i) { return i.getNumOperands() != 0; });
  if (!inst)
    return false;
  Use &use = inst->getOperandUse(choose.below(inst->getNumOperands()));
  if (!use->getType()->isFirstClassType() || use->getType()->isLabelTy() ||
      isa<Function>(use))
    return false;
  use.set(choose.flip() ? PoisonValue::get(use->getType())
                        : UndefValue::get(use->getType()));
  return true;
}

/// An instruction becomes one of its operands, or a constant.
bool simplify(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return !i.getType()->isVoidTy() && !i.use_empty() && !i.isTerminator();
  });
  if (!inst)
    return false;
  Type *type = inst->getType();
  SmallVector<Value *> values;
  if (!isa<PHINode>(inst))
    for (Value *operand : inst->operands())
      if (operand->getType() == type)
        values.push_back(operand);
  if (type->isFirstClassType()) {
    values.push_back(Constant::getNullValue(type));
    values.push_back(UndefValue::get(type));
    if (type->isIntOrIntVectorTy())
      values.push_back(Constant::getAllOnesValue(type));
  }
  if (values.empty())
    return false;
  inst->replaceAllUsesWith(choose.of(values));
  return true;
}

bool dropFreeze(Function &function, Chooser &choose) {
  auto *freeze = pick<FreezeInst>(function, choose);
  if (!freeze)
    return false;
  freeze->replaceAllUsesWith(freeze->getOperand(0));
  return true;
}

bool addFreeze(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return i.getNumOperands() != 0 && !isa<PHINode>(i);
  });
  if (!inst)
    return false;
  Use &use = inst->getOperandUse(choose.below(inst->getNumOperands()));
  if (!use->getType()->isFirstClassType() || isa<Constant>(use) ||
      use->getType()->isLabelTy() || use->getType()->isMetadataTy() ||
      use->getType()->isTokenTy())
    return false;
  use.set(new FreezeInst(use, "", inst->getIterator()));
  return true;
}

} // namespace

ArrayRef<Mutation> operandMutations() {
  static constexpr Mutation mutations[] = {
      {"change-constant", changeConstant},
      {"swap-operands", swapOperands},
      {"other-operand", otherOperand},
      {"operand-to-undef", operandToUndef},
      {"simplify", simplify},
      {"drop-freeze", dropFreeze},
      {"add-freeze", addFreeze},
  };
  return mutations;
}

} // namespace palindrome::soundness
