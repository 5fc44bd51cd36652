// Which phis correspond: before anything is known of walks, where the first
// guess is seldom refuted if a function has changed little; and where the
// target counts from another number.

#include "verify/judge/refine/lockstep/PhiGuesses.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/lockstep/facts/Counters.h"
#include "verify/judge/refine/lockstep/state/Suggestions.h"
#include "verify/judge/refine/lockstep/values/Counterparts.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The terms of one phi that are tried.
static constexpr unsigned mostArrived = 4;

void PhiGuesses::pairPhis() {
  auto ours = alike.phisOf(source.function),
       theirs = alike.phisOf(target.function);
  for (auto &[colour, phis] : theirs) {
    auto found = ours.find(colour);
    if (found == ours.end() || found->second.size() != phis.size())
      continue;
    for (auto [phi, other] : zip(phis, found->second))
      if (phi->getType() == other->getType() && countAlike(*phi, *other))
        suggestions.suggest(suggestions.candidates, phi, other);
  }
}

/// Whether two terms are the same but for flags, which have to be shown.
static bool isLike(const Term *one, const Term *other, TermPool &pool) {
  return one == other ||
         pool.plainSteps(one, {}) == pool.plainSteps(other, {}) ||
         (one->kind == Term::Operation && other->kind == Term::Operation &&
          one->type == other->type && one->rest == other->rest &&
          one->operands == other->operands);
}

/// Adds which phis of the source, in `from`, are what the target computes from
/// `phi`, on this walk: where both sides meet, the target may count from
/// another number. Returns these phis.
///
///   join: %p = phi ptr [ %p1, %a ], ..    join: %q = phi ptr [ %q1, %a ], ..
///                                               %p = getelementptr %q, 16
SmallVector<const PHINode *, 2>
PhiGuesses::addComputed(Walk &walk, const PHINode &phi,
                        const BasicBlock &from) {
  SmallVector<const PHINode *, 2> result;
  for (const User *user : phi.users()) {
    auto *inst = cast<Instruction>(user);
    if (roleOf(*inst) != StepRole::Pure || onlyPhiOf(*inst) != &phi)
      continue;
    const Term *term = values.reduced(walk, inst, false, /*onArrival=*/true);
    for (const PHINode &other : from.phis())
      if (other.getType() == inst->getType() &&
          isLike(term,
                 values.reduced(walk, &other, true,
                                /*onArrival=*/true),
                 pool)) {
        suggestions.suggest(suggestions.computed, inst, &other);
        result.push_back(&other);
      }
  }
  return result;
}

/// What the source computes from `phi` and constants alone, also behind phis
/// that take it.
static SmallVector<const Instruction *, 4> computedFrom(const PHINode &phi) {
  constexpr unsigned mostPhis = 4;
  SmallVector<const Instruction *, 4> computed;
  SmallSetVector<const PHINode *, mostPhis> phis;
  phis.insert(&phi);
  for (unsigned i = 0; i != phis.size(); ++i)
    for (const User *user : phis[i]->users()) {
      auto *inst = cast<Instruction>(user);
      if (auto *next = dyn_cast<PHINode>(inst); next && phis.size() < mostPhis)
        phis.insert(next);
      else if (roleOf(*inst) == StepRole::Pure && onlyPhiOf(*inst) == phis[i] &&
               all_of(inst->operands(), [](const Use &use) {
                 return isa<PHINode, ConstantInt, ConstantPointerNull>(use);
               }))
        computed.push_back(inst);
    }
  return computed;
}

/// Adds that `phi`, of the target, may be what the source computes from one of
/// its phis in `from`, there or later:
///
///   join:                               join:
///     %x = phi i8 [ 0, %a ], [ %y, %b ]   %c = phi i1 [ true, %a ],
///     call void @g()                                  [ false, %b ]
///     %c = icmp eq i8 %x, 0               call void @g()
///
/// where a branch has shown that %y is not 0.
void PhiGuesses::addFolded(const PHINode &phi, const BasicBlock &from) {
  for (const PHINode &other : from.phis())
    for (const Instruction *inst : computedFrom(other)) {
      if (inst->getType() != phi.getType() ||
          suggestions.arrived[&phi].size() >= mostArrived)
        continue;
      SmallVector<const Term *> operands;
      for (const Use &use : inst->operands())
        operands.push_back(isa<PHINode>(use)
                               ? pool.leaf(&other)
                               : pool.constant(cast<Constant>(use.get())));
      suggestions.suggest(suggestions.arrived, &phi,
                          pool.operation(*inst, operands));
    }
}

/// Whether `phi`, of the target, has fewer bits than `other`, of the source.
static bool isNarrower(const Value &phi, const Value &other) {
  return phi.getType()->isIntegerTy() && other.getType()->isIntegerTy() &&
         phi.getType()->getIntegerBitWidth() <
             other.getType()->getIntegerBitWidth();
}

/// Whether a phi of the target may be the same as one of the source in each
/// iteration: at the heads of loops that is not so for those with other steps.
bool PhiGuesses::countAlike(const Value &phi, const Value &other) const {
  const auto &mine = cast<PHINode>(phi), &its = cast<PHINode>(other);
  return !target.heads.contains(mine.getParent()) ||
         !source.heads.contains(its.getParent()) || mayCountAlike(mine, its);
}

/// Adds that a phi of the source stands for the term that it takes on a walk.
void PhiGuesses::addTaken(const PHINode &phi, const Term *term,
                          DenseMap<const Term *, const Term *> &taken) {
  if (term->kind != Term::Constant)
    taken.try_emplace(term, pool.leaf(&phi));
}

/// Adds what phis at the end of a walk may correspond: the likeliest of the
/// source first for each of the target.
void PhiGuesses::addCandidates(Walk &walk, const BasicBlock &from,
                               const BasicBlock &to) {
  DenseMap<const Term *, const Term *> taken;
  for (const PHINode &phi : from.phis())
    addTaken(phi, values.evaluate(walk, &phi, true, /*onArrival=*/true), taken);
  for (const PHINode &phi : to.phis()) {
    SmallVector<std::pair<unsigned, const PHINode *>> likely;
    auto computedFromIt = addComputed(walk, phi, from);
    for (const PHINode &other : from.phis()) {
      if (phi.getType() == other.getType()) {
        const Term *taken =
            values.evaluate(walk, &phi, false, /*onArrival=*/true);
        const Term *its =
            values.evaluate(walk, &other, true, /*onArrival=*/true);
        bool isEqual = taken == its;
        Demand same{Demand::Values, &other, &phi};
        if (!isEqual && taken->constantInt() && its->constantInt()) {
          walk.end->refute(same);
          suggestions.candidates[&phi].remove(&other);
        }
        if (walk.end->refuted.contains(same))
          continue;
        bool isNamesake = other.hasName() && other.getName() == phi.getName();
        unsigned score = 4 * alike.of(&other, &phi) + 2 * isEqual + isNamesake;
        // What begins with a constant is seldom what begins with something
        // else, and what counts in other steps never is for long, nor what the
        // target computes from the phi.
        if ((score != 0 || !taken->constantInt()) && countAlike(phi, other) &&
            (isEqual || !is_contained(computedFromIt, &other)))
          likely.emplace_back(score, &other);
      }
      if (isNarrower(phi, other))
        suggestions.suggest(suggestions.narrowed, &phi, &other);
    }
    stable_sort(likely,
                [](auto &one, auto &other) { return one.first > other.first; });
    for (auto &[score, other] : likely)
      suggestions.suggest(suggestions.candidates, &phi, other);
    if (likely.empty() && computedFromIt.empty())
      addFolded(phi, from);
    addArrived(phi, values.evaluate(walk, &phi, false, /*onArrival=*/true),
               taken);
  }
}

/// Adds what a phi of the target may be: `term`, which it takes on a walk, or
/// the same of phis of the source, in place of what they take, which `taken`
/// has.
///
///   join: %x = phi i8 [ 0, %a ], [ %y, %b ]
///         %c = icmp eq i8 %x, 0     join: %c = phi i1 [ true, %a ], [ %d, %b ]
void PhiGuesses::addArrived(const PHINode &phi, const Term *term,
                            DenseMap<const Term *, const Term *> taken) {
  if (term->hasForeign)
    return;
  for (const Term *form : {pool.replace(term, taken), term})
    if ((form->kind != Term::Leaf || form == term) &&
        suggestions.arrived[&phi].size() < mostArrived)
      suggestions.suggest(suggestions.arrived, &phi, form);
}

void PhiGuesses::addMet(Walk &walk, const Value *from, const Value *to) {
  if (auto *block = dyn_cast<BasicBlock>(from))
    addCandidates(walk, *block, *cast<BasicBlock>(to));
  else
    suggestions.suggest(suggestions.candidates, to, from);
}

void PhiGuesses::addPassed(Walk &walk) {
  DenseMap<const Term *, const Term *> taken;
  for (const PHINode *phi : walk.source.boundPhis())
    addTaken(*phi, values.evaluate(walk, phi, true), taken);
  for (const PHINode *phi : walk.target.boundPhis()) {
    if (!taken.empty())
      addArrived(*phi, values.evaluate(walk, phi, false), taken);
    for (const PHINode *other : walk.source.boundPhis()) {
      const Term *term = values.evaluate(walk, phi, false);
      if (phi->getType() == other->getType() &&
          term == values.evaluate(walk, other, true) &&
          countAlike(*phi, *other))
        suggestions.suggest(suggestions.candidates, phi, other);
      if (isNarrower(*phi, *other) &&
          term ==
              counterparts.truncated(values.evaluate(walk, other, true), *phi))
        suggestions.suggest(suggestions.narrowed, phi, other);
    }
  }
}

/// Adds which phis of the source are what the target chooses, on each walk
/// that has passed both.
///
///   a:    br label %join                  %r = select i1 %c, ptr %p, ptr %q
///   join: %r = phi ptr [ %p, %a ], [ %q, %b ]
void PhiGuesses::addChosen(Walk &walk) {
  // The last one first: of some that are the same, it is the one in use.
  SmallVector<std::pair<const PHINode *, const Term *>> phis;
  if (walk.source.arrivedAt)
    for (const PHINode &phi : walk.source.arrivedAt->phis())
      phis.emplace_back(&phi, values.reduced(walk, &phi, true,
                                             /*onArrival=*/true));
  const auto passed = walk.source.boundPhis();
  for (const PHINode *phi : reverse(passed))
    phis.emplace_back(phi, values.reduced(walk, phi, true));
  if (phis.empty())
    return;
  for (const BasicBlock *block : walk.target.passed)
    for (const Instruction &inst : *block) {
      if (!isa<SelectInst>(inst) || roleOf(inst) != StepRole::Pure)
        continue;
      const Term *term = values.reduced(walk, &inst, false);
      for (auto [phi, taken] : phis) {
        if (phi->getType() != inst.getType())
          continue;
        if (term != taken) {
          suggestions.unchosen.insert({&inst, phi});
          suggestions.computed[&inst].remove(phi);
        } else if (!suggestions.unchosen.contains({&inst, phi})) {
          suggestions.suggest(suggestions.computed, &inst, phi);
        }
      }
    }
}
