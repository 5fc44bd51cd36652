#include "verify/judge/refine/shape/Decided.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include <optional>

using namespace palindrome::refine;
using namespace llvm;

/// The most operations that a condition is followed through.
static constexpr unsigned mostSteps = 8;

/// The number that a value is in each execution; nothing if it is none, or not
/// known. What may be poison is not looked at.
static std::optional<APInt> numberOf(const Value *value, unsigned steps = 0) {
  if (auto *number = dyn_cast<ConstantInt>(value))
    return number->getValue();
  if (auto *phi = dyn_cast<PHINode>(value);
      phi && phi->getNumIncomingValues() == 1 && steps != mostSteps)
    return numberOf(phi->getIncomingValue(0), steps + 1);
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst || !inst->getType()->isIntegerTy() || steps == mostSteps ||
      inst->hasPoisonGeneratingAnnotations())
    return std::nullopt;
  auto operand = [&](unsigned i) {
    return numberOf(inst->getOperand(i), steps + 1);
  };
  if (isa<SelectInst>(inst)) {
    std::optional<APInt> condition = operand(0);
    return condition ? operand(condition->isZero() ? 2 : 1) : std::nullopt;
  }
  if (inst->getNumOperands() == 1 && isa<CastInst>(inst)) {
    std::optional<APInt> from = operand(0);
    const unsigned width = inst->getType()->getIntegerBitWidth();
    switch (from ? inst->getOpcode() : 0) {
    case Instruction::ZExt:
      return from->zext(width);
    case Instruction::SExt:
      return from->sext(width);
    case Instruction::Trunc:
      return from->trunc(width);
    default:
      return std::nullopt;
    }
  }
  if (inst->getNumOperands() != 2 || !isa<ICmpInst, BinaryOperator>(inst))
    return std::nullopt;
  std::optional<APInt> one = operand(0), other = operand(1);
  if (!one || !other)
    return std::nullopt;
  if (auto *compare = dyn_cast<ICmpInst>(inst))
    return APInt(1, ICmpInst::compare(*one, *other, compare->getPredicate()));
  switch (inst->getOpcode()) {
  case Instruction::Add:
    return *one + *other;
  case Instruction::Sub:
    return *one - *other;
  case Instruction::And:
    return *one & *other;
  case Instruction::Or:
    return *one | *other;
  case Instruction::Xor:
    return *one ^ *other;
  default:
    return std::nullopt;
  }
}

/// Where a block always goes on, though it has other successors; null if that
/// is not known.
static BasicBlock *onlyNext(BasicBlock &block) {
  auto *branch = dyn_cast<BranchInst>(block.getTerminator());
  if (branch && branch->isConditional())
    if (std::optional<APInt> condition = numberOf(branch->getCondition()))
      return branch->getSuccessor(condition->isZero());
  if (auto *choice = dyn_cast<SwitchInst>(block.getTerminator()))
    if (std::optional<APInt> number = numberOf(choice->getCondition()))
      return choice
          ->findCaseValue(ConstantInt::get(block.getContext(), *number))
          ->getCaseSuccessor();
  return nullptr;
}

/// Makes the block end with a branch to `next`, one of its successors.
static void goTo(BasicBlock &block, BasicBlock &next) {
  Instruction *end = block.getTerminator();
  bool isKept = false;
  for (BasicBlock *successor : successors(&block))
    if (successor == &next && !isKept)
      isKept = true;
    else
      successor->removePredecessor(&block, /*KeepOneInputPHIs=*/true);
  // It may be what promises that a loop ends.
  BranchInst::Create(&next, end->getIterator())
      ->copyMetadata(*end, LLVMContext::MD_loop);
  end->eraseFromParent();
}

void palindrome::refine::dropDecidedBranches(Function &function) {
  bool isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (BasicBlock &block : function)
      if (BasicBlock *next = onlyNext(block)) {
        goTo(block, *next);
        isChanged = true;
      }
    EliminateUnreachableBlocks(function, /*DTU=*/nullptr,
                               /*KeepOneInputPHIs=*/true);
  }
}
