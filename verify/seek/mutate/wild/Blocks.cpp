// Mutations of blocks: split, merged, reordered, unreachable, and reached by
// switches and indirect branches.

#include "verify/seek/mutate/ir/Places.h"
#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/mutate/random/Types.h"
#include "verify/seek/mutate/random/Values.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace palindrome::mutate {

static bool blockSplit(Module &module, Chooser &choose) {
  Instruction *point = randomPoint(module, choose);
  if (!point || isa<CatchSwitchInst>(point->getParent()->getTerminator()))
    return false;
  point->getParent()->splitBasicBlock(point->getIterator());
  return true;
}

static bool blockMerged(Module &module, Chooser &choose) {
  std::vector<BasicBlock *> found;
  for (Function &function : module)
    for (BasicBlock &block : function)
      if (BasicBlock *before = block.getSinglePredecessor();
          before && before->getSingleSuccessor() == &block &&
          isa<BranchInst>(before->getTerminator()) && before != &block &&
          !block.hasAddressTaken())
        found.push_back(&block);
  return !found.empty() && MergeBlockIntoPredecessor(choose.of(found));
}

static Function *chooseDefined(Module &module, Chooser &choose,
                               unsigned blocks) {
  std::vector<Function *> found;
  for (Function &function : module)
    if (function.size() >= blocks)
      found.push_back(&function);
  return found.empty() ? nullptr : choose.of(found);
}

static bool blocksReordered(Module &module, Chooser &choose) {
  Function *function = chooseDefined(module, choose, 3);
  if (!function)
    return false;
  std::vector<BasicBlock *> blocks;
  for (BasicBlock &block : llvm::drop_begin(*function))
    blocks.push_back(&block);
  for (size_t i = blocks.size(); i > 1; --i)
    std::swap(blocks[i - 1], blocks[choose.below(i)]);
  for (BasicBlock *block : blocks)
    block->moveBefore(function->end());
  return true;
}

/// A block that nothing branches to, which may branch to others or itself, and
/// use its own values before they are defined.
static bool unreachableMade(Module &module, Chooser &choose) {
  Function *function = chooseDefined(module, choose, 1);
  if (!function)
    return false;
  LLVMContext &context = module.getContext();
  auto *block =
      BasicBlock::Create(context, choose.flip() ? "" : "dead", function);
  Type *type = randomIntegerType(context, choose);
  if (choose.flip()) {
    auto *sum = BinaryOperator::CreateAdd(PoisonValue::get(type),
                                          randomConstant(module, type, choose),
                                          "", block);
    if (choose.flip())
      sum->setOperand(0, sum);
  }
  std::vector<BasicBlock *> targets = {block};
  for (BasicBlock &other : *function)
    if (!other.isEntryBlock() && !other.isEHPad() &&
        !isa<PHINode>(other.front()))
      targets.push_back(&other);
  if (choose.oneIn(3))
    new UnreachableInst(context, block);
  else
    BranchInst::Create(choose.of(targets), block);
  return true;
}

/// Replaces an unconditional branch by a switch on any integer, some cases of
/// which go to the same block or to others without phis.
static bool switchMade(Module &module, Chooser &choose) {
  auto *branch = chooseInstruction<BranchInst>(
      module, choose, [](BranchInst &i) { return i.isUnconditional(); });
  if (!branch)
    return false;
  BasicBlock *target = branch->getSuccessor(0);
  std::vector<BasicBlock *> targets = {target};
  for (BasicBlock &other : *branch->getFunction())
    if (!other.isEntryBlock() && !other.isEHPad() &&
        !isa<PHINode>(other.front()))
      targets.push_back(&other);
  auto *type = randomIntegerType(module.getContext(), choose);
  Value *value = randomValue(*branch, type, choose);
  auto *made = SwitchInst::Create(value, target, 4, branch->getIterator());
  BasicBlock *from = branch->getParent();
  branch->eraseFromParent();
  for (size_t n = choose.below(5); n != 0; --n) {
    auto *onValue = ConstantInt::get(
        type->getContext(),
        APInt(type->getBitWidth(), choose.below(1000), false, true));
    BasicBlock *to = choose.of(targets);
    if (made->findCaseValue(onValue) != made->case_default())
      continue;
    made->addCase(onValue, to);
    if (to == target)
      for (PHINode &phi : target->phis())
        phi.addIncoming(phi.getIncomingValueForBlock(from), from);
  }
  return true;
}

/// Replaces an unconditional branch by an indirect one on the address of a
/// block.
static bool indirectMade(Module &module, Chooser &choose) {
  auto *branch = chooseInstruction<BranchInst>(
      module, choose, [](BranchInst &i) { return i.isUnconditional(); });
  if (!branch)
    return false;
  BasicBlock *target = branch->getSuccessor(0);
  std::vector<BasicBlock *> targets;
  for (BasicBlock &other : *branch->getFunction())
    if (!other.isEntryBlock() && !other.isEHPad() &&
        !isa<PHINode>(other.front()) && &other != target)
      targets.push_back(&other);
  auto *made = IndirectBrInst::Create(BlockAddress::get(target), 2,
                                      branch->getIterator());
  branch->eraseFromParent();
  made->addDestination(target);
  if (!targets.empty() && choose.flip())
    made->addDestination(choose.of(targets));
  return true;
}

/// Replaces the end of a block by another terminator.
static bool blockEnded(Module &module, Chooser &choose) {
  std::vector<BasicBlock *> found;
  for (Function &function : module)
    for (BasicBlock &block : function)
      if (!block.isEHPad() && !block.getTerminatingMustTailCall())
        found.push_back(&block);
  if (found.empty())
    return false;
  BasicBlock *block = choose.of(found);
  Instruction *end = block->getTerminator();
  if (!end->use_empty())
    return false;
  for (BasicBlock *next : successors(block))
    next->removePredecessor(block, /*KeepOneInputPHIs=*/true);
  Type *type = block->getParent()->getReturnType();
  if (choose.flip())
    new UnreachableInst(module.getContext(), end->getIterator());
  else
    ReturnInst::Create(module.getContext(),
                       type->isVoidTy() ? nullptr
                                        : randomValue(*end, type, choose),
                       end->getIterator());
  end->eraseFromParent();
  return true;
}

/// A phi of any type, with constants or values of the predecessors.
static bool phiMade(Module &module, Chooser &choose) {
  std::vector<BasicBlock *> found;
  for (Function &function : module)
    for (BasicBlock &block : function)
      if (!block.isEntryBlock() && !block.hasNPredecessors(0) &&
          block.getFirstInsertionPt() != block.end())
        found.push_back(&block);
  if (found.empty())
    return false;
  BasicBlock *block = choose.of(found);
  Type *type = randomSizedType(module, choose);
  auto *phi = PHINode::Create(type, 2, "", block->begin());
  SmallDenseMap<BasicBlock *, Value *> values;
  for (BasicBlock *from : predecessors(block)) {
    Value *&value = values[from];
    if (!value)
      value = choose.oneIn(5)
                  ? static_cast<Value *>(phi)
                  : randomValue(*from->getTerminator(), type, choose);
    phi->addIncoming(value, from);
  }
  useResult(*phi, choose);
  return true;
}

constexpr Mutation blockRows[] = {
    {"block split", forFuzzing, blockSplit},
    {"block merged", forFuzzing, blockMerged},
    {"blocks reordered", forFuzzing, blocksReordered},
    {"unreachable block", forFuzzing, unreachableMade},
    {"switch made", forFuzzing, switchMade},
    {"indirectbr made", forFuzzing, indirectMade},
    {"block ended", forFuzzing, blockEnded},
    {"phi made", forFuzzing, phiMade},
};

ArrayRef<Mutation> blockMutations() { return blockRows; }

} // namespace palindrome::mutate
