// Mutations of memory accesses, calls and control flow.

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

bool changeAlign(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return isa<LoadInst, StoreInst, AllocaInst>(i);
  });
  if (!inst)
    return false;
  Align align(uint64_t(1) << choose.below(5));
  if (auto *load = dyn_cast<LoadInst>(inst))
    load->setAlignment(align);
  else if (auto *store = dyn_cast<StoreInst>(inst))
    store->setAlignment(align);
  else
    cast<AllocaInst>(inst)->setAlignment(align);
  return true;
}

bool deleteEffect(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return isa<StoreInst>(i) || (isa<CallInst>(i) && i.use_empty());
  });
  if (!inst || inst->isTerminator())
    return false;
  inst->eraseFromParent();
  return true;
}

bool duplicateEffect(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return isa<StoreInst, CallInst, LoadInst>(i);
  });
  if (!inst)
    return false;
  Instruction *copy = inst->clone();
  copy->insertAfter(inst->getIterator());
  if (!inst->getType()->isVoidTy())
    inst->replaceUsesWithIf(copy,
                            [&](Use &use) { return use.getUser() != copy; });
  return true;
}

/// Replaces a load by a value that an earlier store or load has.
bool forwardLoad(Function &function, Chooser &choose) {
  auto *load = pick<LoadInst>(function, choose);
  if (!load)
    return false;
  DominatorTree tree(function);
  SmallVector<Value *> values;
  for (Instruction &inst : instructions(function)) {
    if (!tree.dominates(&inst, load))
      continue;
    if (auto *store = dyn_cast<StoreInst>(&inst))
      values.push_back(store->getValueOperand());
    else if (isa<LoadInst>(inst))
      values.push_back(&inst);
  }
  erase_if(values,
           [&](Value *one) { return one->getType() != load->getType(); });
  if (values.empty())
    return false;
  load->replaceAllUsesWith(choose.of(values));
  load->eraseFromParent();
  return true;
}

/// Moves an instruction before one or more others that precede it.
bool hoist(Function &function, Chooser &choose) {
  Instruction *inst = pick<Instruction>(function, choose, [](Instruction &i) {
    return !i.isTerminator() && !isa<PHINode>(i) && !isa<AllocaInst>(i);
  });
  if (!inst)
    return false;
  Instruction *to = nullptr;
  if (inst->getPrevNode() && !isa<PHINode>(inst->getPrevNode())) {
    to = inst->getPrevNode();
    for (unsigned more = choose.below(3); more != 0; --more)
      if (to->getPrevNode() && !isa<PHINode>(to->getPrevNode()))
        to = to->getPrevNode();
  } else if (BasicBlock *from = inst->getParent()->getSinglePredecessor()) {
    to = from->getTerminator();
  }
  if (!to)
    return false;
  DominatorTree tree(function);
  for (Value *operand : inst->operands())
    if (auto *other = dyn_cast<Instruction>(operand);
        other && !tree.dominates(other, to))
      return false;
  inst->moveBefore(to->getIterator());
  return true;
}

bool swapTargets(Function &function, Chooser &choose) {
  auto *branch = pick<BranchInst>(
      function, choose, [](BranchInst &one) { return one.isConditional(); });
  if (!branch)
    return false;
  BasicBlock *first = branch->getSuccessor(0);
  branch->setSuccessor(0, branch->getSuccessor(1));
  branch->setSuccessor(1, first);
  return true;
}

bool swapIncoming(Function &function, Chooser &choose) {
  auto *phi = pick<PHINode>(function, choose, [](PHINode &one) {
    return one.getNumIncomingValues() > 1;
  });
  if (!phi)
    return false;
  unsigned i = choose.below(phi->getNumIncomingValues());
  unsigned k = choose.below(phi->getNumIncomingValues());
  Value *value = phi->getIncomingValue(i);
  phi->setIncomingValue(i, phi->getIncomingValue(k));
  phi->setIncomingValue(k, value);
  return i != k;
}

bool assumeCondition(Function &function, Chooser &choose) {
  auto *branch = pick<BranchInst>(
      function, choose, [](BranchInst &one) { return one.isConditional(); });
  if (!branch)
    return false;
  branch->setCondition(
      ConstantInt::getBool(function.getContext(), choose.flip()));
  return true;
}

} // namespace

ArrayRef<Mutation> effectMutations() {
  static constexpr Mutation mutations[] = {
      {"change-align", changeAlign},
      {"delete-effect", deleteEffect},
      {"duplicate-effect", duplicateEffect},
      {"forward-load", forwardLoad},
      {"hoist", hoist},
      {"swap-targets", swapTargets},
      {"swap-incoming", swapIncoming},
      {"assume-condition", assumeCondition},
  };
  return mutations;
}

} // namespace palindrome::soundness
