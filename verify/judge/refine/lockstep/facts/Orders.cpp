// Orders that the target relies on and the source has not shown: they are
// demanded of the node where the walk began. One half of an equality:
//
//   head:  %i = phi [ 0, %entry ], [ %j, %head ]   ; %i <= %n is demanded here
//          %j = add %i, 1
//          br (icmp ult %i, %n), %head, %exit
//   exit:  call @llvm.assume(icmp eq %i, %n)        ; in the target
//
// or that a sum does not wrap around: `%i < -1` for `add nuw %i, 1`.

#include "verify/judge/refine/lockstep/facts/Orders.h"
#include "verify/judge/refine/lockstep/facts/Facts.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/state/Activity.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The orders that are tried at once.
static constexpr unsigned mostOrders = 8;

/// Adds the conditions that make `term`, a sum of the target, no poison.
void Orders::addBounds(const Term &term,
                       SmallVectorImpl<const Term *> &orders) {
  const ConstantInt *added = term.opcode() == Instruction::Add
                                 ? term.operands[1]->constantInt()
                                 : nullptr;
  if (!added || added->isZero())
    return;
  const Term *value = term.operands[0];
  auto bound = [&](CmpInst::Predicate predicate, const APInt &by) {
    orders.push_back(terms.compare(
        predicate, value,
        pool.constant(ConstantInt::get(added->getContext(), by))));
  };
  const APInt &by = added->getValue();
  if ((term.flags & OverflowingBinaryOperator::NoUnsignedWrap) != 0)
    bound(CmpInst::ICMP_ULT, -by);
  if ((term.flags & OverflowingBinaryOperator::NoSignedWrap) != 0)
    bound(by.isNegative() ? CmpInst::ICMP_SGE : CmpInst::ICMP_SLT,
          APInt::getSignedMinValue(by.getBitWidth()) - by);
}

bool Orders::holdsInOrder(Walk &walk, const Term *term,
                          function_ref<bool(ArrayRef<Fact> facts)> holds) {
  if (!means.usesConditions || term->hasForeign)
    return false;
  SmallVector<const Term *> orders;
  DenseMap<const Term *, bool> seen;
  visitParts(term, seen, [&](const Term &part) {
    addBounds(part, orders);
    if (part.opcode() == Instruction::ICmp &&
        part.rest[1] == CmpInst::ICMP_EQ &&
        part.operands[0]->type->isIntegerTy())
      for (CmpInst::Predicate predicate :
           {CmpInst::ICMP_ULE, CmpInst::ICMP_UGE, CmpInst::ICMP_SLE,
            CmpInst::ICMP_SGE})
        orders.push_back(
            terms.compare(predicate, part.operands[0], part.operands[1]));
  });
  auto demandOf = [](const Term *order) {
    return Demand{Demand::HoldsUnlessPoison, nullptr, nullptr, order};
  };
  // What always holds is of no use.
  erase_if(orders, [&](const Term *order) {
    return order->constantInt() ||
           reduction.foldInSource(walk, order)->constantInt() ||
           !premises.isFromBefore(walk, order) ||
           walk.start->refuted.count(demandOf(order)) ||
           !cones.holds(terms.orTrue(order), walk.facts);
  });
  if (orders.size() > mostOrders)
    orders.resize(mostOrders);
  auto suffice = [&](ArrayRef<const Term *> some) {
    SmallVector<Fact> facts(walk.facts);
    for (const Term *order : some)
      facts.push_back({order, true});
    return holds(facts);
  };
  // Most often even all of them together do not suffice.
  if (orders.empty() || !suffice(orders))
    return false;
  auto tryAll = [&](ArrayRef<const Term *> some) {
    if (!suffice(some) || !all_of(some, [&](const Term *order) {
          return premises.demand(walk, demandOf(order));
        }))
      return false;
    // Behind its way a walk may lose the demand, and then knows no order.
    if (activity.exploring)
      for (const Term *order : some)
        facts.learn(walk, order, true);
    return true;
  };
  return any_of(orders, [&](const Term *order) { return tryAll(order); }) ||
         tryAll(orders);
}

bool Orders::holdsInOrder(Walk &walk, const Term *condition) {
  return holdsInOrder(walk, condition, [&](ArrayRef<Fact> facts) {
    return cones.holds(condition, facts);
  });
}
