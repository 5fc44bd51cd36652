// What one side of a walk passes alone: what does not happen at the same time
// on both sides, and what the source has and the target need not have, such as
// assumptions, calls whose result is known, empty lifetimes and idle loops.

#include "verify/judge/refine/lockstep/LoneSteps.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/lockstep/facts/Facts.h"
#include "verify/judge/refine/lockstep/memory/LoneWrites.h"
#include "verify/judge/refine/lockstep/values/KnownCalls.h"
#include "verify/judge/refine/lockstep/values/Learning.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

void LoneSteps::pass(Walk &walk, bool isSource) {
  WalkSide &side = isSource ? walk.source : walk.target;
  while (side.at) {
    const Instruction &inst = *side.at;
    StepRole role = roleOf(inst);
    switch (role) {
    case StepRole::Branch: {
      auto *branch = dyn_cast<BranchInst>(&inst);
      if (!branch || branch->isConditional())
        return;
      problem.follow(walk, isSource, *inst.getParent(),
                     *branch->getSuccessor(0));
      continue;
    }
    case StepRole::Event:
      if (auto *scopes = dyn_cast<NoAliasScopeDeclInst>(&inst);
          scopes && problem.metadata.isIdle(inst, *scopes->getScopeList()))
        break;
      return;
    case StepRole::Excluded:
      return;
    case StepRole::Division:
      side.divisions.push_back(&inst);
      break;
    case StepRole::Assumption:
      side.assumptions.push_back(&inst);
      if (isSource)
        facts.learn(walk, values.evaluate(walk, inst.getOperand(0), true),
                    true);
      break;
    default:
      if (isMade(role)) {
        side.isMade.insert(&inst);
        if (auto *load = isSource ? dyn_cast<LoadInst>(&inst) : nullptr;
            load && writes.readsWritten(walk, *load))
          break;
        side.made.push_back(&inst);
        if (isSource)
          learning.learnAccesses(walk, inst);
      }
      break;
    }
    side.at = inst.getNextNode();
  }
}

/// Whether the way from which a side has arrived at a block decides how it goes
/// on there: a walk that ended at the block would forget it.
bool LoneSteps::isDecided(Walk &walk, bool isSource) {
  const WalkSide &side = isSource ? walk.source : walk.target;
  const Instruction *last = side.arrivedAt->getTerminator();
  const Value *condition = decidingValue(*last);
  if (!side.from || !condition || isa<Constant>(condition))
    return false;
  const Term *term =
      values.reduced(walk, condition, isSource, /*onArrival=*/true);
  // The walk may go on, and then ends elsewhere.
  for (WalkSide *one : {&walk.source, &walk.target}) {
    one->lastTerms.clear();
    one->lastOpenTerms.clear();
  }
  return term->constantInt();
}

bool LoneSteps::passJoin(Walk &walk, bool isSource) {
  WalkSide &side = isSource ? walk.source : walk.target,
           &other = isSource ? walk.target : walk.source;
  const Body &body = isSource ? problem.source : problem.target;
  bool passes = side.arrivedAt && !body.heads.contains(side.arrivedAt) &&
                (other.isAhead || !problem.means.meetsAtJoins ||
                 isDecided(walk, isSource));
  if (passes) {
    side.isAhead = !other.isAhead;
    other.isAhead = false;
    side.enter();
  }
  return passes;
}

/// Passes what the source assumes in operand bundles, where the target has no
/// such call: where it does not hold, whatever the target does is allowed.
bool LoneSteps::passAssumption(Walk &walk) {
  auto *assumption = dyn_cast_or_null<AssumeInst>(walk.source.at);
  if (!assumption)
    return false;
  learning.learnAccesses(walk, *assumption);
  walk.source.at = assumption->getNextNode();
  return true;
}

/// Passes the call at which the source has arrived, if its result is known.
/// False if it is at none.
bool LoneSteps::passKnownCall(Walk &walk) {
  auto *call = dyn_cast_or_null<CallInst>(walk.source.at);
  if (!call || !knownCalls.resultOf(walk, *call))
    return false;
  learning.learnAccesses(walk, *call);
  walk.source.at = call->getNextNode();
  return true;
}

/// Passes the beginning and the end of the lifetime of a local of the source,
/// or of some nested in it, if nothing happens between them: the local is dead,
/// as before, or contains less.
static bool passEmptyLifetime(WalkSide &side) {
  SmallPtrSet<const Value *, 4> begun;
  for (const Instruction *next = side.at; next; next = next->getNextNode()) {
    auto *intrinsic = dyn_cast<IntrinsicInst>(next);
    if (!intrinsic || !intrinsic->isLifetimeStartOrEnd()) {
      StepRole role = roleOf(*next);
      if (begun.empty() ||
          (role != StepRole::Pure && role != StepRole::Nothing))
        return false;
      continue;
    }
    const Value *local = intrinsic->getArgOperand(intrinsic->arg_size() - 1);
    if (intrinsic->getIntrinsicID() == Intrinsic::lifetime_start) {
      begun.insert(local);
    } else if (!begun.erase(local)) {
      return false;
    } else if (begun.empty()) {
      side.at = next->getNextNode();
      return true;
    }
  }
  return false;
}

bool LoneSteps::passAlone(Walk &walk) {
  return passAssumption(walk) || passKnownCall(walk) ||
         passEmptyLifetime(walk.source);
}

bool LoneSteps::skipIdleLoop(Walk &walk) {
  WalkSide &ours = walk.source, &theirs = walk.target;
  ArrayRef<IdleLoop> mine = problem.source.idleLoops(),
                     their = problem.target.idleLoops();
  const BasicBlock *other =
      theirs.at ? theirs.at->getParent() : theirs.arrivedAt;
  const auto *loop = find_if(
      mine, [&](const IdleLoop &one) { return one.head == ours.arrivedAt; });
  if (loop == mine.end() || !loop->ends || !ours.from ||
      mine.size() <= their.size() || any_of(their, [&](const IdleLoop &one) {
        return is_contained(one.blocks, other);
      }))
    return false;
  const auto *start = walk.start->event()
                          ? walk.start->event()->getParent()
                          : cast<BasicBlock>(walk.start->source);
  // Where the walk began, its values may be known from an earlier time.
  if (problem.source.dominators.dominates(loop->head, start) ||
      is_contained(ours.passed, loop->head))
    return false;
  ours.passed.push_back(loop->head);
  for (const BasicBlock *block : loop->blocks)
    for (const Instruction &inst : *block)
      ours.isMade.insert(&inst);
  problem.follow(walk, true, *loop->from, *loop->to);
  return true;
}
