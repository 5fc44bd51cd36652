// The walk through both functions.

#include "verify/judge/refine/lockstep/Explorer.h"
#include "verify/judge/refine/lockstep/Finishing.h"
#include "verify/judge/refine/lockstep/PhiGuesses.h"
#include "verify/judge/refine/lockstep/ProverTrace.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/lockstep/facts/WalkKnowledge.h"
#include "verify/judge/refine/lockstep/state/Activity.h"
#include "verify/judge/refine/lockstep/state/Nodes.h"
#include "verify/judge/refine/lockstep/state/Obstacles.h"
#include "verify/judge/refine/lockstep/values/Learning.h"
#include "verify/judge/refine/lockstep/values/WalkJudgement.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/ADT/ScopeExit.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The walks of one attempt: where paths fork many times without meeting, their
/// number grows exponentially.
static constexpr unsigned mostWalks = 4000;

Explorer::Explorer(LockstepProblem &problem, Activity &activity, Nodes &nodes,
                   Obstacles &obstacles, ProverTrace &trace,
                   WalkKnowledge &knowledge, WalkJudgement &judgement,
                   PhiGuesses &phiGuesses, Finishing &finishing)
    : problem(problem), activity(activity), nodes(nodes), obstacles(obstacles),
      learning(judgement.learning), values(judgement.values),
      phiGuesses(phiGuesses), finishing(finishing), trace(trace),
      writes(problem, knowledge.reduction, judgement.values,
             judgement.refinement, judgement.operands, judgement.learning),
      meetings(problem, judgement.values, judgement.refinement,
               judgement.operands),
      conditions(problem, nodes, knowledge.reduction, knowledge.premises,
                 knowledge.counters, judgement.values),
      branches(problem, knowledge.definedness, knowledge.reduction,
               knowledge.premises, knowledge.orders, judgement.values,
               judgement.partners, judgement.refinement),
      loneSteps(problem, knowledge.facts, judgement.values,
                judgement.knownCalls, judgement.learning, writes),
      exceptions(problem, judgement.values, finishing) {}

/// Ends the attempt, unless the source cannot take this path.
void Explorer::fail(Walk &walk, ObstacleKind kind) {
  // Nothing need hold on a path that the source cannot take.
  Type *type = Type::getInt1Ty(problem.source.function.getContext());
  walk.isImpossible =
      !problem.isOver() && !walk.facts.empty() &&
      problem.cones.holds(problem.pool.constant(ConstantInt::getFalse(type)),
                          walk.facts);
  if (walk.isImpossible)
    return;
  activity.hasFailed = activity.exploring->isIncomplete = true;
  trace.traceStop(walk, kind);
  obstacles.stopAt(&walk, kind);
  conditions.collectConditionsAtHead(walk);
}

/// Ends the attempt, likewise, where a side has arrived at the head of a loop
/// and the other has not.
void Explorer::failAtHead(Walk &walk, bool isSource) {
  fail(walk, ObstacleKind::Loop);
  if (walk.isImpossible || obstacles.lone)
    return;
  const WalkSide &side = isSource ? walk.source : walk.target,
                 &other = isSource ? walk.target : walk.source;
  if (side.from)
    obstacles.lone = {isSource, side.arrivedAt, side.from,
                      other.at ? other.at->getParent() : other.arrivedAt};
}

/// Whether no more walks need be begun, since there is no proof in this
/// attempt: from a node where one has stopped, or, if the solver would be
/// asked, at all.
bool Explorer::isInVain() {
  activity.exploring->isIncomplete |=
      activity.hasFailed && problem.means.asks != Means::Nothing;
  return activity.exploring->isIncomplete;
}

/// Goes on with all ways that the source may take.
void Explorer::fork(Walk &walk) {
  const Instruction &branch = *walk.source.at;
  // Each way learns a fact of its own.
  const size_t facts = walk.facts.size();
  walk.forget();
  for (unsigned i = 0, e = branch.getNumSuccessors(); i != e; ++i) {
    // Conditions may be found on ways that do not fail.
    if (isInVain() && !problem.means.usesConditions)
      return;
    auto next = std::make_unique<Walk>(walk);
    learning.learnEdge(*next, branch, i);
    if (next->isImpossible)
      continue;
    problem.follow(*next, true, *branch.getParent(), *branch.getSuccessor(i));
    branches.followWidened(*next, ArrayRef(next->facts).drop_front(facts));
    proceed(std::move(next));
  }
}

/// Goes on with all ways that the target may take, where the source has no
/// branch to tell. False if its branch may be undefined.
bool Explorer::forkTarget(const Walk &walk) {
  const Instruction &branch = *walk.target.at;
  auto before = std::make_unique<Walk>(walk);
  if (!branches.isDefinedBranch(*before))
    return false;
  for (unsigned i = 0, e = branch.getNumSuccessors(); i != e && !isInVain();
       ++i) {
    auto next = std::make_unique<Walk>(*before);
    learning.learnEdge(*next, branch, i, /*isSource=*/false);
    if (next->isImpossible)
      continue;
    problem.follow(*next, false, *branch.getParent(), *branch.getSuccessor(i));
    proceed(std::move(next));
  }
  return true;
}

void Explorer::proceed(std::unique_ptr<Walk> walk) {
  ++activity.exploring->walks;
  if (++activity.walks > mostWalks || problem.isOver()) {
    activity.hasFailed = activity.exploring->isIncomplete = true;
    obstacles.stopAt(nullptr, ObstacleKind::Time);
    return;
  }
  auto isBranch = [](const WalkSide &side) {
    return side.at && roleOf(*side.at) == StepRole::Branch;
  };
  auto isAtHead = [](const WalkSide &side, const Body &body) {
    return side.arrivedAt && body.heads.contains(side.arrivedAt);
  };
  WalkSide &ours = walk->source, &theirs = walk->target;
  while (true) {
    loneSteps.pass(*walk, true);
    // Whatever the target does is allowed where the source is undefined.
    if (walk->isImpossible || (ours.at && isa<UnreachableInst>(ours.at)))
      return;
    loneSteps.pass(*walk, false);
    if (branches.takeKnownBranch(*walk, false) ||
        branches.takeKnownBranch(*walk, true))
      continue;
    if (loneSteps.passJoin(*walk, true) || loneSteps.passJoin(*walk, false))
      continue;
    if (isBranch(ours))
      return fork(*walk);
    bool isOurHead = isAtHead(ours, problem.source),
         isTheirHead = isAtHead(theirs, problem.target);
    if (isOurHead && loneSteps.skipIdleLoop(*walk))
      continue;
    if (isBranch(theirs)) {
      if (ours.arrivedAt && !isOurHead) {
        ours.enter();
        continue;
      }
      if (loneSteps.passAlone(*walk) || branches.decideBranch(*walk))
        continue;
      // A branch of the target is open.
      if (isOurHead)
        return failAtHead(*walk, true);
      if (forkTarget(*walk))
        return;
      if (writes.passStore(*walk))
        continue;
      return fail(*walk, ObstacleKind::Branch);
    }
    if (ours.arrivedAt && theirs.arrivedAt && isOurHead == isTheirHead) {
      const BasicBlock *one = ours.arrivedAt, *other = theirs.arrivedAt;
      return end(std::move(walk), one, other);
    }
    if (ours.arrivedAt && !isOurHead) {
      ours.enter();
      continue;
    }
    if (theirs.arrivedAt && !isTheirHead) {
      theirs.enter();
      continue;
    }
    if (theirs.arrivedAt &&
        (loneSteps.passAlone(*walk) || writes.passStore(*walk)))
      continue;
    if (ours.arrivedAt || theirs.arrivedAt)
      return failAtHead(*walk, isOurHead);
    if (ours.isUnwinding || theirs.isUnwinding) {
      if (Exceptions::passLandingPad(ours.isUnwinding ? theirs : ours))
        continue;
      if (!exceptions.unwindAlike(*walk))
        return fail(*walk, ObstacleKind::Event); // One side alone unwinds.
      return;
    }
    const Instruction *one = ours.at, *other = theirs.at;
    obstacles.failure.reset();
    bool isMet = meetings.meet(*walk);
    if (isMet ? writes.passPair(*walk)
              : writes.passWrite(*walk, /*isOfWritten=*/true) ||
                    loneSteps.passAlone(*walk) || writes.passStore(*walk) ||
                    writes.passRepeatedStore(*walk) ||
                    writes.passWrite(*walk, /*isOfWritten=*/false))
      continue;
    if (!isMet)
      return fail(*walk, obstacles.failure ? ObstacleKind::Operand
                                           : ObstacleKind::Event);
    return end(std::move(walk), one, other);
  }
}

/// Ends a walk at a pair of events or blocks.
void Explorer::end(std::unique_ptr<Walk> walk, const Value *from,
                   const Value *to) {
  if (!writes.isUnread(*walk, from))
    return fail(*walk, ObstacleKind::Store);
  obstacles.failure.reset();
  if (!finishing.finish(*walk))
    return fail(*walk, ObstacleKind::Undefined);
  phiGuesses.addPassed(*walk);
  phiGuesses.addChosen(*walk);
  if (isa<ReturnInst, ResumeInst>(from))
    return;
  Node &node = nodes.nodeOf(from, to);
  walk->end = &node;
  activity.exploring->ends.insert(&node);
  phiGuesses.addMet(*walk, from, to);
  conditions.collectConditions(*walk);
  values.readWanted(*walk);
  walk->reliedOnWay = walk->relied;
  node.arriving.push_back(std::move(walk));
}

void Explorer::explore(Node &node) {
  node.exploration = std::make_unique<Exploration>();
  node.exploration->number = ++activity.explorations;
  node.exploration->conditions = node.conditions.size();
  activity.exploring = node.exploration.get();
  scope_exit stop([&] { activity.exploring = nullptr; });
  auto begin = [&] {
    auto walk = std::make_unique<Walk>();
    walk->start = &node;
    return walk;
  };
  if (!node.event()) {
    auto walk = begin();
    walk->source.arrivedAt = cast<BasicBlock>(node.source);
    walk->target.arrivedAt = cast<BasicBlock>(node.target);
    walk->source.enter();
    walk->target.enter();
    learning.addDominatingFacts(*walk);
    if (!walk->isImpossible)
      proceed(std::move(walk));
    return;
  }
  const auto &from = *node.event();
  const auto &to = *cast<Instruction>(node.target);
  for (bool isUnwinding : {false, true}) {
    // Where both calls unwind out of the functions, both end alike.
    if (isUnwinding && !exceptions.mayContinueUnwinding(from, to))
      return;
    auto walk = begin();
    walk->source.passed.push_back(from.getParent());
    walk->target.passed.push_back(to.getParent());
    learning.addDominatingFacts(*walk);
    if (walk->isImpossible)
      return;
    exceptions.goOn(*walk, true, from, isUnwinding);
    exceptions.goOn(*walk, false, to, isUnwinding);
    proceed(std::move(walk));
  }
}
