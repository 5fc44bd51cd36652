// The loops that end after a small constant number of iterations.

#include "verify/judge/refine/encode/ir/LoopBounds.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include <algorithm>

using namespace palindrome::encode;
using namespace llvm;

/// The most iterations of a loop that is unrolled as a whole.
static constexpr unsigned mostIterations = 32;
/// The most copies of instructions that this may lead to in a nest of loops.
/// (Measured by tools/measure/pairs.py: docs/figures.md, "Prover".)
static constexpr uint64_t mostCopies = 1000;

/// The copies of instructions in `loop` if it and the loops in it are unrolled
/// as far as `trips` says, `times` over.
static uint64_t countCopies(const Loop &loop, uint64_t times,
                            const DenseMap<const BasicBlock *, unsigned> &trips,
                            const LoopInfo &loops) {
  auto it = trips.find(loop.getHeader());
  times *= it == trips.end() ? 2 : it->second;
  if (times > mostCopies)
    return times;
  uint64_t count = 0;
  for (const BasicBlock *block : loop.blocks())
    if (loops.getLoopFor(block) == &loop)
      count += times * block->size();
  for (const Loop *inner : loop.getSubLoops())
    count += countCopies(*inner, times, trips, loops);
  return count;
}

LoopBounds::LoopBounds(const Function &function, unsigned bound)
    : function(function), bound(bound) {
  // LLVM's analyses change nothing, and take functions that are not const.
  auto &mine = const_cast<Function &>(function);
  info.compute(mine);
  if (info.toplevel_begin() == info.toplevel_end())
    return;
  DominatorTree dominators(mine);
  LoopInfo loops(dominators);
  if (loops.empty())
    return;
  TargetLibraryInfoImpl library(function.getParent()->getTargetTriple());
  TargetLibraryInfo libraryInfo(library, &function);
  AssumptionCache assumptions(mine);
  ScalarEvolution evolution(mine, libraryInfo, assumptions, dominators, loops);
  for (const Loop *nest : loops) {
    DenseMap<const BasicBlock *, unsigned> trips;
    for (const Loop *loop : nest->getLoopsInPreorder()) {
      unsigned most =
          evolution.getSmallConstantMaxTripCount(const_cast<Loop *>(loop));
      if (most != 0 && most <= mostIterations)
        trips[loop->getHeader()] = most;
    }
    if (trips.empty() || countCopies(*nest, 1, trips, loops) > mostCopies)
      continue;
    // The last iteration takes no back edge.
    for (auto [header, most] : trips)
      if (most - 1 > bound)
        known[header] = most - 1;
  }
}

unsigned LoopBounds::copies(const BasicBlock &block) const {
  unsigned count = bound;
  for (const Cycle *cycle = info.getCycle(&block); cycle;
       cycle = cycle->getParentCycle())
    if (auto it = known.find(cycle->getHeader()); it != known.end())
      count *= it->second + 1;
  return count;
}

/// Whether others may see that `inst` is executed, or an execution may end
/// there other than by undefined behavior. `llvm.sideeffect` is such.
static bool mayInteract(const Instruction &inst) {
  if (inst.isAtomic() || inst.isVolatile())
    return true;
  auto *call = dyn_cast<CallBase>(&inst);
  if (!call || isa<AssumeInst>(call) || call->isDebugOrPseudoInst())
    return false;
  return !isa<IntrinsicInst>(call) ||
         !call->getMemoryEffects().onlyAccessesArgPointees() ||
         !call->hasFnAttr(Attribute::WillReturn) || !call->doesNotThrow();
}

/// Whether each branch back to the header promises progress of the loop.
static bool promisesProgress(const Cycle &cycle) {
  const BasicBlock *header = cycle.getHeader();
  return cycle.isReducible() &&
         all_of(predecessors(header), [&](const BasicBlock *from) {
           return !cycle.contains(from) ||
                  findOptionMDForLoopID(
                      from->getTerminator()->getMetadata(LLVMContext::MD_loop),
                      "llvm.loop.mustprogress");
         });
}

bool LoopBounds::isEndless(const BasicBlock &header) const {
  for (const Cycle *cycle = info.getCycle(&header); cycle;
       cycle = cycle->getParentCycle()) {
    SmallVector<BasicBlock *, 4> exits;
    cycle->getExitBlocks(exits);
    if (exits.empty())
      return (function.mustProgress() || promisesProgress(*cycle)) &&
             all_of(cycle->blocks(), [](const BasicBlock *block) {
               return none_of(*block, mayInteract);
             });
  }
  return false;
}
