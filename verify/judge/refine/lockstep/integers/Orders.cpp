// Orders that the target relies on and the source has not shown: they are
// demanded of the node where the walk began. One half of an equality:
//
//   head:  %i = phi [ 0, %entry ], [ %j, %head ]   ; %i <= %n is demanded here
//          %j = add %i, 1
//          br (icmp ult %i, %n), %head, %exit
//   exit:  call @llvm.assume(icmp eq %i, %n)        ; in the target
//
// or that a sum does not wrap around: `%i < -1` for `add nuw %i, 1`.

#include "verify/judge/refine/lockstep/Prover.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The orders that are tried at once.
static constexpr unsigned mostOrders = 8;

/// True where `condition` is not poison, and poison elsewhere.
const Term *Prover::orTrue(const Term *condition) {
  Type *type = condition->type;
  const Instruction *&like = alternatives[type];
  if (!like) {
    Value *any = PoisonValue::get(type);
    loose.push_back(BinaryOperator::CreateOr(any, any));
    like = loose.back();
  }
  return pool.operation(*like,
                        {condition, pool.constant(ConstantInt::getTrue(type))});
}

/// Whether a condition of the source is poison or true at the end of a walk,
/// whatever its undefs are each time.
bool Prover::isShownUnlessPoison(Walk &walk, const Term *demanded) {
  const Term *condition =
      foldInSource(walk, reduce(walk, onArrival(walk, demanded)));
  // The choice for each undef is the target's.
  if (condition->isTrue() ||
      cones.refines(orTrue(condition), condition, walk.facts))
    return true;
  return !condition->constantInt() && isFromBefore(walk, condition) &&
         demand(walk, {Demand::HoldsUnlessPoison, nullptr, nullptr, condition});
}

/// Adds the conditions that make `term`, a sum of the target, no poison.
void Prover::addBounds(const Term &term,
                       SmallVectorImpl<const Term *> &orders) {
  const ConstantInt *added = term.opcode() == Instruction::Add
                                 ? term.operands[1]->constantInt()
                                 : nullptr;
  if (!added || added->isZero())
    return;
  const Term *value = term.operands[0];
  auto bound = [&](CmpInst::Predicate predicate, const APInt &by) {
    orders.push_back(
        compare(predicate, value,
                pool.constant(ConstantInt::get(added->getContext(), by))));
  };
  const APInt &by = added->getValue();
  if ((term.flags & OverflowingBinaryOperator::NoUnsignedWrap) != 0)
    bound(CmpInst::ICMP_ULT, -by);
  if ((term.flags & OverflowingBinaryOperator::NoSignedWrap) != 0)
    bound(by.isNegative() ? CmpInst::ICMP_SGE : CmpInst::ICMP_SLT,
          APInt::getSignedMinValue(by.getBitWidth()) - by);
}

/// Whether `holds` does, for the facts of a walk and for orders that `term`, of
/// the target, makes likely. Those are then demanded where the walk began.
bool Prover::holdsInOrder(Walk &walk, const Term *term,
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
            compare(predicate, part.operands[0], part.operands[1]));
  });
  auto demandOf = [](const Term *order) {
    return Demand{Demand::HoldsUnlessPoison, nullptr, nullptr, order};
  };
  // What always holds is of no use.
  erase_if(orders, [&](const Term *order) {
    return order->constantInt() || foldInSource(walk, order)->constantInt() ||
           !isFromBefore(walk, order) ||
           walk.start->refuted.count(demandOf(order)) ||
           !cones.holds(orTrue(order), walk.facts);
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
          return demand(walk, demandOf(order));
        }))
      return false;
    // Behind its way a walk may lose the demand, and then knows no order.
    if (exploring)
      for (const Term *order : some)
        learn(walk, order, true);
    return true;
  };
  return any_of(orders, [&](const Term *order) { return tryAll(order); }) ||
         tryAll(orders);
}

bool Prover::holdsInOrder(Walk &walk, const Term *condition) {
  return holdsInOrder(walk, condition, [&](ArrayRef<Fact> facts) {
    return cones.holds(condition, facts);
  });
}
