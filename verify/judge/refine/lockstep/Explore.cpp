// The walk through both functions.

#include "verify/judge/refine/lockstep/Prover.h"
#include "verify/judge/refine/lockstep/events/LibraryCalls.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The walks of one attempt: where paths fork many times without meeting, their
/// number grows exponentially.
static constexpr unsigned mostWalks = 4000;

Node &Prover::nodeOf(const Value *source, const Value *target) {
  std::unique_ptr<Node> &node = nodes[{source, target}];
  if (!node) {
    node = std::make_unique<Node>(source, target);
    // What its phis correspond to may depend on whether the node exists.
    if (auto *block = dyn_cast<BasicBlock>(target))
      for (const PHINode &phi : block->phis())
        noteSuggestion(&phi);
  }
  if (!node->isFound) {
    node->isFound = true;
    found.push_back(node.get());
  }
  return *node;
}

/// Ends the attempt, unless the source cannot take this path.
void Prover::fail(Walk &walk, ObstacleKind kind) {
  // Nothing need hold on a path that the source cannot take.
  Type *type = Type::getInt1Ty(source.function.getContext());
  walk.isImpossible =
      !isOver() && !walk.facts.empty() &&
      cones.holds(pool.constant(ConstantInt::getFalse(type)), walk.facts);
  if (walk.isImpossible)
    return;
  hasFailed = exploring->isIncomplete = true;
  traceStop(walk, kind);
  stopAt(&walk, kind);
  collectConditionsAtHead(walk);
}

/// The same, where a side has arrived at the head of a loop, and the other not.
void Prover::failAtHead(Walk &walk, bool isSource) {
  fail(walk, ObstacleKind::Loop);
  if (walk.isImpossible || lone)
    return;
  const Place &place = isSource ? walk.source : walk.target,
              &other = isSource ? walk.target : walk.source;
  if (place.from)
    lone = {isSource, place.arrivedAt, place.from,
            other.at ? other.at->getParent() : other.arrivedAt};
}

/// Enters the block that a side has arrived at.
void Prover::enter(Place &place) {
  const BasicBlock &block = *place.arrivedAt;
  place.passed.push_back(&block);
  if (place.from)
    for (const PHINode &phi : block.phis())
      place.bound[&phi] = phi.getIncomingValueForBlock(place.from);
  place.at = &*block.getFirstNonPHIIt();
  place.arrivedAt = place.from = nullptr;
}

SmallVector<const PHINode *> Place::boundPhis() const {
  SmallVector<const PHINode *> phis;
  for (const BasicBlock *block : passed)
    for (const PHINode &phi : block->phis())
      if (bound.contains(&phi))
        phis.push_back(&phi);
  return phis;
}

void Prover::follow(Walk &walk, bool isSource, const BasicBlock &from,
                    const BasicBlock &to) {
  Place &place = isSource ? walk.source : walk.target;
  place.at = nullptr;
  place.arrivedAt = &to;
  place.from = &from;
  if (!(isSource ? source : target).isJoin(to))
    enter(place);
}

/// Passes what need not happen at the same time on both sides.
void Prover::pass(Walk &walk, bool isSource) {
  Place &place = isSource ? walk.source : walk.target;
  while (place.at) {
    const Instruction &inst = *place.at;
    Role role = roleOf(inst);
    switch (role) {
    case Role::Branch: {
      auto *branch = dyn_cast<BranchInst>(&inst);
      if (!branch || branch->isConditional())
        return;
      follow(walk, isSource, *inst.getParent(), *branch->getSuccessor(0));
      continue;
    }
    case Role::Event:
      if (auto *scopes = dyn_cast<NoAliasScopeDeclInst>(&inst);
          scopes && metadata.isIdle(inst, *scopes->getScopeList()))
        break;
      return;
    case Role::Excluded:
      return;
    case Role::Division:
      place.divisions.push_back(&inst);
      break;
    case Role::Assumption:
      place.assumptions.push_back(&inst);
      if (isSource)
        learn(walk, evaluate(walk, inst.getOperand(0), true), true);
      break;
    default:
      if (isMade(role)) {
        place.isMade.insert(&inst);
        if (auto *load = isSource ? dyn_cast<LoadInst>(&inst) : nullptr;
            load && readsWritten(walk, *load))
          break;
        place.made.push_back(&inst);
        if (isSource)
          learnAccesses(walk, inst);
      }
      break;
    }
    place.at = inst.getNextNode();
  }
}

/// Whether the way from which a side has arrived at a block decides how it goes
/// on there: a walk that ended at the block would forget it.
bool Prover::isDecided(Walk &walk, bool isSource) {
  const Place &place = isSource ? walk.source : walk.target;
  const Instruction *last = place.arrivedAt->getTerminator();
  const Value *condition = decidingValue(*last);
  if (!place.from || !condition || isa<Constant>(condition))
    return false;
  const Term *term =
      reduce(walk, evaluate(walk, condition, isSource, /*onArrival=*/true));
  // The walk may go on, and then ends elsewhere.
  for (Place *side : {&walk.source, &walk.target}) {
    side->lastTerms.clear();
    side->lastOpenTerms.clear();
  }
  return term->constantInt();
}

/// Enters the block at which a side has arrived, if it is decided how that side
/// goes on, or if the other side has entered such a block before. False if it
/// does not.
bool Prover::passJoin(Walk &walk, bool isSource) {
  Place &place = isSource ? walk.source : walk.target,
        &other = isSource ? walk.target : walk.source;
  const Body &body = isSource ? source : target;
  bool passes =
      place.arrivedAt && !body.heads.contains(place.arrivedAt) &&
      (other.isAhead || !means.meetsAtJoins || isDecided(walk, isSource));
  if (passes) {
    place.isAhead = !other.isAhead;
    other.isAhead = false;
    enter(place);
  }
  return passes;
}

/// Whether no more walks need be begun, since there is no proof in this
/// attempt: from a node where one has stopped, or, if the solver would be
/// asked, at all.
bool Prover::isInVain() {
  exploring->isIncomplete |= hasFailed && means.asks != Means::Nothing;
  return exploring->isIncomplete;
}

/// Goes on with all ways that the source may take.
void Prover::fork(Walk &walk) {
  const Instruction &branch = *walk.source.at;
  // Each way learns a fact of its own.
  const size_t facts = walk.facts.size();
  walk.forget();
  for (unsigned i = 0, e = branch.getNumSuccessors(); i != e; ++i) {
    // Conditions may be found on ways that do not fail.
    if (isInVain() && !means.usesConditions)
      return;
    auto next = std::make_unique<Walk>(walk);
    learnEdge(*next, branch, i);
    if (next->isImpossible)
      continue;
    follow(*next, true, *branch.getParent(), *branch.getSuccessor(i));
    followWidened(*next, ArrayRef(next->facts).drop_front(facts));
    proceed(std::move(next));
  }
}

/// Goes on with all ways that the target may take, where the source has no
/// branch to tell. False if its branch may be undefined.
bool Prover::forkTarget(const Walk &walk) {
  const Instruction &branch = *walk.target.at;
  auto before = std::make_unique<Walk>(walk);
  const Term *term =
      reduce(*before, evaluate(*before, decidingValue(branch), false));
  if (term->hasForeign)
    return false;
  const bool isDefined = isSingle(*before, term) && isNoPoison(*before, term);
  if (checked.branches && !isDefined &&
      !cones.holds(isEqual(term, term), before->facts))
    return false;
  for (unsigned i = 0, e = branch.getNumSuccessors(); i != e && !isInVain();
       ++i) {
    auto next = std::make_unique<Walk>(*before);
    learnEdge(*next, branch, i, /*isSource=*/false);
    if (next->isImpossible)
      continue;
    follow(*next, false, *branch.getParent(), *branch.getSuccessor(i));
    proceed(std::move(next));
  }
  return true;
}

void Prover::proceed(std::unique_ptr<Walk> walk) {
  ++exploring->walks;
  if (++walks > mostWalks || isOver()) {
    hasFailed = exploring->isIncomplete = true;
    stopAt(nullptr, ObstacleKind::Time);
    return;
  }
  auto isBranch = [](const Place &place) {
    return place.at && roleOf(*place.at) == Role::Branch;
  };
  auto isAtHead = [](const Place &place, const Body &body) {
    return place.arrivedAt && body.heads.contains(place.arrivedAt);
  };
  Place &ours = walk->source, &theirs = walk->target;
  while (true) {
    pass(*walk, true);
    // Whatever the target does is allowed where the source is undefined.
    if (walk->isImpossible || (ours.at && isa<UnreachableInst>(ours.at)))
      return;
    pass(*walk, false);
    if (takeKnownBranch(*walk, false) || takeKnownBranch(*walk, true))
      continue;
    if (passJoin(*walk, true) || passJoin(*walk, false))
      continue;
    if (isBranch(ours))
      return fork(*walk);
    bool isOurHead = isAtHead(ours, source),
         isTheirHead = isAtHead(theirs, target);
    if (isOurHead && skipIdleLoop(*walk))
      continue;
    if (isBranch(theirs)) {
      if (ours.arrivedAt && !isOurHead) {
        enter(ours);
        continue;
      }
      if (passAlone(*walk) || decideBranch(*walk))
        continue;
      // A branch of the target is open.
      if (isOurHead)
        return failAtHead(*walk, true);
      if (forkTarget(*walk))
        return;
      if (passStore(*walk))
        continue;
      return fail(*walk, ObstacleKind::Branch);
    }
    if (ours.arrivedAt && theirs.arrivedAt && isOurHead == isTheirHead) {
      const BasicBlock *one = ours.arrivedAt, *other = theirs.arrivedAt;
      return end(std::move(walk), one, other);
    }
    if (ours.arrivedAt && !isOurHead) {
      enter(ours);
      continue;
    }
    if (theirs.arrivedAt && !isTheirHead) {
      enter(theirs);
      continue;
    }
    if (theirs.arrivedAt && (passAlone(*walk) || passStore(*walk)))
      continue;
    if (ours.arrivedAt || theirs.arrivedAt)
      return failAtHead(*walk, isOurHead);
    if (ours.isUnwinding || theirs.isUnwinding) {
      if (passLandingPad(ours.isUnwinding ? theirs : ours))
        continue;
      if (!unwindAlike(*walk))
        return fail(*walk, ObstacleKind::Event); // One side alone unwinds.
      return;
    }
    const Instruction *one = ours.at, *other = theirs.at;
    failure.reset();
    bool isMet = meet(*walk) || meetShortened(*walk) || meetFilled(*walk);
    if (isMet ? passPair(*walk)
              : passWrite(*walk, /*isOfWritten=*/true) || passAlone(*walk) ||
                    passStore(*walk) || passRepeatedStore(*walk) ||
                    passWrite(*walk, /*isOfWritten=*/false))
      continue;
    if (!isMet)
      return fail(*walk, failure ? ObstacleKind::Operand : ObstacleKind::Event);
    return end(std::move(walk), one, other);
  }
}

/// Whether the operands of `target`, of which the first two may be exchanged,
/// are shown to refine those of `source`, and what else is `required` of them.
bool Prover::shows(Walk &walk, const Instruction &from, const Instruction &to,
                   ArrayRef<Requirement> required, bool isSwapped) {
  auto theirs = operandsOf(to);
  if (isSwapped)
    std::swap(theirs[0], theirs[1]);
  for (auto [use, theirUse] : zip(operandsOf(from), theirs)) {
    const Use &one = *use, &other = *theirUse;
    const auto *call = dyn_cast<CallBase>(&from);
    if (call && call->isCallee(&one) && callsAlike(*call, cast<CallBase>(to)))
      continue;
    if (isa<InlineAsm>(one)) {
      if (one.get() != other.get())
        return false;
      continue;
    }
    if (auto *mine = dyn_cast<MetadataAsValue>(one)) {
      auto *theirs = dyn_cast<MetadataAsValue>(other);
      if (!theirs || !metadata.same(mine->getMetadata(), theirs->getMetadata()))
        return false;
      continue;
    }
    if (checked.captures && mayCaptureMore(walk, one, other))
      return false;
    if (checked.operands && !areRelated(walk, one, other, /*onArrival=*/false))
      return false;
  }
  return !checked.requirements || all_of(required, [&](const Requirement &one) {
    return isMet(walk, from, to, one);
  });
}

/// Whether an event does the same with its first two operands exchanged: a
/// constrained sum or product raises the same exceptions, and which operand a
/// NaN comes from is a choice (LangRef, 'Behavior of Floating-Point NaN
/// values').
static bool isCommutative(const Instruction &event) {
  auto *call = dyn_cast<ConstrainedFPIntrinsic>(&event);
  return call &&
         is_contained({Intrinsic::experimental_constrained_fadd,
                       Intrinsic::experimental_constrained_fmul,
                       Intrinsic::experimental_constrained_fma,
                       Intrinsic::experimental_constrained_fmuladd},
                      call->getIntrinsicID()) &&
         !call->getAttributes().hasParamAttrs(0) &&
         !call->getAttributes().hasParamAttrs(1);
}

/// Whether both sides are at the same event.
bool Prover::meet(Walk &walk) {
  const Instruction &from = *walk.source.at, &to = *walk.target.at;
  SmallVector<Requirement> required;
  auto *end = dyn_cast<ReturnInst>(&from);
  auto *theirEnd = dyn_cast<ReturnInst>(&to);
  if (end && theirEnd && checked.promises &&
      !returnsPromised(walk, *end, *theirEnd))
    return false;
  return roleOf(from) == Role::Event && roleOf(to) == Role::Event &&
         (doesTheSame(from, to, metadata, libraries, required) ||
          (!checked.events &&
           from.isSameOperationAs(
               &to, Instruction::CompareIgnoringAlignment |
                        Instruction::CompareUsingIntersectedAttrs))) &&
         (shows(walk, from, to, required) ||
          (isCommutative(to) &&
           shows(walk, from, to, required, /*isSwapped=*/true)));
}

/// Ends a walk at a pair of events or blocks.
void Prover::end(std::unique_ptr<Walk> walk, const Value *from,
                 const Value *to) {
  if (!isUnread(*walk, from))
    return fail(*walk, ObstacleKind::Store);
  failure.reset();
  if (!finish(*walk))
    return fail(*walk, ObstacleKind::Undefined);
  addPassed(*walk);
  addChosen(*walk);
  auto *inst = dyn_cast<Instruction>(from);
  if (isa_and_nonnull<ReturnInst, ResumeInst>(inst))
    return;
  Node &node = nodeOf(from, to);
  walk->end = &node;
  exploring->ends.insert(&node);
  if (inst)
    suggest(candidates, to, from);
  if (auto *block = dyn_cast<BasicBlock>(from))
    addCandidates(*walk, *block, *cast<BasicBlock>(to));
  collectConditions(*walk);
  // What loads have read is known here, and perhaps not behind the walk.
  for (const Instruction *made : walk->source.made)
    if (wanted.contains(made))
      evaluate(*walk, made, true);
    else if (isa<LoadInst>(made))
      exploring->missed.insert(made);
  walk->reliedOnWay = walk->relied;
  node.arriving.push_back(std::move(walk));
}

void Prover::explore(Node &node) {
  node.exploration = std::make_unique<Exploration>();
  node.exploration->number = ++explorations;
  node.exploration->conditions = node.conditions.size();
  exploring = node.exploration.get();
  scope_exit stop([&] { exploring = nullptr; });
  auto begin = [&] {
    auto walk = std::make_unique<Walk>();
    walk->start = &node;
    return walk;
  };
  if (!node.event()) {
    auto walk = begin();
    walk->source.arrivedAt = cast<BasicBlock>(node.source);
    walk->target.arrivedAt = cast<BasicBlock>(node.target);
    enter(walk->source);
    enter(walk->target);
    addDominatingFacts(*walk);
    if (!walk->isImpossible)
      proceed(std::move(walk));
    return;
  }
  const auto &from = *node.event();
  const auto &to = *cast<Instruction>(node.target);
  for (bool isUnwinding : {false, true}) {
    // Where both calls unwind out of the functions, both end alike.
    if (isUnwinding && !mayContinueUnwinding(from, to))
      return;
    auto walk = begin();
    walk->source.passed.push_back(from.getParent());
    walk->target.passed.push_back(to.getParent());
    addDominatingFacts(*walk);
    if (walk->isImpossible)
      return;
    goOn(*walk, true, from, isUnwinding);
    goOn(*walk, false, to, isUnwinding);
    proceed(std::move(walk));
  }
}
