// Phis of the target, and what it computes from them, as terms of the source.

#include "verify/judge/refine/lockstep/values/Counterparts.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/state/Nodes.h"
#include "verify/judge/refine/lockstep/state/Suggestions.h"
#include "verify/judge/refine/lockstep/values/Partners.h"
#include "verify/judge/refine/lockstep/values/Rereads.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

const PHINode *
palindrome::refine::lockstep::onlyPhiOf(const Instruction &inst) {
  const PHINode *only = nullptr;
  for (const Use &use : inst.operands()) {
    auto *phi = dyn_cast<PHINode>(use);
    if (!phi && !isa<Argument, Constant>(use))
      return nullptr;
    if (phi && only)
      return nullptr;
    only = phi ? phi : only;
  }
  return only;
}

const Term *Counterparts::evaluateCounterpart(Walk &walk,
                                              const Instruction &value) {
  const Instruction *inst = &value;
  if (walk.target.isMade.contains(inst)) {
    const Instruction *partner = partners.partnerIn(walk, *inst);
    return partner ? values.evaluate(walk, partner, true) : nullptr;
  }
  if (auto found = suggestions.candidates.find(inst);
      found != suggestions.candidates.end())
    for (const Value *candidate : found->second)
      if (candidate != walk.start->source &&
          premises.isAvailable(candidate, *walk.start) &&
          premises.demand(walk, {Demand::Values, candidate, inst}))
        return values.evaluate(walk, candidate, true);
  if (const Term *term = evaluateNarrowed(walk, inst))
    return term;
  if (auto *phi = dyn_cast<PHINode>(inst)) {
    if (const Term *extended = extendedPhi(walk, *phi))
      return extended;
    if (const Term *shifted = evaluateShifted(walk, *phi))
      return shifted;
  }
  if (const LoadInst *again = rereads.readAgain(walk, *inst)) {
    // Behind the walk it may be so still.
    suggestions.suggest(suggestions.candidates, inst, again);
    return values.evaluate(walk, again, true);
  }
  return evaluateArrived(walk, *inst);
}

/// A phi of the target as a term that the source has without a phi:
///
///   exit:                              exit:
///     call void @g(i32 %x)               %y = phi i32 [ %x, %a ], [ %x, %b ]
///                                        call void @g(i32 %y)
const Term *Counterparts::evaluateArrived(Walk &walk, const Value &phi) {
  auto found = suggestions.arrived.find(&phi);
  if (found == suggestions.arrived.end())
    return nullptr;
  for (const Term *term : found->second) {
    Demand wanted{Demand::Terms, nullptr, nullptr, term, pool.leaf(&phi, true)};
    if (!premises.isAvailable(*term, *walk.start) ||
        !premises.isFromBefore(walk, term) || !premises.demand(walk, wanted))
      continue;
    suggestions.guesses.insert({walk.start, wanted});
    return term;
  }
  return nullptr;
}

const Term *Counterparts::truncated(const Term *wide, const Value &phi) {
  return pool.operation(cast<Instruction>(phi), phi.getType(),
                        Instruction::Trunc, /*flags=*/0, {wide});
}

/// A phi of the target as the truncation of one of the source.
const Term *Counterparts::evaluateNarrowed(Walk &walk, const Value *value) {
  auto found = suggestions.narrowed.find(value);
  if (found == suggestions.narrowed.end())
    return nullptr;
  for (const Value *wide : found->second) {
    if (!premises.isAvailable(wide, *walk.start))
      continue;
    const Term *term = truncated(values.evaluate(walk, wide, true), *value);
    if (premises.isFromBefore(walk, term) &&
        premises.demand(walk, {Demand::Terms, nullptr, nullptr, term,
                               pool.leaf(value, true)}))
      return term;
  }
  return nullptr;
}

/// How the source extends a value, or a value computed from it: a cast. 0 if it
/// does not.
static unsigned extensionOf(const Value &value) {
  auto among = [](const Value &extended) -> unsigned {
    for (const User *user : extended.users())
      if (isa<SExtInst, ZExtInst>(user))
        return cast<CastInst>(user)->getOpcode();
    return 0;
  };
  unsigned opcode = among(value);
  for (const User *user : value.users())
    if (opcode == 0 && isa<BinaryOperator>(user))
      opcode = among(*user);
  return opcode;
}

/// What a phi of the target counts with more bits than the source does: the
/// extension of a phi of the source, where the source extends that, or a value
/// computed from it. Null if there is none.
const Term *Counterparts::extendedPhi(Walk &walk, const PHINode &phi) {
  if (!phi.getType()->isIntegerTy())
    return nullptr;
  auto together = find_if(nodes.found, [&](const Node *node) {
    return node->target == phi.getParent();
  });
  if (together == nodes.found.end())
    return nullptr;
  auto *block = dyn_cast<BasicBlock>((*together)->source);
  if (!block)
    return nullptr;
  const Term *foreign = pool.leaf(&phi, true);
  for (const PHINode &narrow : block->phis()) {
    unsigned opcode = extensionOf(narrow);
    if (opcode == 0 || !narrow.getType()->isIntegerTy() ||
        narrow.getType()->getIntegerBitWidth() >=
            phi.getType()->getIntegerBitWidth() ||
        !premises.isAvailable(&narrow, *walk.start))
      continue;
    // Flags are facts about the operand.
    const Term *term = pool.operation(phi, phi.getType(), opcode, /*flags=*/0,
                                      {pool.leaf(&narrow)});
    if (premises.demand(walk, {Demand::Terms, nullptr, nullptr, term, foreign}))
      return term;
  }
  return nullptr;
}

const Term *Counterparts::evaluateComputed(Walk &walk, const Instruction &inst,
                                           const Term *term) {
  auto found = suggestions.computed.find(&inst);
  if (found == suggestions.computed.end())
    return nullptr;
  if (const PHINode *phi = term->hasForeign ? onlyPhiOf(inst) : nullptr) {
    if (walk.target.bound.contains(phi) ||
        !premises.isAvailable(phi, *walk.start))
      return nullptr;
    SmallVector<const Term *> operands;
    for (const Use &use : inst.operands())
      operands.push_back(use == phi
                             ? pool.leaf(phi, true)
                             : values.evaluate(walk, use, /*isSource=*/false));
    term = pool.operation(inst, operands);
  }
  for (const Value *other : found->second) {
    const Term *mine = pool.leaf(other);
    if (premises.isAvailable(other, *walk.start) &&
        premises.isFromBefore(walk, mine) &&
        premises.isFromBefore(walk, term) &&
        premises.demand(walk, {Demand::Terms, nullptr, nullptr, mine, term}))
      return mine;
  }
  return nullptr;
}

/// The constant that `inst` adds to its only operand that is none, in bytes if
/// that is a pointer; 0 if it does not.
static int64_t addedBy(const Instruction &inst, const DataLayout &layout) {
  if (auto *step = dyn_cast<GetElementPtrInst>(&inst)) {
    APInt bytes(layout.getIndexTypeSizeInBits(step->getType()), 0);
    return step->accumulateConstantOffset(layout, bytes) ? bytes.getSExtValue()
                                                         : 0;
  }
  auto *sum = dyn_cast<BinaryOperator>(&inst);
  if (!sum || sum->getOpcode() != Instruction::Add ||
      sum->getType()->getScalarSizeInBits() > 64)
    return 0;
  for (const Use &use : sum->operands())
    if (auto *added = dyn_cast<ConstantInt>(use))
      return added->getSExtValue();
  return 0;
}

/// A phi of the target as a phi of the source and a constant, where the target
/// computes the latter from it by a sum: if the sum is that phi, the phi is the
/// difference.
///
///   head: %i = phi [ %n, .. ], [ %i1, .. ]   head: %k = phi [ %m, .. ], ..
///         ; %n is %m - 1                           %i = add nsw %k, -1
///         br (icmp sgt %i, 0)                      br (icmp sgt %k, 1)
const Term *Counterparts::evaluateShifted(Walk &walk, const PHINode &phi) {
  for (const User *user : phi.users()) {
    auto *inst = cast<Instruction>(user);
    auto found = suggestions.computed.find(inst);
    if (found == suggestions.computed.end() || inst->getType() != phi.getType())
      continue;
    const int64_t added = addedBy(*inst, layout);
    if (added == 0 || added == INT64_MIN)
      continue;
    for (const Value *other : found->second) {
      const Term *mine = pool.leaf(other);
      const Term *term =
          phi.getType()->isPointerTy()
              ? pool.step(mine, -added, /*flags=*/0)
              : pool.operation(
                    *inst, phi.getType(), Instruction::Add,
                    /*flags=*/0,
                    {mine, pool.constant(ConstantInt::get(
                               phi.getContext(),
                               -APInt(phi.getType()->getIntegerBitWidth(),
                                      added, /*isSigned=*/true)))});
      if (premises.isAvailable(other, *walk.start) &&
          premises.isFromBefore(walk, mine) &&
          premises.demand(walk, {Demand::Terms, nullptr, nullptr, term,
                                 pool.leaf(&phi, true)}))
        return term;
    }
  }
  return nullptr;
}
