// What has to hold at the end of a walk, and how it is shown.

#include "verify/judge/refine/lockstep/Showing.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/state/Definedness.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"
#include "verify/judge/refine/lockstep/values/EventOperands.h"
#include "verify/judge/refine/lockstep/values/MemoryContents.h"
#include "verify/judge/refine/lockstep/values/Refinement.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether a condition holds at the end of a walk. The facts of the walk may
/// speak of loads that are known by older values by now.
bool Showing::holdsAtEnd(Walk &walk, const Term *condition) {
  condition = reduction.reduce(walk, values.onArrival(walk, condition));
  if (cones.holds(condition, walk.facts))
    return true;
  SmallVector<Fact> anew;
  bool areOther = false;
  for (const Fact &fact : walk.facts) {
    const Term *now = values.onWalk(walk, fact.condition, /*onArrival=*/false);
    areOther |= now != fact.condition;
    anew.push_back({now, fact.holds});
  }
  return areOther && cones.holds(condition, anew);
}

/// Whether a condition of the source is poison or true at the end of a walk,
/// whatever its undefs are each time.
bool Showing::isShownUnlessPoison(Walk &walk, const Term *demanded) {
  const Term *condition = reduction.foldInSource(
      walk, reduction.reduce(walk, values.onArrival(walk, demanded)));
  // The choice for each undef is the target's.
  if (condition->isTrue() ||
      cones.refines(terms.orTrue(condition), condition, walk.facts))
    return true;
  return !condition->constantInt() && premises.isFromBefore(walk, condition) &&
         premises.demand(
             walk, {Demand::HoldsUnlessPoison, nullptr, nullptr, condition});
}

bool Showing::isShown(Walk &walk, const Demand &demand) {
  switch (demand.kind) {
  case Demand::Values:
    return refinement.areRelated(walk, demand.from, demand.to,
                                 /*onArrival=*/true);
  case Demand::Captured:
    return operands.capturesNoMore(walk, demand.from, demand.to,
                                   /*onArrival=*/true);
  case Demand::Terms:
    return refinement.refines(walk, values.onArrival(walk, demand.fromTerm),
                              values.onArrival(walk, demand.toTerm));
  case Demand::Holds:
    return holdsAtEnd(walk, demand.fromTerm);
  case Demand::HoldsUnlessPoison:
    return isShownUnlessPoison(walk, demand.fromTerm);
  case Demand::Memory:
  case Demand::Contents:
  case Demand::Accessed:
    return wouldRead(walk, demand);
  }
  return false;
}

/// Whether a load of `demand.from`'s type at the end of the walk would read
/// `demand.toTerm` from the address `demand.fromTerm`.
bool Showing::wouldRead(Walk &walk, const Demand &demand) {
  Type *type = demand.from->getType();
  bool isExact = demand.kind != Demand::Memory;
  // Where an access of the source is defined, that of the target has to be.
  auto allows = [&](const Instruction &access) {
    auto *load = dyn_cast<LoadInst>(demand.from);
    return demand.kind != Demand::Accessed || !checked.accesses ||
           (getLoadStoreAlignment(&access) >= load->getAlign() &&
            restrictsNoMore(access, *load, metadata));
  };
  const Term *address = values.onArrival(walk, demand.fromTerm),
             *value = values.onArrival(walk, demand.toTerm);
  auto is = [&](const Value *content) {
    const Term *term = values.evaluate(walk, content, true);
    return term == value || (!isExact && refinement.refines(walk, term, value));
  };
  auto addressOf = [&](const Value *pointer) {
    return values.evaluate(walk, pointer, true);
  };
  const TypeSize size = layout.getTypeStoreSize(type);
  if (!walk.writtenByTarget.empty() &&
      (size.isScalable() || any_of(walk.written, [&](const Written &one) {
         return mayWrite(*one.by, address, size.getFixedValue(),
                         /*reader=*/nullptr, layout, addressOf);
       })))
    return false;
  if (const Instruction *event = walk.end->event()) {
    auto *store = dyn_cast<StoreInst>(event);
    if (store && store->isSimple() && allows(*store))
      if (const Value *written = contents.leftBy(walk, *store, address, type))
        return is(written);
    auto *fill = dyn_cast<MemIntrinsic>(event);
    if (fill && demand.kind != Demand::Accessed)
      if (const Constant *written =
              contents.filledBy(walk, *fill, address, type))
        return is(written);
    // That the source reads as another type is no reason why the target may.
    auto *reader = demand.kind == Demand::Accessed && checked.accesses
                       ? nullptr
                       : dyn_cast<LoadInst>(demand.from);
    // If it overlaps at all, it stores the same value to the same address.
    auto storesTheSame = [&] {
      return store && store->isSimple() && reader &&
             store->getValueOperand()->getType() == type &&
             store->getAlign().value() >= size.getFixedValue() &&
             reader->getAlign().value() >= size.getFixedValue() &&
             is(store->getValueOperand());
    };
    // All values but poison refine undef, which an object contains at first.
    auto *intrinsic = dyn_cast<IntrinsicInst>(event);
    bool isBegin = !isExact && intrinsic &&
                   intrinsic->getIntrinsicID() == Intrinsic::lifetime_start &&
                   definedness.isNoPoison(walk, value);
    if (size.isScalable() ||
        (checked.clobbers && !isBegin &&
         (!parts.knownPlaces || mayWrite(*event, address, size.getFixedValue(),
                                         reader, layout, addressOf)) &&
         !storesTheSame()))
      return false;
  }
  for (const Instruction *made : walk.source.made)
    if (auto *load = dyn_cast<LoadInst>(made);
        load && load->getType() == type &&
        contents.hasReadExactly(walk, *load) && allows(*load) &&
        addressOf(load->getPointerOperand()) == address)
      return is(load);
  if (!isExact)
    for (const Instruction *made : walk.target.made)
      if (auto *load = dyn_cast<LoadInst>(made);
          load && value == pool.leaf(load, true) && readsExactly(*load) &&
          values.evaluate(walk, load->getPointerOperand(), false) == address)
        return true;
  return premises.isFromBefore(walk, address) &&
         premises.isFromBefore(walk, value) &&
         this->premises.demand(
             walk, {demand.kind, demand.from, nullptr, address, value});
}
