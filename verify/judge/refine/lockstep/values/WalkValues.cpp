// What values are on a walk: terms over what was there when it began and what
// it has made since.

#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/lockstep/facts/Counters.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/state/Activity.h"
#include "verify/judge/refine/lockstep/state/Suggestions.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"
#include "verify/judge/refine/lockstep/values/Counterparts.h"
#include "verify/judge/refine/lockstep/values/KnownCalls.h"
#include "verify/judge/refine/lockstep/values/MemoryContents.h"
#include "verify/judge/refine/structure/Structure.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

static bool containsGlobal(const Constant &constant) {
  return isa<GlobalValue, BlockAddress>(constant) ||
         any_of(constant.operands(), [](const Use &use) {
           return containsGlobal(*cast<Constant>(use.get()));
         });
}

const Term *WalkValues::evaluate(Walk &walk, const Value *value, bool isSource,
                                 bool onArrival) {
  WalkSide &side = isSource ? walk.source : walk.target;
  auto &terms = onArrival ? side.lastTerms : side.terms;
  if (auto found = terms.find(value); found != terms.end())
    return found->second;
  auto &open = onArrival ? side.lastOpenTerms : side.openTerms;
  if (auto found = open.find(value); found != open.end()) {
    substitutes += !found->second->hasForeign;
    return found->second;
  }
  unsigned before = substitutes;
  ++evaluations;
  const Term *term = compute(walk, value, isSource, onArrival);
  --evaluations;
  bool isOpen = term->hasForeign || substitutes != before;
  (isOpen ? open : terms)[value] = term;
  if (evaluations == 0)
    for (WalkSide *one : {&walk.source, &walk.target}) {
      one->openTerms.clear();
      one->lastOpenTerms.clear();
    }
  return term;
}

const Term *WalkValues::reduced(Walk &walk, const Value *value, bool isSource,
                                bool onArrival) {
  return reduction.reduce(walk, evaluate(walk, value, isSource, onArrival));
}

const Term *WalkValues::compute(Walk &walk, const Value *value, bool isSource,
                                bool onArrival) {
  auto operandsOf = [&](const User &user) {
    SmallVector<const Term *> operands;
    auto *call = dyn_cast<CallBase>(&user);
    for (const Use &use : call ? call->args() : user.operands())
      operands.push_back(evaluate(walk, use.get(), isSource, onArrival));
    return operands;
  };
  if (auto *argument = dyn_cast<Argument>(value))
    return pool.leaf(source.function.getArg(argument->getArgNo()));
  if (auto *global = dyn_cast<GlobalValue>(value)) {
    if (isSource)
      return pool.leaf(global);
    const GlobalValue *mine =
        source.function.getParent()->getNamedValue(global->getName());
    return mine && sameGlobal(mine, global) ? pool.leaf(mine)
                                            : pool.leaf(global, true);
  }
  if (auto *constant = dyn_cast<Constant>(value)) {
    if (!containsGlobal(*constant))
      return pool.constant(constant);
    auto *expression = dyn_cast<ConstantExpr>(constant);
    if (!expression)
      return pool.leaf(constant, !isSource);
    const Instruction &inst = terms.instructionOf(*expression);
    return roleOf(inst) == StepRole::Pure
               ? pool.operation(inst, operandsOf(*expression))
               : pool.leaf(constant, !isSource);
  }
  const auto *inst = dyn_cast<Instruction>(value);
  if (!inst)
    return pool.leaf(value, !isSource);
  WalkSide &side = isSource ? walk.source : walk.target;
  switch (roleOf(*inst)) {
  case StepRole::Pure:
  case StepRole::Division: {
    const Term *term = pool.operation(*inst, operandsOf(*inst));
    const Term *known =
        !isSource && !onArrival && (term->hasForeign || isa<SelectInst>(inst))
            ? counterparts.evaluateComputed(walk, *inst, term)
            : nullptr;
    return known ? known : term;
  }
  case StepRole::Phi: {
    auto *phi = cast<PHINode>(inst);
    if (onArrival && side.from && phi->getParent() == side.arrivedAt)
      return evaluate(walk, phi->getIncomingValueForBlock(side.from), isSource);
    if (auto found = side.bound.find(phi); found != side.bound.end())
      return evaluate(walk, found->second, isSource);
    if (all_equal(phi->incoming_values())) {
      const Term *only =
          evaluate(walk, phi->getIncomingValue(0), isSource, onArrival);
      // The source may have such a phi of several values.
      if (isSource || !only->hasForeign || phi->getNumIncomingValues() == 1)
        return only;
    }
    if (const Term *counter =
            isSource ? counters.evaluateCounter(walk, *phi) : nullptr)
      return counter;
    break;
  }
  case StepRole::Load:
    if (isSource)
      return evaluateLoad(walk, cast<LoadInst>(*inst));
    break;
  default:
    if (auto *call = isSource ? dyn_cast<CallInst>(inst) : nullptr)
      if (const Term *result = knownCalls.resultOf(walk, *call))
        return result;
    // With `noundef` it is undefined where it would be poison, which the source
    // may be taken not to be.
    if (isSource && isa<MinMaxIntrinsic>(inst))
      return pool.operation(*inst, operandsOf(*inst));
    break;
  }
  return isSource ? pool.leaf(source.representative(inst))
                  : evaluateTarget(walk, inst);
}

/// A load of the source is what a constant global contains, or what an earlier
/// access to the same address has read or written, if nothing wrote to it
/// since.
const Term *WalkValues::evaluateLoad(Walk &walk, const LoadInst &load) {
  if (const Term *constant = contents.initializerOf(walk, load))
    return constant;
  if (const Value *written = walk.readOfWritten.lookup(&load))
    return evaluate(walk, written, true);
  // Where its metadata make it poison, so is what the target reads there.
  const Term *mine = pool.leaf(&load);
  if (!readsExactly(load))
    return mine;
  if (walk.source.isMade.contains(&load)) {
    const Term *content = contents.contentOf(walk, load);
    if (content != mine)
      suggestions.suggest(suggestions.contents, &load, content);
    return content;
  }
  // It is what it was when it was read.
  if (auto found = suggestions.contents.find(&load);
      found != suggestions.contents.end())
    for (const Term *content : found->second)
      if (premises.isAvailable(*content, *walk.start) &&
          premises.isFromBefore(walk, content) &&
          premises.demand(walk,
                          {Demand::Terms, nullptr, nullptr, mine, content}))
        return content;
  if (!means.guessesContents)
    return mine;
  if (activity.exploring)
    activity.exploring->missed.insert(&load);
  // The walk that makes it may know more.
  if (suggestions.wanted.insert(&load).second)
    suggestions.noteSuggestion(&load);
  return mine;
}

void WalkValues::readWanted(Walk &walk) {
  for (const Instruction *made : walk.source.made)
    if (suggestions.wanted.contains(made))
      evaluate(walk, made, true);
    else if (isa<LoadInst>(made))
      activity.exploring->missed.insert(made);
}

/// A value that the target has made or taken at a phi, as a value of the
/// source that it refines.
const Term *WalkValues::evaluateTarget(Walk &walk, const Value *value) {
  auto *inst = cast<Instruction>(value);
  bool isMade = walk.target.isMade.contains(inst);
  if (!isMade && inst == walk.start->target)
    return evaluate(walk, walk.start->source, true);
  if (!isMade && !premises.isAvailable(inst, *walk.start))
    return pool.leaf(value, true);
  if (const Term *term = counterparts.evaluateCounterpart(walk, *inst))
    return term;
  if (activity.exploring && !isMade)
    activity.exploring->missed.insert(inst);
  auto *freeze = dyn_cast<FreezeInst>(inst);
  if (!freeze)
    return pool.leaf(value, true);
  // What it chooses refines what it chooses from.
  ++substitutes;
  const Term *operand = evaluate(walk, freeze->getOperand(0), false);
  return keepsFreezes ? pool.frozen(*freeze, operand) : operand;
}

const Term *WalkValues::evaluateFrozen(Walk &walk, const Value *value,
                                       bool onArrival) {
  keepsFreezes = true;
  const Term *term = reduced(walk, value, /*isSource=*/false, onArrival);
  keepsFreezes = false;
  return term;
}

const Term *WalkValues::onWalk(Walk &walk, const Term *term, bool onArrival) {
  DenseMap<const Term *, const Term *> known;
  return onWalk(walk, term, onArrival, known);
}

const Term *WalkValues::onWalk(Walk &walk, const Term *term, bool onArrival,
                               DenseMap<const Term *, const Term *> &known) {
  if (auto found = known.find(term); found != known.end())
    return found->second;
  if (term->kind == Term::Leaf || term->kind == Term::Foreign)
    return isa<Instruction>(term->value)
               ? evaluate(walk, term->value, term->kind == Term::Leaf,
                          onArrival)
               : term;
  if (term->operands.empty())
    return term;
  SmallVector<const Term *> operands;
  for (const Term *operand : term->operands)
    operands.push_back(onWalk(walk, operand, onArrival, known));
  const Term *result = ArrayRef(operands) == term->operands
                           ? term
                           : pool.rebuild(*term, operands);
  known[term] = result;
  return result;
}
