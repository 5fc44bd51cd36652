// Whether a term refines another one: by itself, in its parts, by demands, or
// by a question to the solver.

#include "verify/judge/refine/lockstep/values/Refinement.h"
#include "verify/judge/refine/linear/Linear.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/facts/Orders.h"
#include "verify/judge/refine/lockstep/facts/Pointers.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/state/Obstacles.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"
#include "verify/judge/refine/lockstep/values/MemoryContents.h"
#include "verify/judge/refine/lockstep/values/Partners.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

bool Refinement::areRelated(Walk &walk, const Value *from, const Value *to,
                            bool onArrival) {
  const Value *one = walk.source.standsFor(from, onArrival),
              *other = walk.target.standsFor(to, onArrival);
  if (walk.source.isOld(one) && walk.target.isOld(other))
    if (premises.demand(walk, {Demand::Values, one, other}))
      return true;
  const Term *term = values.evaluate(walk, from, true, onArrival),
             *theirs = values.evaluate(walk, to, false, onArrival);
  if (refines(walk, term, theirs))
    return true;
  const Term *frozen = values.evaluateFrozen(walk, to, onArrival);
  return frozen != reduction.reduce(walk, theirs) &&
         cones.refines(reduction.reduce(walk, term), frozen, walk.facts);
}

/// Whether a choice of the source is that of the intrinsic that `to` calls,
/// between operands that refine those of the source, by `refine`.
///
///   %c = icmp slt i32 %x, 1
///   %m = select i1 %c, i32 0, i32 %x       %m = call @llvm.smax(%x, 0)
bool Refinement::choosesLike(
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
    return reduction.reduce(walk, terms.compare(predicate, yes, no)) ==
           choice.operands[0];
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
bool Refinement::choosesInTurn(
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

bool Refinement::refinesInParts(
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
      from->type == to->type &&
      reduction.isNonNegative(walk, from->operands[0]))
    return refine(from->operands[0], to->operands[0]);
  if (from->kind != to->kind || from->operands.empty() ||
      from->operands.size() != to->operands.size() || from->type != to->type ||
      from->rest != to->rest)
    return false;
  // What the target alone promises is shown of the source's operands.
  if (const unsigned promised = to->flags & ~from->flags;
      promised != 0 && (promised & ~reduction.impliedFlags(walk, *from)) != 0)
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
const Term *Refinement::extendedWithSign(Walk &walk, const Term *term) {
  if (term->opcode() != Instruction::ZExt || flagOfExtended(*term) != 0)
    return term;
  const Term *other = pool.operation(*term, Instruction::SExt, /*flags=*/0,
                                     {term->operands[0]});
  return flagOfExtended(*other) != 0 &&
                 reduction.isNonNegative(walk, term->operands[0])
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
const Term *Refinement::castBefore(Walk &walk, const Term *from,
                                   const Term *to) {
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
  return reduction.reduce(walk, pool.operation(*from, made, flag, operands));
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
const Term *Refinement::inPlainSteps(Walk &walk, const Term *address,
                                     const PlainForm &form) {
  SmallVector<const Term *> operands;
  for (const Term *operand : address->operands)
    operands.push_back(extendedWithSign(walk, operand));
  return reduction.reduce(
      walk, pool.plainSteps(pool.rebuild(*address, operands), form));
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
const Term *Refinement::simplified(Walk &walk, const Term *from,
                                   const Term *to) {
  if (from == to)
    return from;
  from = castBefore(walk, reduction.foldInSource(walk, from), to);
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
    return reduction.reduce(
        walk, pool.splitLast(from, to->steps[0].scale, to->flags));
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
                  reduction.isForward(walk, *plain);
  return isInside ? reduction.reduce(walk, pool.address(*plain, from->flags))
                  : from;
}

bool Refinement::refinesInLeaves(Walk &walk, const Term *from, const Term *to) {
  auto isKnown = [&](const Term *term) {
    return withoutCast(term)->kind == Term::Leaf &&
           premises.isFromBefore(walk, term);
  };
  from = simplified(walk, from, to);
  if (from == to)
    return true;
  if (isKnown(from) && isKnown(to))
    return premises.demand(walk, {Demand::Terms, nullptr, nullptr, from, to});
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

bool Refinement::refines(Walk &walk, const Term *from, const Term *to) {
  from = reduction.reduce(walk, from);
  to = reduction.reduce(walk, to);
  from = simplified(walk, from, to);
  if (from == to ||
      (from->kind == Term::Constant && isa<PoisonValue>(from->value)))
    return true;
  if (from->type != to->type)
    return obstacles.noteFailure(from, to);
  if ((isUndef(from) && to->isDefinedConstant()) ||
      pointers.areBothNull(walk, from, to) ||
      partners.choosesTheSame(walk, *from, *to))
    return true;
  // An address out of bounds is poison in the source.
  if (from->kind == Term::Address && from->operands[0] == to &&
      from->steps.empty())
    return true;
  bool areBefore =
      premises.isFromBefore(walk, from) && premises.isFromBefore(walk, to);
  Demand before{Demand::Terms, nullptr, nullptr, from, to};
  if ((isChanging(from) || isChanging(to)) && areBefore &&
      premises.demand(walk, before))
    return true;
  if (refinesInParts(walk, from, to, [&](const Term *one, const Term *other) {
        return refines(walk, one, other);
      }))
    return true;
  // What the source reads again the target may have kept.
  auto *load =
      from->kind == Term::Leaf ? dyn_cast<LoadInst>(from->value) : nullptr;
  if (const Term *content =
          load && !readsExactly(*load) ? contents.contentOf(walk, *load) : from;
      content != from && refines(walk, content, to))
    return true;
  if (load && walk.source.isMade.contains(load) &&
      premises.isFromBefore(walk, to)) {
    const Term *address =
        values.evaluate(walk, load->getPointerOperand(), true);
    if (premises.isFromBefore(walk, address) &&
        premises.demand(walk, {Demand::Memory, load, nullptr, address, to}))
      return true;
  }
  // Integers that a branch has found to be equal are one number each time.
  if (from->type->isIntegerTy() &&
      reduction.reduce(walk, terms.isEqual(from, to))->isTrue())
    return true;
  if (isChanging(from) && isChanging(to))
    return obstacles.noteFailure(from, to);
  if (cones.refines(from, to, walk.facts) ||
      orders.holdsInOrder(walk, to, [&](ArrayRef<Fact> facts) {
        return cones.refines(from, to, facts);
      }))
    return true;
  return (areBefore && (canChange(from) || canChange(to)) &&
          premises.demand(walk, before)) ||
         obstacles.noteFailure(from, to);
}
