// Random changes of one instruction, most of which change the result.

#include "test/refine/Flags.h"
#include "test/refine/exhaustive/Generator.h"
#include "test/refine/exhaustive/Intrinsics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;
using namespace palindrome::exhaustive;
using palindrome::mutate::Chooser;

/// Replaces `old` by `fresh` and erases it.
static void replace(Instruction &old, Value *fresh) {
  old.replaceAllUsesWith(fresh);
  old.eraseFromParent();
}

static bool changeOpcode(Instruction &instruction, Chooser &choose) {
  auto *binary = dyn_cast<BinaryOperator>(&instruction);
  if (!binary)
    return false;
  constexpr Instruction::BinaryOps opcodes[] = {
      Instruction::Add,  Instruction::Sub,  Instruction::Mul,
      Instruction::UDiv, Instruction::SDiv, Instruction::URem,
      Instruction::SRem, Instruction::Shl,  Instruction::LShr,
      Instruction::AShr, Instruction::And,  Instruction::Or,
      Instruction::Xor};
  auto opcode = choose.of(opcodes);
  if (opcode == binary->getOpcode())
    return false;
  auto *fresh =
      BinaryOperator::Create(opcode, binary->getOperand(0),
                             binary->getOperand(1), "", binary->getIterator());
  // The flags that both opcodes have stay.
  fresh->copyIRFlags(binary);
  replace(instruction, fresh);
  return true;
}

static bool changeFlag(Instruction &instruction, Chooser &choose) {
  bool isSigned = choose.flip();
  return palindrome::toggleIntegerFlag(instruction, [&] { return isSigned; });
}

/// The operands that may be any value of their type: not immediates.
static MutableArrayRef<Use> freeOperands(Instruction &instruction) {
  unsigned count = instruction.getNumOperands();
  if (auto *call = dyn_cast<CallBase>(&instruction)) {
    count = call->arg_size();
    // The second operand of abs, ctlz and cttz is an immediate.
    if (is_contained(flaggedIntrinsics, call->getIntrinsicID()))
      count = 1;
  }
  return MutableArrayRef<Use>(instruction.op_begin(), count);
}

static bool changeConstant(Instruction &instruction, Chooser &choose) {
  SmallVector<Use *> uses;
  for (Use &operand : freeOperands(instruction))
    if (isa<ConstantInt>(operand))
      uses.push_back(&operand);
  if (uses.empty())
    return false;
  Use &use = *choose.of(uses);
  APInt bits = cast<ConstantInt>(use)->getValue();
  switch (choose.below(5)) {
  case 0:
    ++bits;
    break;
  case 1:
    --bits;
    break;
  case 2:
    bits.flipBit(choose.below(bits.getBitWidth()));
    break;
  case 3:
    use.set(UndefValue::get(use->getType()));
    return true;
  case 4:
    use.set(PoisonValue::get(use->getType()));
    return true;
  }
  use.set(ConstantInt::get(use->getType(), bits));
  return true;
}

static bool changeOperand(Instruction &instruction, Chooser &choose) {
  MutableArrayRef<Use> uses = freeOperands(instruction);
  Use &use = choose.of(uses);
  SmallVector<Value *> others;
  for (Argument &argument : instruction.getFunction()->args())
    others.push_back(&argument);
  for (Instruction &earlier : *instruction.getParent()) {
    if (&earlier == &instruction)
      break;
    others.push_back(&earlier);
  }
  erase_if(others, [&](Value *other) {
    return other == use.get() || other->getType() != use->getType();
  });
  if (others.empty())
    return false;
  use.set(choose.of(others));
  return true;
}

static bool swapOperands(Instruction &instruction, Chooser &choose) {
  MutableArrayRef<Use> uses = freeOperands(instruction);
  if (uses.size() < 2)
    return false;
  Use &x = uses[uses.size() - 1], &y = uses[uses.size() - 2];
  if (x == y || x->getType() != y->getType())
    return false;
  Value *value = x.get();
  x.set(y.get());
  y.set(value);
  return true;
}

static bool changePredicate(Instruction &instruction, Chooser &choose) {
  auto *compare = dyn_cast<ICmpInst>(&instruction);
  if (!compare)
    return false;
  auto predicate =
      CmpInst::Predicate(CmpInst::FIRST_ICMP_PREDICATE +
                         choose.below(CmpInst::LAST_ICMP_PREDICATE -
                                      CmpInst::FIRST_ICMP_PREDICATE + 1));
  if (predicate == compare->getPredicate())
    return false;
  compare->setPredicate(predicate);
  return true;
}

static bool changeCast(Instruction &instruction, Chooser &choose) {
  if (!isa<ZExtInst, SExtInst>(instruction))
    return false;
  auto opcode =
      isa<ZExtInst>(instruction) ? Instruction::SExt : Instruction::ZExt;
  replace(instruction, CastInst::Create(opcode, instruction.getOperand(0),
                                        instruction.getType(), "",
                                        instruction.getIterator()));
  return true;
}

static bool changeIntrinsic(Instruction &instruction, Chooser &choose) {
  auto *call = dyn_cast<IntrinsicInst>(&instruction);
  if (!call)
    return false;
  for (ArrayRef<Intrinsic::ID> form : intrinsicForms) {
    if (!is_contained(form, call->getIntrinsicID()))
      continue;
    Intrinsic::ID fresh = choose.of(form);
    if (fresh == call->getIntrinsicID())
      return false;
    SmallVector<Type *> types = {call->getArgOperand(0)->getType()};
    if (form.data() == comparingIntrinsics)
      types.insert(types.begin(), call->getType());
    call->setCalledFunction(
        Intrinsic::getOrInsertDeclaration(call->getModule(), fresh, types));
    return true;
  }
  return false;
}

static bool changeImmediate(Instruction &instruction, Chooser &choose) {
  auto *call = dyn_cast<IntrinsicInst>(&instruction);
  if (!call || !is_contained(flaggedIntrinsics, call->getIntrinsicID()))
    return false;
  bool old = cast<ConstantInt>(call->getArgOperand(1))->isOne();
  call->setArgOperand(1, ConstantInt::getBool(call->getContext(), !old));
  return true;
}

static bool addFreeze(Instruction &instruction, Chooser &choose) {
  MutableArrayRef<Use> uses = freeOperands(instruction);
  Use &use = choose.of(uses);
  if (!use->getType()->isIntegerTy())
    return false;
  use.set(new FreezeInst(use.get(), "", instruction.getIterator()));
  return true;
}

static bool removeFreeze(Instruction &instruction, Chooser &choose) {
  if (!isa<FreezeInst>(instruction))
    return false;
  replace(instruction, instruction.getOperand(0));
  return true;
}

/// Replaces an instruction by one of its operands.
static bool dropOperation(Instruction &instruction, Chooser &choose) {
  MutableArrayRef<Use> uses = freeOperands(instruction);
  Value *operand = choose.of(uses).get();
  if (operand->getType() != instruction.getType() ||
      isa<FreezeInst>(instruction))
    return false;
  replace(instruction, operand);
  return true;
}

/// Replaces an instruction by a constant.
static bool foldOperation(Instruction &instruction, Chooser &choose) {
  auto *type = dyn_cast<IntegerType>(instruction.getType());
  if (!type)
    return false;
  uint64_t bits = choose.flip() ? 0 : choose.bits();
  replace(instruction, ConstantInt::get(type, bits & type->getBitMask()));
  return true;
}

namespace {
struct Mutation {
  StringLiteral name;
  bool (*change)(Instruction &instruction, Chooser &choose);
};
} // namespace

static constexpr Mutation mutations[] = {
    {"opcode", changeOpcode},       {"flag", changeFlag},
    {"constant", changeConstant},   {"operand", changeOperand},
    {"swap", swapOperands},         {"predicate", changePredicate},
    {"cast", changeCast},           {"intrinsic", changeIntrinsic},
    {"immediate", changeImmediate}, {"freeze", addFreeze},
    {"no freeze", removeFreeze},    {"drop", dropOperation},
    {"fold", foldOperation},
};

StringRef palindrome::exhaustive::mutate(Function &function, Chooser &choose) {
  BasicBlock &block = function.getEntryBlock();
  if (block.size() < 2)
    return "";
  // Most changes fit few instructions.
  constexpr unsigned mostTries = 20;
  for (unsigned tries = 0; tries != mostTries; ++tries) {
    Instruction &instruction =
        *std::next(block.begin(), choose.below(block.size() - 1));
    const Mutation &mutation = choose.of(mutations);
    if (mutation.change(instruction, choose))
      return mutation.name;
  }
  return "";
}
