// Which way a branch leads where its side has arrived: one that is known, or
// one of the target that what the source has branched on decides.

#include "verify/judge/refine/lockstep/Branches.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/lockstep/facts/Orders.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/state/Definedness.h"
#include "verify/judge/refine/lockstep/values/Partners.h"
#include "verify/judge/refine/lockstep/values/Refinement.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

bool Branches::takeKnownBranch(Walk &walk, bool isSource) {
  const WalkSide &side = isSource ? walk.source : walk.target;
  if (!side.at || roleOf(*side.at) != StepRole::Branch)
    return false;
  const Instruction &inst = *side.at;
  auto *branch = dyn_cast<BranchInst>(&inst);
  const Term *term = values.reduced(walk, decidingValue(inst), isSource);
  const ConstantInt *known = term->constantInt();
  const BasicBlock *next = nullptr;
  if (known && branch) {
    next = branch->getSuccessor(known->isOne() ? 0 : 1);
  } else if (known) {
    next = cast<SwitchInst>(inst).findCaseValue(known)->getCaseSuccessor();
  } else if (!branch) {
    // Of a value that is not known, it may be known which case it is, as of the
    // address of a pointer, or that it is none.
    auto &choice = cast<SwitchInst>(inst);
    auto compared = [&](auto &one) {
      return reduction.reduce(walk,
                              problem.terms.isEqual(term, one.getCaseValue()));
    };
    auto found = find_if(choice.cases(),
                         [&](auto &one) { return compared(one)->isTrue(); });
    if (found != choice.case_end())
      next = found->getCaseSuccessor();
    // To switch on undef is undefined, even if it is never one of the cases.
    else if (choice.getNumCases() > 0 &&
             (isSource || !problem.checked.branches ||
              definedness.isSingle(walk, term)) &&
             all_of(choice.cases(),
                    [&](auto &one) { return compared(one)->isFalse(); }))
      next = choice.getDefaultDest();
  }
  if (next)
    problem.follow(walk, isSource, *inst.getParent(), *next);
  return next;
}

bool Branches::isDefinedBranch(Walk &walk) {
  const Term *term =
      values.reduced(walk, decidingValue(*walk.target.at), false);
  return !term->hasForeign &&
         (!problem.checked.branches ||
          (definedness.isSingle(walk, term) &&
           definedness.isNoPoison(walk, term)) ||
          problem.cones.holds(problem.terms.isEqual(term, term), walk.facts));
}

/// Whether two terms are phis of one block that may count.
static bool areOfOneBlock(const Term &one, const Term &other) {
  auto phiOf = [](const Term &term) {
    return dyn_cast_or_null<PHINode>(term.kind == Term::Leaf ? term.value
                                                             : nullptr);
  };
  const PHINode *phi = phiOf(one), *second = phiOf(other);
  return phi && second && phi->getParent() == second->getParent() &&
         one.type->isIntegerTy() && !one.type->isIntegerTy(1);
}

/// Whether `to` compares integers as `from` does, but with more bits: `from` is
/// the same for its operands extended with their signs, which keeps the signed
/// and the unsigned order.
static bool comparesWider(const Term &from, const Term &to) {
  auto bitsOf = [](const Term &one) {
    Type *type = one.operands[0]->type;
    return type->isIntegerTy() ? type->getIntegerBitWidth() : 0;
  };
  return from.opcode() == Instruction::ICmp && from.rest == to.rest &&
         (to.flags & ~from.flags) == 0 && bitsOf(from) != 0 &&
         bitsOf(from) < bitsOf(to);
}

/// `term`, an integer, with its sign in as many bits as `wider` has.
const Term *Branches::extendedLike(const Term *term, const Term *wider) {
  if (const ConstantInt *number = term->constantInt())
    return problem.pool.constant(ConstantInt::get(
        wider->type,
        number->getValue().sext(wider->type->getIntegerBitWidth())));
  auto *inst = dyn_cast<Instruction>(term->value);
  return inst ? problem.pool.operation(*inst, wider->type, Instruction::SExt,
                                       /*flags=*/0, {term})
              : term;
}

/// Whether `to`, of the target, refines `from` if some parts of it refine phis
/// of the source, which is then demanded.
bool Branches::refinesByPhis(Walk &walk, const Term *from, const Term *to) {
  from = refinement.castBefore(walk, from, to);
  if (from == to)
    return true;
  const Term *phi = withoutCast(from);
  // What the target counts as the source does may have more bits, or be another
  // phi.
  const bool isOther = phi != from || to->hasForeign || withoutCast(to) != to ||
                       areOfOneBlock(*from, *to);
  if (phi->kind == Term::Leaf && isa<PHINode>(phi->value) && isOther)
    return premises.isFromBefore(walk, from) &&
           premises.isFromBefore(walk, to) &&
           premises.demand(walk, {Demand::Terms, nullptr, nullptr, from, to});
  // They may load through what refines a phi.
  if (to->kind == Term::Foreign && walk.target.isMade.contains(to->value))
    if (auto *load = dyn_cast<LoadInst>(to->value))
      return from->kind == Term::Leaf &&
             partners.partnerIn(walk, *load, /*isThorough=*/true) ==
                 from->value;
  if (comparesWider(*from, *to))
    return all_of_zip(
        from->operands, to->operands, [&](const Term *one, const Term *other) {
          return refinesByPhis(walk, extendedLike(one, other), other);
        });
  return refinement.refinesInParts(walk, from, to,
                                   [&](const Term *one, const Term *other) {
                                     return refinesByPhis(walk, one, other);
                                   });
}

/// The condition of a branch with two ways, also if that is a `switch` on one
/// bit; null for any other.
static const Value *conditionOf(const Instruction &branch) {
  const Value *value = decidingValue(branch);
  return value->getType()->isIntegerTy(1) ? value : nullptr;
}

/// Where such a branch leads if its condition holds, or if it does not.
static const BasicBlock *wayOf(const Instruction &branch, bool holds) {
  if (auto *choice = dyn_cast<SwitchInst>(&branch))
    return choice
        ->findCaseValue(ConstantInt::getBool(branch.getContext(), holds))
        ->getCaseSuccessor();
  return branch.getSuccessor(holds ? 0 : 1);
}

/// Lets the target go the way that a condition of the source shows on which
/// that has branched, if the target's may be the same but for a phi:
///
///   a:    %c = icmp eq i32 %x, 0         a:    %c = icmp eq i32 %x, 0
///         br label %join                       br label %join
///   join: %p = phi i1 [ %c, %a ], ...    join: call void @g()
///         call void @g()                       br i1 %c, ...
///         br i1 %p, ...
bool Branches::decideByPhis(Walk &walk, const Term *condition,
                            ArrayRef<Fact> facts) {
  const Instruction &branch = *walk.target.at;
  // A fact is about what its condition would negate.
  const Term *opposite = problem.pool.negation(condition, branch);
  for (const Fact &fact : reverse(facts))
    for (const Term *form : {condition, opposite}) {
      if (!refinesByPhis(walk, fact.condition, form))
        continue;
      problem.follow(walk, false, *branch.getParent(),
                     *wayOf(branch, fact.holds == (form == condition)));
      return true;
    }
  return false;
}

void Branches::followWidened(Walk &walk, ArrayRef<Fact> facts) {
  auto *branch = dyn_cast_or_null<BranchInst>(walk.target.at);
  if (!branch || branch->isUnconditional())
    return;
  const Term *condition = values.reduced(walk, branch->getCondition(), false);
  if (!condition->hasForeign)
    decideByPhis(walk, condition, facts);
}

/// Whether a condition looks at a phi that tells which way was taken: all of
/// its entries are constants.
static bool tellsWay(const Term &condition) {
  if (condition.opcode() != Instruction::ICmp)
    return false;
  return any_of(condition.operands, [](const Term *operand) {
    auto *phi = dyn_cast_or_null<PHINode>(
        operand->kind == Term::Leaf ? operand->value : nullptr);
    return phi && all_of(phi->incoming_values(),
                         [](const Use &use) { return isa<ConstantInt>(use); });
  });
}

/// Lets the target go the way that a phi of constants in the source tells, if
/// the target still knows the condition on which the source has branched then:
///
///   a:    br label %join                 join: call void @g()
///   b:    br label %join                       br i1 %c, label %x, label %y
///   join: %p = phi i32 [ 1, %a ], [ 0, %b ]
///         call void @g()
///         %t = icmp eq i32 %p, 0
///         br i1 %t, label %y, label %x
bool Branches::decideByFlag(Walk &walk, const Term *condition) {
  const Instruction &branch = *walk.target.at;
  const Term *opposite = problem.pool.negation(condition, branch);
  for (const Fact &fact : reverse(walk.facts)) {
    if (!tellsWay(*fact.condition) ||
        !premises.isFromBefore(walk, fact.condition))
      continue;
    for (const Term *form : {condition, opposite}) {
      if (!premises.isFromBefore(walk, form) ||
          !premises.demand(
              walk, {Demand::Terms, nullptr, nullptr, fact.condition, form}))
        continue;
      problem.follow(walk, false, *branch.getParent(),
                     *wayOf(branch, fact.holds == (form == condition)));
      return true;
    }
  }
  return false;
}

bool Branches::decideBranch(Walk &walk) {
  const Instruction &branch = *walk.target.at;
  const Value *value = conditionOf(branch);
  if (!value)
    return false;
  const Term *condition = values.reduced(walk, value, false);
  if (condition->hasForeign)
    return decideByPhis(walk, condition, walk.facts);
  SmallVector<const Term *, 2> forms{condition};
  const Term *frozen = values.evaluateFrozen(walk, value);
  if (frozen != condition)
    forms.push_back(frozen);
  for (const Term *form : forms)
    for (unsigned successor : {0, 1}) {
      const Term *wanted =
          successor == 0 ? form : problem.pool.negation(form, branch);
      if (!problem.cones.holds(wanted, walk.facts) &&
          !orders.holdsInOrder(walk, wanted))
        continue;
      problem.follow(walk, false, *branch.getParent(),
                     *wayOf(branch, successor == 0));
      return true;
    }
  return decideByFlag(walk, condition);
}
