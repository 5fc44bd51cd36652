// What has to hold at the end of a walk, and how it is shown.

#include "verify/judge/refine/linear/Linear.h"
#include "verify/judge/refine/lockstep/Prover.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// How often the reasons of a demand may come back to its node: seldom for a
/// constant against a computation, of which there is another one each time.
static unsigned mostRoundsOf(const Demand &demand) {
  auto isComputed = [](const Term *one, const Term *other) {
    return one->constantInt() && !other->operands.empty();
  };
  return demand.kind == Demand::Terms &&
                 (isComputed(demand.fromTerm, demand.toTerm) ||
                  isComputed(demand.toTerm, demand.fromTerm))
             ? 1
             : 3;
}

/// Whether more is computed in the terms of a demand than in those of the one
/// that it was made for, at the same node: then there is likely no end to it.
static bool grows(const Demand &demand, const Demand &reason) {
  auto depthOf = [](const Demand &one) {
    return one.fromTerm->depth + one.toTerm->depth;
  };
  return demand.kind == Demand::Terms && depthOf(demand) > depthOf(reason);
}

/// Whether a demand on `node` is one more in a row that does not end. To show
/// that %i is 1 at the head of a loop, %i + 1 would have to be 1 there before,
/// and %i + 2 before that:
///
///   head: %i = phi [ 0, %entry ], [ %j, %head ]
///         %j = add %i, 1
static bool goesAround(const Node &node, const Demand &demand,
                       const Claim *reason) {
  unsigned mostRounds = mostRoundsOf(demand), rounds = 0;
  for (; reason && rounds != mostRounds; reason = reason->reason) {
    if (reason->node != &node || reason->demand.kind != demand.kind)
      continue;
    if (rounds == 0 && grows(demand, reason->demand))
      mostRounds = 1;
    ++rounds;
  }
  // There are only so many pairs of values.
  return demand.kind != Demand::Values && demand.kind != Demand::Captured &&
         rounds == mostRounds;
}

/// A demand that implies `demand`, which is about what is counted with more
/// bits, and is more likely to hold from one iteration to the next:
///
///   trunc nsw i64 %wide to i32 refines %narrow:
///       %wide refines sext i32 %narrow to i64
///   zext i32 %narrow to i64, or trunc nuw, where %narrow is not negative:
///       the same
Demand Prover::strengthened(Walk &walk, const Demand &demand) {
  const Term *from = demand.fromTerm, *to = demand.toTerm;
  // The first look may not have known that it is not negative.
  if (demand.kind != Demand::Terms || (audited && audited->contains(demand)))
    return demand;
  const Term *wide = to, *narrow = nullptr;
  bool isUnsigned = false;
  if (to->opcode() == Instruction::Trunc && to->flags != 0) {
    wide = to->operands[0];
    narrow = from;
    isUnsigned = (to->flags & TruncInst::NoUnsignedWrap) != 0;
  } else if (from->opcode() == Instruction::ZExt) {
    narrow = from->operands[0];
    isUnsigned = true;
  }
  const auto *inst = dyn_cast_or_null<Instruction>(
      wide->kind == Term::Leaf || wide->kind == Term::Foreign ? wide->value
                                                              : nullptr);
  if (!narrow || !inst || (isUnsigned && !isNonNegative(walk, narrow)))
    return demand;
  return {Demand::Terms, nullptr, nullptr,
          pool.operation(*inst, wide->type, Instruction::SExt, /*flags=*/0,
                         {narrow}),
          wide};
}

/// Adds a demand to the node where a walk begins. False if it is known not to
/// hold, so that nothing can rely on it.
bool Prover::demand(Walk &walk, Demand demand) {
  demand = strengthened(walk, demand);
  Node &node = *walk.start;
  const bool isOfValues =
      demand.kind == Demand::Values || demand.kind == Demand::Captured;
  if (node.event() && isOfValues &&
      (demand.from == node.source || demand.to == node.target))
    return demand.kind == Demand::Values && demand.from == node.source &&
           demand.to == node.target;
  // Nothing comes before the entry.
  if (&node == found.front() || node.refuted.count(demand))
    return false;
  if (audited && !audited->contains(demand))
    return false;
  if (isOfValues &&
      !(isAvailable(demand.from, node) && isAvailable(demand.to, node)))
    return false;
  if (!node.known.contains(demand) && goesAround(node, demand, showing))
    return false;
  node.claim(demand, showing);
  walk.relied.insert(demand);
  if (exploring)
    exploring->relied.insert(demand);
  return true;
}

/// Whether a condition holds at the end of a walk. The facts of the walk may
/// speak of loads that are known by older values by now.
bool Prover::holdsAtEnd(Walk &walk, const Term *condition) {
  condition = reduce(walk, onArrival(walk, condition));
  if (cones.holds(condition, walk.facts))
    return true;
  SmallVector<Fact> anew;
  bool areOther = false;
  for (const Fact &fact : walk.facts) {
    const Term *now = onWalk(walk, fact.condition, /*onArrival=*/false);
    areOther |= now != fact.condition;
    anew.push_back({now, fact.holds});
  }
  return areOther && cones.holds(condition, anew);
}

/// Whether a demand on the node at the end of a walk holds after it.
bool Prover::isShown(Walk &walk, const Demand &demand) {
  switch (demand.kind) {
  case Demand::Values:
    return areRelated(walk, demand.from, demand.to, /*onArrival=*/true);
  case Demand::Captured:
    return capturesNoMore(walk, demand.from, demand.to, /*onArrival=*/true);
  case Demand::Terms:
    return refines(walk, onArrival(walk, demand.fromTerm),
                   onArrival(walk, demand.toTerm));
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

/// What phis stand for that the walk has passed, or that it comes to.
const Value *Prover::standsFor(const Place &place, const Value *value,
                               bool onArrival) {
  auto *phi = dyn_cast<PHINode>(value);
  if (onArrival && phi && place.from && phi->getParent() == place.arrivedAt)
    value = phi->getIncomingValueForBlock(place.from);
  for (auto found = place.bound.find(value); found != place.bound.end();
       found = place.bound.find(value))
    value = found->second;
  return value;
}

/// Whether a value that is not computed was there before the walk.
bool Prover::isOld(const Place &place, const Value *value) {
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst || place.isMade.contains(inst))
    return false;
  Role role = roleOf(*inst);
  return role == Role::Phi || isMade(role);
}

bool Prover::areRelated(Walk &walk, const Value *from, const Value *to,
                        bool onArrival) {
  const Value *one = standsFor(walk.source, from, onArrival),
              *other = standsFor(walk.target, to, onArrival);
  if (isOld(walk.source, one) && isOld(walk.target, other))
    if (demand(walk, {Demand::Values, one, other}))
      return true;
  const Term *term = evaluate(walk, from, true, onArrival),
             *theirs = evaluate(walk, to, false, onArrival);
  if (refines(walk, term, theirs))
    return true;
  const Term *frozen = evaluateFrozen(walk, to, onArrival);
  return frozen != reduce(walk, theirs) &&
         cones.refines(reduce(walk, term), frozen, walk.facts);
}

/// Whether a choice of the source is that of the intrinsic that `to` calls,
/// between operands that refine those of the source, by `refine`.
///
///   %c = icmp slt i32 %x, 1
///   %m = select i1 %c, i32 0, i32 %x       %m = call @llvm.smax(%x, 0)
bool Prover::choosesLike(
    Walk &walk, const Term &choice, const Term &to,
    function_ref<bool(const Term *from, const Term *to)> refine) {
  if (choice.opcode() != Instruction::Select || choice.flags != 0 ||
      !isLeastOrGreatest(to) || choice.type != to.type ||
      !choice.type->isIntegerTy())
    return false;
  const auto id = static_cast<Intrinsic::ID>(to.rest[1]);
  if (hasValueAttributes(*cast<CallBase>(to.value)))
    return false;
  const Term *yes = choice.operands[1], *no = choice.operands[2];
  // The predicate by which LLVM expands the intrinsic: the first operand is
  // chosen where it is true, and may be where both are equal.
  CmpInst::Predicate strict = MinMaxIntrinsic::getPredicate(id);
  auto decides = [&](CmpInst::Predicate predicate) {
    return reduce(walk, compare(predicate, yes, no)) == choice.operands[0];
  };
  if (!decides(strict) && !decides(ICmpInst::getNonStrictPredicate(strict)))
    return false;
  return (refine(yes, to.operands[0]) && refine(no, to.operands[1])) ||
         (refine(yes, to.operands[1]) && refine(no, to.operands[0]));
}

/// Whether the target chooses with two conditions, one after the other, as the
/// source does with both at once. The first may be looked at alone, and where
/// the other one is poison, so is the source:
///
///   %c = or i1 %a, %b                     %s = select i1 %b, i64 7, i64 %x
///   %r = select i1 %c, i64 7, i64 %x      %r = select i1 %a, i64 7, i64 %s
bool Prover::choosesInTurn(
    const Term &from, const Term &to,
    function_ref<bool(const Term *from, const Term *to)> refine) {
  const Term *both = from.operands[0], *yes = from.operands[1],
             *no = from.operands[2];
  const bool isOr = both->opcode() == Instruction::Or;
  if ((!isOr && both->opcode() != Instruction::And) || from.flags != 0 ||
      both->flags != 0 || !both->type->isIntegerTy(1))
    return false;
  return any_of(ArrayRef{0, 1}, [&](unsigned first) {
    const Term *second = both->operands[1 - first];
    if (!refine(both->operands[first], to.operands[0]))
      return false;
    const Term *rest = pool.operation(from, Instruction::Select, /*flags=*/0,
                                      {second, yes, no});
    return isOr ? refine(yes, to.operands[1]) && refine(rest, to.operands[2])
                : refine(rest, to.operands[1]) && refine(no, to.operands[2]);
  });
}

/// Whether `to` refines `from` because their operands do, by `refine`.
bool Prover::refinesInParts(
    Walk &walk, const Term *from, const Term *to,
    function_ref<bool(const Term *from, const Term *to)> refine) {
  if (choosesLike(walk, *from, *to, refine))
    return true;
  if (from->opcode() == Instruction::Select &&
      to->opcode() == Instruction::Select && from->type == to->type &&
      choosesInTurn(*from, *to, refine))
    return true;
  // The source may know that what both extend is not negative.
  if (from->opcode() == Instruction::ZExt &&
      to->opcode() == Instruction::SExt &&
      from->operands[0]->type == to->operands[0]->type &&
      from->type == to->type && isNonNegative(walk, from->operands[0]))
    return refine(from->operands[0], to->operands[0]);
  if (from->kind != to->kind || from->operands.empty() ||
      from->operands.size() != to->operands.size() || from->type != to->type ||
      from->rest != to->rest)
    return false;
  // What the target alone promises is shown of the source's operands.
  if (const unsigned promised = to->flags & ~from->flags;
      promised != 0 && (promised & ~impliedFlags(walk, *from)) != 0)
    return false;
  bool sameSteps =
      from->steps.size() == to->steps.size() &&
      all_of_zip(from->steps, to->steps, [](auto &one, auto &other) {
        return one.scale == other.scale && one.operand == other.operand;
      });
  auto areRefined = [&](ArrayRef<const Term *> theirs) {
    return all_of_zip(from->operands, theirs,
                      [&](const Term *one, const Term *other) {
                        return one->type == other->type && refine(one, other);
                      });
  };
  if (!sameSteps)
    return false;
  const bool isCommutative = Instruction::isCommutative(from->opcode()) ||
                             (from->opcode() == Instruction::ICmp &&
                              from->rest[1] == CmpInst::ICMP_EQ);
  // Terms that differ stand in another order.
  auto matches = [&](unsigned mine, unsigned its) {
    const Term *one = from->operands[mine], *other = to->operands[its];
    return one == other ||
           (one->opcode() != 0 && one->opcode() == other->opcode() &&
            one->operands[0]->opcode() == other->operands[0]->opcode());
  };
  auto isLeaf = [](const Term *operand) {
    return withoutCast(operand)->operands.empty();
  };
  const bool swaps = isCommutative && from->operands.size() == 2;
  const bool isSwapped = swaps && !matches(0, 0) && !matches(1, 1) &&
                         (matches(0, 1) || matches(1, 0));
  auto swapped = [&] { return areRefined({to->operands[1], to->operands[0]}); };
  if (isSwapped)
    return swapped();
  return areRefined(to->operands) ||
         (swaps && all_of(from->operands, isLeaf) &&
          all_of(to->operands, isLeaf) && swapped());
}

/// A `zext` of an `add nsw` that is not negative, as a `sext`: that can be
/// written as a sum of extensions. `reduce` makes a `zext` of each `sext` of
/// what is not negative. Other terms are returned as they are.
const Term *Prover::extendedWithSign(Walk &walk, const Term *term) {
  if (term->opcode() != Instruction::ZExt || flagOfExtended(*term) != 0)
    return term;
  const Term *other = pool.operation(*term, Instruction::SExt, /*flags=*/0,
                                     {term->operands[0]});
  return flagOfExtended(*other) != 0 && isNonNegative(walk, term->operands[0])
             ? other
             : term;
}

/// A source's extension of an operation that does not wrap around as that
/// operation on extended operands, if `to` is one: where it would wrap around
/// the source is poison. Likewise an operation on bits, and what is truncated
/// of an operation, of which the lowest bits depend on no others.
///
///   %j = add nuw i32 %i, 1          %w = zext i32 %i to i64
///   %r = zext i32 %j to i64         %r = add nuw i64 %w, 1
const Term *Prover::castBefore(Walk &walk, const Term *from, const Term *to) {
  const Term *cast = extendedWithSign(walk, from);
  const unsigned opcode = cast->opcode(), flag = flagOfExtended(*cast);
  const bool isTruncation = opcode == Instruction::Trunc;
  if ((opcode != Instruction::ZExt && opcode != Instruction::SExt &&
       !isTruncation) ||
      from->operands[0]->opcode() != to->opcode() || !from->type->isIntegerTy())
    return from;
  const Term *operation = from->operands[0];
  const unsigned made = operation->opcode();
  const bool isOfBits = made == Instruction::And || made == Instruction::Or ||
                        made == Instruction::Xor;
  const bool isArithmetic = made == Instruction::Add ||
                            made == Instruction::Sub ||
                            made == Instruction::Mul;
  if (flag == 0 && !isOfBits && !(isTruncation && isArithmetic))
    return from;
  SmallVector<const Term *, 2> operands;
  for (const Term *operand : operation->operands)
    operands.push_back(pool.operation(*from, opcode, /*flags=*/0, {operand}));
  return reduce(walk, pool.operation(*from, made, flag, operands));
}

/// Whether `to` is an integer that the source adds a constant to and takes it
/// from again: if the first sum wraps around in spite of a flag, the source is
/// poison.
///
///   %j = add nsw i32 %n, -1         %r = %n
///   %r = add i32 %j, 1
static bool isAddedAndTaken(const Term *from, const Term *to) {
  if (from->opcode() != Instruction::Add ||
      from->operands[0]->opcode() != Instruction::Add ||
      from->operands[0]->operands[0] != to)
    return false;
  const ConstantInt *last = from->operands[1]->constantInt(),
                    *first = from->operands[0]->operands[1]->constantInt();
  return first && last && first->getValue() == -last->getValue();
}

/// An address of the source with a step for each operand of the sums in its
/// indices, which refines it.
const Term *Prover::inPlainSteps(Walk &walk, const Term *address,
                                 const PlainForm &form) {
  SmallVector<const Term *> operands;
  for (const Term *operand : address->operands)
    operands.push_back(extendedWithSign(walk, operand));
  return reduce(walk, pool.plainSteps(pool.rebuild(*address, operands), form));
}

/// Whether a step of an address is taken as often as a sum says.
static bool hasSumAsIndex(const Term &address) {
  return any_of(drop_begin(address.operands), [](const Term *index) {
    return index->opcode() == Instruction::Add ||
           index->opcode() == Instruction::Sub || flagOfExtended(*index) != 0;
  });
}

/// Whether a step of an address is taken as often as a product with a constant
/// says, or an extension of one.
static bool hasProductAsIndex(const Term &address) {
  return any_of(drop_begin(address.operands), [](const Term *index) {
    const Term *product =
        flagOfExtended(*index) != 0 ? index->operands[0] : index;
    return product->opcode() == Instruction::Mul &&
           product->operands[1]->constantInt();
  });
}

/// What `to` is compared with in place of `from`, of the source, which is
/// refined by it.
const Term *Prover::simplified(Walk &walk, const Term *from, const Term *to) {
  if (from == to)
    return from;
  from = castBefore(walk, foldInSource(walk, from), to);
  if (isAddedAndTaken(from, to))
    return to;
  if (const Term *bits = pool.compareShiftedBits(*from);
      bits && !pool.compareShiftedBits(*to))
    return bits;
  if (from->kind != Term::Address || to->kind != Term::Address)
    return from;
  // The target may begin anew, in bounds, on the source's last step.
  const Term *base = to->operands[0];
  if (to->flags != 0 && to->steps.size() == 1 && to->steps[0].operand == 0 &&
      base->kind == Term::Address && base->flags == 0)
    return reduce(walk, pool.splitLast(from, to->steps[0].scale, to->flags));
  // Whether the target may have other steps to the same place.
  const bool isOther = from->steps.size() < to->steps.size() ||
                       (from->operands[0]->kind == Term::Address &&
                        base->kind != Term::Address) ||
                       (from->flags != 0 && to->flags == 0) ||
                       (hasSumAsIndex(*from) && !hasSumAsIndex(*to));
  const Term *plain =
      isOther ? inPlainSteps(walk, from,
                             {/*splitsProducts=*/!hasProductAsIndex(*to),
                              /*joinsBase=*/base->kind != Term::Address})
              : from;
  if (plain->kind != Term::Address || plain->steps.size() != to->steps.size() ||
      (plain->operands[0]->kind == Term::Address) !=
          (base->kind == Term::Address))
    return from;
  if (to->flags == 0)
    return plain;
  // What lies between two places in the object is in it, too. The steps to the
  // base may be elsewhere.
  bool isInside = GEPNoWrapFlags::fromRaw(from->flags).isInBounds() &&
                  plain->operands[0] == from->operands[0] &&
                  isForward(walk, *plain);
  return isInside ? reduce(walk, pool.address(*plain, from->flags)) : from;
}

/// The same where only leaves differ, or one that is extended or truncated, as
/// what is counted with more bits is. That is demanded of them then: without a
/// question to the solver.
bool Prover::refinesInLeaves(Walk &walk, const Term *from, const Term *to) {
  auto isKnown = [&](const Term *term) {
    return withoutCast(term)->kind == Term::Leaf && isFromBefore(walk, term);
  };
  from = simplified(walk, from, to);
  if (from == to)
    return true;
  if (isKnown(from) && isKnown(to))
    return demand(walk, {Demand::Terms, nullptr, nullptr, from, to});
  return refinesInParts(walk, from, to,
                        [&](const Term *one, const Term *other) {
                          return refinesInLeaves(walk, one, other);
                        });
}

/// Whether a term is a value that walks can change.
static bool isChanging(const Term *term) {
  return (term->kind == Term::Leaf || term->kind == Term::Foreign) &&
         isa<Instruction>(term->value);
}

static bool canChange(const Term *term) {
  DenseMap<const Term *, bool> seen;
  bool has = false;
  visitParts(term, seen, [&](const Term &part) { has |= isChanging(&part); });
  return has;
}

static bool isUndef(const Term *term) {
  return term->kind == Term::Constant && isa<UndefValue>(term->value);
}

bool Prover::refines(Walk &walk, const Term *from, const Term *to) {
  from = reduce(walk, from);
  to = reduce(walk, to);
  from = simplified(walk, from, to);
  if (from == to ||
      (from->kind == Term::Constant && isa<PoisonValue>(from->value)))
    return true;
  if (from->type != to->type)
    return noteFailure(from, to);
  if ((isUndef(from) && to->isDefinedConstant()) ||
      areBothNull(walk, from, to) || choosesTheSame(walk, *from, *to))
    return true;
  // An address out of bounds is poison in the source.
  if (from->kind == Term::Address && from->operands[0] == to &&
      from->steps.empty())
    return true;
  bool areBefore = isFromBefore(walk, from) && isFromBefore(walk, to);
  Demand before{Demand::Terms, nullptr, nullptr, from, to};
  if ((isChanging(from) || isChanging(to)) && areBefore && demand(walk, before))
    return true;
  if (refinesInParts(walk, from, to, [&](const Term *one, const Term *other) {
        return refines(walk, one, other);
      }))
    return true;
  // What the source reads again the target may have kept.
  auto *load =
      from->kind == Term::Leaf ? dyn_cast<LoadInst>(from->value) : nullptr;
  if (const Term *content =
          load && !readsExactly(*load) ? contentOf(walk, *load) : from;
      content != from && refines(walk, content, to))
    return true;
  if (load && walk.source.isMade.contains(load) && isFromBefore(walk, to)) {
    const Term *address = evaluate(walk, load->getPointerOperand(), true);
    if (isFromBefore(walk, address) &&
        demand(walk, {Demand::Memory, load, nullptr, address, to}))
      return true;
  }
  // Integers that a branch has found to be equal are one number each time.
  if (from->type->isIntegerTy() && reduce(walk, isEqual(from, to))->isTrue())
    return true;
  if (isChanging(from) && isChanging(to))
    return noteFailure(from, to);
  if (cones.refines(from, to, walk.facts) ||
      holdsInOrder(walk, to, [&](ArrayRef<Fact> facts) {
        return cones.refines(from, to, facts);
      }))
    return true;
  return (areBefore && (canChange(from) || canChange(to)) &&
          demand(walk, before)) ||
         noteFailure(from, to);
}

/// Whether a load of `demand.from`'s type at the end of the walk would read
/// `demand.toTerm` from the address `demand.fromTerm`.
bool Prover::wouldRead(Walk &walk, const Demand &demand) {
  Type *type = demand.from->getType();
  bool isExact = demand.kind != Demand::Memory;
  // Where an access of the source is defined, that of the target has to be.
  auto allows = [&](const Instruction &access) {
    auto *load = dyn_cast<LoadInst>(demand.from);
    return demand.kind != Demand::Accessed || !checked.accesses ||
           (getLoadStoreAlignment(&access) >= load->getAlign() &&
            restrictsNoMore(access, *load, metadata));
  };
  const Term *address = onArrival(walk, demand.fromTerm),
             *value = onArrival(walk, demand.toTerm);
  auto is = [&](const Value *content) {
    const Term *term = evaluate(walk, content, true);
    return term == value || (!isExact && refines(walk, term, value));
  };
  auto addressOf = [&](const Value *pointer) {
    return evaluate(walk, pointer, true);
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
      if (const Value *written = leftBy(walk, *store, address, type))
        return is(written);
    auto *fill = dyn_cast<MemIntrinsic>(event);
    if (fill && demand.kind != Demand::Accessed)
      if (const Constant *written = filledBy(walk, *fill, address, type))
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
                   isNoPoison(walk, value);
    if (size.isScalable() ||
        (checked.clobbers && !isBegin &&
         (!parts.knownPlaces || mayWrite(*event, address, size.getFixedValue(),
                                         reader, layout, addressOf)) &&
         !storesTheSame()))
      return false;
  }
  for (const Instruction *made : walk.source.made)
    if (auto *load = dyn_cast<LoadInst>(made);
        load && load->getType() == type && hasReadExactly(walk, *load) &&
        allows(*load) && addressOf(load->getPointerOperand()) == address)
      return is(load);
  if (!isExact)
    for (const Instruction *made : walk.target.made)
      if (auto *load = dyn_cast<LoadInst>(made);
          load && value == pool.leaf(load, true) && readsExactly(*load) &&
          evaluate(walk, load->getPointerOperand(), false) == address)
        return true;
  return isFromBefore(walk, address) && isFromBefore(walk, value) &&
         this->demand(walk,
                      {demand.kind, demand.from, nullptr, address, value});
}
