// Compares the branches above convergent calls.

#include "verify/judge/refine/structure/Convergence.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Intrinsics.h"

using namespace palindrome;
using namespace llvm;

/// The convergent calls of a block. `llvm.is.constant` has the attribute to be
/// folded before it is copied: it asks nothing of other threads (LangRef,
/// 'llvm.is.constant.*' Intrinsic).
static unsigned countConvergent(const BasicBlock &block) {
  return count_if(block, [](const Instruction &inst) {
    auto *call = dyn_cast<CallBase>(&inst);
    return call && call->isConvergent() &&
           call->getIntrinsicID() != Intrinsic::is_constant;
  });
}

/// Whether no branch decides whether the convergent calls of `function` are
/// executed.
static bool convergesAlways(const Function &function) {
  SmallPtrSet<const BasicBlock *, 8> always;
  for (const BasicBlock *block = &function.getEntryBlock();
       block && always.insert(block).second;)
    block = block->getUniqueSuccessor();
  return all_of(function, [&](const BasicBlock &block) {
    return always.contains(&block) || countConvergent(block) == 0;
  });
}

/// Whether both functions have the same control-flow graph, with as many
/// convergent calls in corresponding blocks.
static bool haveSameGraph(const Function &source, const Function &target) {
  DenseMap<const BasicBlock *, const BasicBlock *> partners;
  SmallVector<const BasicBlock *> todo;
  auto match = [&](const BasicBlock *x, const BasicBlock *y) {
    auto [it, isNew] = partners.try_emplace(x, y);
    if (isNew)
      todo.push_back(x);
    return it->second == y && countConvergent(*x) == countConvergent(*y) &&
           succ_size(x) == succ_size(y);
  };
  if (!match(&source.getEntryBlock(), &target.getEntryBlock()))
    return false;
  while (!todo.empty()) {
    const BasicBlock *block = todo.pop_back_val();
    for (auto [x, y] :
         zip_equal(successors(block), successors(partners.lookup(block))))
      if (!match(x, y))
        return false;
  }
  return true;
}

bool refine::convergesAlike(const Function &source, const Function &target) {
  return convergesAlways(target) || haveSameGraph(source, target);
}
