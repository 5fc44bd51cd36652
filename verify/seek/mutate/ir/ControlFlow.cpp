// Mutations of control flow: edges, cases, phis, landing pads and blocks.

#include "verify/seek/mutate/ir/Places.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace palindrome::mutate {
namespace {

/// Whether two blocks contain the same instructions, so that exchanging them
/// changes nothing.
bool same(const BasicBlock &a, const BasicBlock &b) {
  return llvm::equal(a, b, [](const Instruction &x, const Instruction &y) {
    return x.isIdenticalTo(&y);
  });
}

bool successor(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose, [](Instruction &i) {
    return isa<BranchInst, SwitchInst, InvokeInst>(i) &&
           i.getFunction()->size() > 2;
  });
  if (!i)
    return false;
  unsigned edge = choose.below(i->getNumSuccessors());
  std::vector<BasicBlock *> others;
  for (BasicBlock &block : *i->getFunction())
    if (!same(block, *i->getSuccessor(edge)) && !block.isEntryBlock())
      others.push_back(&block);
  if (others.empty())
    return false;
  i->setSuccessor(edge, choose.of(others));
  return true;
}

bool switchCase(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<SwitchInst>(
      module, choose, [](SwitchInst &i) { return i.getNumCases(); });
  if (!i)
    return false;
  auto handle = *(i->case_begin() + choose.below(i->getNumCases()));
  APInt value = handle.getCaseValue()->getValue();
  do
    value += 1;
  while (i->findCaseValue(ConstantInt::get(module.getContext(), value)) !=
             i->case_default() &&
         value != handle.getCaseValue()->getValue());
  handle.setValue(ConstantInt::get(module.getContext(), value));
  return true;
}

bool switchCaseRemoved(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<SwitchInst>(
      module, choose, [](SwitchInst &i) { return i.getNumCases(); });
  if (!i)
    return false;
  i->removeCase(i->case_begin() + choose.below(i->getNumCases()));
  return true;
}

bool phiOrder(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<PHINode>(module, choose, [](PHINode &i) {
    return i.getNumIncomingValues() > 1 &&
           i.getIncomingBlock(0) != i.getIncomingBlock(1);
  });
  if (!i)
    return false;
  Value *value = i->getIncomingValue(0);
  BasicBlock *block = i->getIncomingBlock(0);
  i->setIncomingValue(0, i->getIncomingValue(1));
  i->setIncomingBlock(0, i->getIncomingBlock(1));
  i->setIncomingValue(1, value);
  i->setIncomingBlock(1, block);
  return true;
}

bool phiValue(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<PHINode>(
      module, choose, [](PHINode &i) { return i.getNumIncomingValues() > 0; });
  if (!i)
    return false;
  unsigned entry = choose.below(i->getNumIncomingValues());
  i->setIncomingValue(entry, isa<PoisonValue>(i->getIncomingValue(entry))
                                 ? UndefValue::get(i->getType())
                                 : PoisonValue::get(i->getType()));
  return true;
}

bool phiSwappedValues(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<PHINode>(module, choose, [](PHINode &i) {
    return i.getNumIncomingValues() > 1 &&
           i.getIncomingValue(0) != i.getIncomingValue(1) &&
           i.getIncomingBlock(0) != i.getIncomingBlock(1);
  });
  if (!i)
    return false;
  Value *value = i->getIncomingValue(0);
  i->setIncomingValue(0, i->getIncomingValue(1));
  i->setIncomingValue(1, value);
  return true;
}

bool cleanup(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<LandingPadInst>(module, choose);
  if (i)
    i->setCleanup(!i->isCleanup());
  return i;
}

bool clauseAdded(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<LandingPadInst>(module, choose);
  if (i)
    i->addClause(
        ConstantPointerNull::get(PointerType::getUnqual(module.getContext())));
  return i;
}

/// Chooses a block that is not an entry block; null if there is none.
BasicBlock *chooseBlock(Module &module, Chooser &choose, unsigned atLeast) {
  std::vector<BasicBlock *> found;
  for (Function &function : module)
    for (BasicBlock &block : function)
      if (!block.isEntryBlock() && function.size() >= atLeast)
        found.push_back(&block);
  return found.empty() ? nullptr : choose.of(found);
}

bool blockOrder(Module &module, Chooser &choose) {
  BasicBlock *block = chooseBlock(module, choose, 3);
  if (!block)
    return false;
  Function *function = block->getParent();
  if (block == &function->back())
    block->moveAfter(&function->getEntryBlock());
  else
    block->moveAfter(&function->back());
  return true;
}

bool predecessorOrder(Module &module, Chooser &choose) {
  std::vector<BasicBlock *> found;
  for (Function &function : module)
    for (BasicBlock &block : function)
      if (block.hasNPredecessorsOrMore(2))
        found.push_back(&block);
  if (found.empty())
    return false;
  choose.of(found)->reverseUseList();
  return true;
}

bool blockName(Module &module, Chooser &choose) {
  BasicBlock *block = chooseBlock(module, choose, 2);
  if (block)
    block->setName("mutated");
  return block;
}

bool blockAdded(Module &module, Chooser &choose) {
  BasicBlock *block = chooseBlock(module, choose, 2);
  if (!block)
    return false;
  auto *added =
      BasicBlock::Create(module.getContext(), "", block->getParent(), block);
  new UnreachableInst(module.getContext(), added);
  return true;
}

constexpr Mutation table[] = {
    {"successor", "successor", successor},
    {"switch case", "switch-case", switchCase},
    {"switch case removed", "switch-case", switchCaseRemoved},
    {"phi order", "order:phi", phiOrder},
    {"phi value", "phi", phiValue},
    {"phi values swapped", "phi", phiSwappedValues},
    {"landingpad cleanup", "landingpad-clause", cleanup},
    {"landingpad clause", "landingpad-clause", clauseAdded},
    {"block order", "order:blocks", blockOrder},
    {"predecessor order", "order:predecessors", predecessorOrder},
    {"block name", "name:block", blockName},
    {"block added", "block-missing", blockAdded},
};

} // namespace

ArrayRef<Mutation> controlFlowMutations() { return table; }

} // namespace palindrome::mutate
