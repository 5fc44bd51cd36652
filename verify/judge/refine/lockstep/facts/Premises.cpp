// What walks demand of the nodes where they begin, and which demands are in
// vain.

#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/state/Activity.h"
#include "verify/judge/refine/lockstep/state/Nodes.h"

using namespace palindrome::refine;
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
Demand Premises::strengthened(Walk &walk, const Demand &demand) {
  const Term *from = demand.fromTerm, *to = demand.toTerm;
  // The first look may not have known that it is not negative.
  if (demand.kind != Demand::Terms ||
      (activity.audited && activity.audited->contains(demand)))
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
  if (!narrow || !inst ||
      (isUnsigned && !reduction.isNonNegative(walk, narrow)))
    return demand;
  return {Demand::Terms, nullptr, nullptr,
          pool.operation(*inst, wide->type, Instruction::SExt, /*flags=*/0,
                         {narrow}),
          wide};
}

bool Premises::demand(Walk &walk, Demand demand) {
  demand = strengthened(walk, demand);
  Node &node = *walk.start;
  const bool isOfValues =
      demand.kind == Demand::Values || demand.kind == Demand::Captured;
  if (node.event() && isOfValues &&
      (demand.from == node.source || demand.to == node.target))
    return demand.kind == Demand::Values && demand.from == node.source &&
           demand.to == node.target;
  // Nothing comes before the entry.
  if (&node == nodes.found.front() || node.refuted.count(demand))
    return false;
  if (activity.audited && !activity.audited->contains(demand))
    return false;
  if (isOfValues &&
      !(isAvailable(demand.from, node) && isAvailable(demand.to, node)))
    return false;
  if (!node.known.contains(demand) &&
      goesAround(node, demand, activity.showing))
    return false;
  node.claim(demand, activity.showing);
  walk.relied.insert(demand);
  if (activity.exploring)
    activity.exploring->relied.insert(demand);
  return true;
}

bool Premises::isAvailable(const Value *value, const Node &node) {
  const auto *inst = dyn_cast<Instruction>(value);
  if (!inst)
    return true;
  bool isSource = inst->getFunction() == &source.function;
  const Body &body = isSource ? source : target;
  const Value *at = isSource ? node.source : node.target;
  if (at == inst)
    return true;
  if (auto *block = dyn_cast<BasicBlock>(at))
    return isa<PHINode>(inst) && inst->getParent() == block
               ? true
               : body.dominators.properlyDominates(inst->getParent(), block);
  return body.dominators.dominates(inst, cast<Instruction>(at));
}

bool Premises::isAvailable(const Term &term, const Node &node) {
  bool areAll = true;
  DenseMap<const Term *, bool> seen;
  visitParts(&term, seen, [&](const Term &part) {
    if (part.kind == Term::Leaf)
      areAll &= isAvailable(part.value, node);
  });
  return areAll;
}

bool Premises::isFromBefore(Walk &walk, const Term *term) {
  DenseMap<const Term *, bool> seen;
  bool isBefore = true;
  visitParts(term, seen, [&](const Term &part) {
    bool isForeign = part.kind == Term::Foreign;
    // It is for one question on this walk.
    isBefore &= part.opcode() != Instruction::Freeze;
    if (!isForeign && part.kind != Term::Leaf)
      return;
    const WalkSide &side = isForeign ? walk.target : walk.source;
    isBefore &= !side.isMade.contains(part.value) &&
                !side.bound.contains(part.value) &&
                (!walk.start->event() || part.value != walk.start->source) &&
                (!walk.start->event() || part.value != walk.start->target);
  });
  return isBefore;
}
