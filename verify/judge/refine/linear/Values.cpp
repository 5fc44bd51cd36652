// Numbers the values of a question.

#include "verify/judge/refine/linear/Values.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::linear;
using namespace llvm;

unsigned Computation::opcode() const {
  const auto *inst = dyn_cast<Instruction>(value);
  return inst ? inst->getOpcode() : 0;
}

static bool isBool(const Value *value, bool isTrue) {
  const auto *constant = dyn_cast<ConstantInt>(value);
  return constant && constant->getType()->isIntegerTy(1) &&
         constant->isOne() == isTrue;
}

bool Computation::isTrue() const { return isBool(value, true); }
bool Computation::isFalse() const { return isBool(value, false); }

Values::Values(const Function &source, const Function &target) {
  for (const Argument &argument : source.args()) {
    Computation &node = of(&argument);
    nodeOf[target.getArg(argument.getArgNo())] = &node;
    node.isDefined = argument.hasAttribute(Attribute::NoUndef);
  }
}

/// What determines the value of an instruction of integers. Another is a value
/// of its own.
Values::Key Values::keyOf(const Instruction &inst,
                          ArrayRef<const Computation *> operands) const {
  auto word = [](const void *pointer) {
    return reinterpret_cast<uintptr_t>(pointer);
  };
  Key key = {inst.getOpcode(), word(inst.getType())};
  const auto *call = dyn_cast<IntrinsicInst>(&inst);
  if (const auto *compare = dyn_cast<ICmpInst>(&inst))
    key.push_back(compare->getPredicate());
  else if (isa<MinMaxIntrinsic>(inst))
    key.push_back(call->getIntrinsicID());
  else if (!(inst.getType()->isIntegerTy() &&
             (isa<BinaryOperator>(inst) || isa<CastInst>(inst) ||
              isa<SelectInst>(inst))))
    return {word(&inst)};
  for (const Computation *operand : operands)
    key.push_back(word(operand));
  return key;
}

Computation &Values::of(const Value *value) {
  if (Computation *node = nodeOf.lookup(value))
    return *node;
  Computation made{value, {}};
  Key key = {reinterpret_cast<uintptr_t>(value)};
  if (const auto *inst = dyn_cast<Instruction>(value)) {
    for (const Value *operand : inst->operands())
      // Each module declares an intrinsic of its own.
      if (!isa<BasicBlock, Function>(operand))
        made.operands.push_back(&of(operand));
    key = keyOf(*inst, made.operands);
  } else {
    made.isDefined = isa<ConstantInt, ConstantPointerNull>(value);
  }
  auto [place, isNew] = known.try_emplace(std::move(key), nullptr);
  if (isNew)
    place->second = &nodes.emplace_back(std::move(made));
  nodeOf[value] = place->second;
  return *place->second;
}

void Values::define(const Value *value) {
  SmallVector<const Value *> open = {value};
  SmallPtrSet<const Value *, 16> seen;
  while (!open.empty()) {
    const Value *next = open.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    Computation &node = of(next);
    node.isDefined = true;
    const auto *inst = dyn_cast<Instruction>(next);
    if (!inst)
      continue;
    node.flags |= inst->getRawSubclassOptionalData();
    for (const Use &use : inst->operands())
      if (propagatesPoison(use))
        open.push_back(use.get());
  }
}
