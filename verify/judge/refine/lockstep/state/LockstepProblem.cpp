// The two functions of a proof.

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/linear/Linear.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether a block may branch to one of its successors. Its condition may be a
/// constant.
static bool mayBranch(const BasicBlock &from, const BasicBlock &to) {
  auto *branch = dyn_cast<BranchInst>(from.getTerminator());
  auto *known = branch && branch->isConditional()
                    ? dyn_cast<ConstantInt>(branch->getCondition())
                    : nullptr;
  return !known || branch->getSuccessor(known->isOne() ? 0 : 1) == &to;
}

Body::Body(const Unfolding &unfolding, const Module &callees)
    : unfolding(unfolding), function(unfolding.function()), callees(callees),
      dominators(const_cast<Function &>(function)) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> edges;
  FindFunctionBackedges(function, edges);
  for (auto [from, to] : edges)
    if (mayBranch(*from, *to))
      heads.insert(to);
  for (const BasicBlock &block : function)
    if (count_if(predecessors(&block), [&](const BasicBlock *from) {
          return mayBranch(*from, block);
        }) > 1)
      joins.insert(&block);
  auto areAlike = [](const PHINode &one, const PHINode &other) {
    return one.getType() == other.getType() &&
           all_of(one.blocks(), [&](const BasicBlock *block) {
             return one.getIncomingValueForBlock(block) ==
                    other.getIncomingValueForBlock(block);
           });
  };
  for (const BasicBlock &block : function) {
    SmallVector<const PHINode *> different;
    for (const PHINode &phi : block.phis()) {
      auto *first = find_if(different,
                            [&](auto *other) { return areAlike(*other, phi); });
      if (first != different.end())
        firstAlike[&phi] = *first;
      else
        different.push_back(&phi);
    }
  }
}

static bool isShownLinearly(const Function &source, const Function &target) {
  return answerLinearly(source, target).isShown;
}

LockstepProblem::LockstepProblem(const Unfolding &source,
                                 const Unfolding &target, PureQuestion ask,
                                 function_ref<bool()> isOver,
                                 const LockstepObligations &checked,
                                 const LockstepParts &parts, const Means &means)
    : source(source, *target.function().getParent()),
      target(target, *target.function().getParent()),
      layout(source.function().getDataLayout()),
      pool(layout, parts.normalForms), terms(pool),
      cones(source.function(), target.function(),
            means.asks == Means::All      ? ask
            : means.asks == Means::Linear ? PureQuestion(isShownLinearly)
                                          : PureQuestion(),
            isOver,
            [this](const Value &value) {
              return this->source.ranges().of(&value);
            }),
      isOver(isOver), checked(checked), parts(parts), means(means) {}

ArrayRef<IdleLoop> Body::idleLoops() const {
  if (!knownIdleLoops) {
    knownIdleLoops = idleLoopsOf(function);
    erase_if(*knownIdleLoops,
             [&](const IdleLoop &loop) { return !heads.contains(loop.head); });
  }
  return *knownIdleLoops;
}

void LockstepProblem::follow(Walk &walk, bool isSource, const BasicBlock &from,
                             const BasicBlock &to) const {
  WalkSide &side = isSource ? walk.source : walk.target;
  side.at = nullptr;
  side.arrivedAt = &to;
  side.from = &from;
  if (!(isSource ? source : target).isJoin(to))
    side.enter();
}
