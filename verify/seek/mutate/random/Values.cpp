// Random places in functions, and values that can be used there.

#include "verify/seek/mutate/random/Values.h"
#include "verify/seek/mutate/random/Constants.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::mutate {

Instruction *randomPoint(Module &module, Chooser &choose) {
  std::vector<BasicBlock *> blocks;
  for (Function &function : module)
    for (BasicBlock &block : function)
      if (block.getFirstInsertionPt() != block.end())
        blocks.push_back(&block);
  if (blocks.empty())
    return nullptr;
  BasicBlock *block = choose.of(blocks);
  // Nothing may come between a `musttail` call and its `ret`.
  Instruction *last = block->getTerminatingMustTailCall();
  if (!last)
    last = block->getTerminator();
  std::vector<Instruction *> points;
  for (auto i = block->getFirstInsertionPt();; ++i) {
    points.push_back(&*i);
    if (&*i == last || std::next(i) == block->end())
      break;
  }
  return choose.of(points);
}

/// The values that are not constants and can be used before `point`.
template <typename Accept>
static std::vector<Value *> valuesBefore(Instruction &point, Accept accept) {
  std::vector<Value *> found;
  BasicBlock *block = point.getParent();
  for (Argument &argument : block->getParent()->args())
    if (accept(argument.getType()) && !argument.hasSwiftErrorAttr())
      found.push_back(&argument);
  auto addBlock = [&](BasicBlock &from) {
    for (Instruction &i : from) {
      if (&i == &point || i.isTerminator())
        break;
      if (accept(i.getType()) && !i.getType()->isTokenTy() && !i.isSwiftError())
        found.push_back(&i);
    }
  };
  addBlock(*block);
  if (!block->isEntryBlock())
    addBlock(block->getParent()->getEntryBlock());
  return found;
}

Value *randomValue(Instruction &point, Type *type, Chooser &choose) {
  auto found = valuesBefore(point, [&](Type *t) { return t == type; });
  if (!found.empty() && !choose.oneIn(4))
    return choose.of(found);
  return randomConstant(*point.getModule(), type, choose);
}

Value *randomValueOf(Instruction &point, Chooser &choose,
                     bool (*accept)(Type *)) {
  auto found =
      valuesBefore(point, [&](Type *t) { return !t->isVoidTy() && accept(t); });
  return found.empty() ? nullptr : choose.of(found);
}

/// Whether every value of its type may replace an operand.
static bool isFree(const Instruction &i, const Use &use) {
  if (isa<BasicBlock, MetadataAsValue>(use) || use->getType()->isTokenTy())
    return false;
  if (auto *call = dyn_cast<CallBase>(&i))
    return call->isArgOperand(&use) && !isa<Constant>(use);
  if (isa<SwitchInst>(i))
    return use.getOperandNo() == 0;
  if (isa<GetElementPtrInst>(i))
    return use.getOperandNo() == 0;
  return !isa<PHINode>(i) && !i.isEHPad();
}

void useResult(Instruction &made, Chooser &choose) {
  if (choose.oneIn(3) || made.getType()->isVoidTy())
    return;
  std::vector<Use *> found;
  for (Instruction *i = made.getNextNode(); i; i = i->getNextNode())
    for (Use &use : i->operands())
      if (use->getType() == made.getType() && isFree(*i, use))
        found.push_back(&use);
  if (!found.empty())
    choose.of(found)->set(&made);
}

} // namespace palindrome::mutate
