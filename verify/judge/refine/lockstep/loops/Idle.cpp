// Which loops are idle:
//
//   head: %i = phi i64 [ %n, %entry ], [ %j, %head ]
//         %j = add nsw i64 %i, -1             ; An endless run would come to
//         %c = icmp sgt i64 %i, 1             ; the least integer, and branch
//         br i1 %c, label %head, label %exit  ; on poison.

#include "verify/judge/refine/lockstep/loops/Idle.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;
using namespace llvm::PatternMatch;

/// Whether what a loop does is over when it is left, and no value of it is used
/// elsewhere.
static bool leavesNothing(const Loop &loop) {
  return all_of(loop.blocks(), [&](const BasicBlock *block) {
    return all_of(*block, [&](const Instruction &inst) {
      StepRole role = roleOf(inst);
      return role != StepRole::Event && role != StepRole::Excluded &&
             role != StepRole::Assumption &&
             all_of(inst.users(), [&](const User *user) {
               return loop.contains(cast<Instruction>(user));
             });
    });
  });
}

/// Whether poison in `value` makes `condition` poison.
static bool isPoisonedBy(const Value *condition, const Value *value,
                         unsigned steps = 8) {
  return condition == value ||
         (steps != 0 && isa<BinaryOperator, CastInst, ICmpInst>(condition) &&
          any_of(cast<Instruction>(condition)->operands(), [&](const Use &use) {
            return isPoisonedBy(use, value, steps - 1);
          }));
}

/// Whether a phi grows, or shrinks, in each iteration by the same constant,
/// which is poison once that wraps around.
static bool growsWithoutEnd(const Loop &loop, const PHINode &phi) {
  const BasicBlock *latch = loop.getLoopLatch();
  const APInt *step = nullptr;
  const Value *next = latch ? phi.getIncomingValueForBlock(latch) : nullptr;
  return next && match(next, m_Add(m_Specific(&phi), m_APInt(step))) &&
         !step->isZero() &&
         (cast<Instruction>(next)->hasNoSignedWrap() ||
          cast<Instruction>(next)->hasNoUnsignedWrap());
}

/// Whether a loop that leaves nothing has so many iterations as there are
/// integers, at most, or is undefined. `exit` is where it is left.
static bool endsByCounter(const Loop &loop, const BasicBlock &exit,
                          const DominatorTree &dominators) {
  const BasicBlock *latch = loop.getLoopLatch();
  auto *branch = dyn_cast<BranchInst>(exit.getTerminator());
  if (!latch || !branch || !dominators.dominates(&exit, latch))
    return false;
  return any_of(loop.getHeader()->phis(), [&](const PHINode &phi) {
    return growsWithoutEnd(loop, phi) &&
           isPoisonedBy(branch->getCondition(), &phi);
  });
}

static bool promisesProgress(const Loop &loop, const Function &function) {
  return function.hasFnAttribute(Attribute::MustProgress) ||
         function.hasFnAttribute(Attribute::WillReturn) ||
         getBooleanLoopAttribute(&loop, "llvm.loop.mustprogress");
}

std::vector<IdleLoop>
palindrome::refine::lockstep::idleLoopsOf(const Function &function) {
  std::vector<IdleLoop> loops;
  DominatorTree dominators(const_cast<Function &>(function));
  LoopInfo info(dominators);
  for (const Loop *loop : info.getLoopsInPreorder()) {
    SmallVector<Loop::Edge> edges;
    loop->getExitEdges(edges);
    if (edges.size() != 1 || !leavesNothing(*loop))
      continue;
    auto [from, to] = edges.front();
    // An inner loop could be endless.
    const bool ends =
        promisesProgress(*loop, function) ||
        (loop->isInnermost() && endsByCounter(*loop, *from, dominators));
    loops.push_back({loop->getHeader(), from, to, {}, ends});
    append_range(loops.back().blocks, loop->blocks());
  }
  return loops;
}
