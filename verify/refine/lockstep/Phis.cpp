// Which phis correspond: before anything is known of walks, where the first
// guess is seldom refuted if a function has changed little; and where the
// target counts from another number.

#include "verify/refine/lockstep/Prover.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Phis that are computed alike correspond in their order, if there are as many
/// of them in both functions.
void Prover::pairPhis() {
  auto ours = alike.phisOf(source.function),
       theirs = alike.phisOf(target.function);
  for (auto &[colour, phis] : theirs) {
    auto found = ours.find(colour);
    if (found == ours.end() || found->second.size() != phis.size())
      continue;
    for (auto [phi, other] : zip(phis, found->second))
      if (phi->getType() == other->getType())
        suggest(candidates, phi, other);
  }
}

/// The phi from which an instruction computes its result, with constants; null
/// if there is none.
static const PHINode *onlyPhiOf(const Instruction &inst) {
  const PHINode *only = nullptr;
  for (const Use &use : inst.operands()) {
    auto *phi = dyn_cast<PHINode>(use);
    if (!phi && !isa<ConstantInt>(use))
      return nullptr;
    if (phi && only)
      return nullptr;
    only = phi ? phi : only;
  }
  return only;
}

/// Adds which phis of the source, in `from`, are what the target computes from
/// `phi`, on this walk: where both sides meet, the target may count from
/// another number.
///
///   join: %p = phi ptr [ %p1, %a ], ..    join: %q = phi ptr [ %q1, %a ], ..
///                                               %p = getelementptr %q, 16
void Prover::addComputed(Walk &walk, const PHINode &phi,
                         const BasicBlock &from) {
  for (const User *user : phi.users()) {
    auto *inst = cast<Instruction>(user);
    if (roleOf(*inst) != Role::Pure || onlyPhiOf(*inst) != &phi)
      continue;
    const Term *term =
        reduce(walk, evaluate(walk, inst, false, /*onArrival=*/true));
    for (const PHINode &other : from.phis())
      if (other.getType() == inst->getType() &&
          term == reduce(walk, evaluate(walk, &other, true,
                                        /*onArrival=*/true)))
        suggest(computed, inst, &other);
  }
}

/// What the target computes from a phi as a phi of the source.
const Term *Prover::evaluateComputed(Walk &walk, const Instruction &inst) {
  auto found = computed.find(&inst);
  if (found == computed.end())
    return nullptr;
  const PHINode *phi = onlyPhiOf(inst);
  if (walk.target.bound.contains(phi) || !isAvailable(phi, *walk.start))
    return nullptr;
  SmallVector<const Term *> operands;
  for (const Use &use : inst.operands())
    operands.push_back(use == phi ? pool.leaf(phi, true)
                                  : pool.constant(cast<ConstantInt>(use)));
  const Term *term = pool.operation(inst, operands);
  for (const Value *other : found->second) {
    const Term *mine = pool.leaf(other);
    if (isAvailable(other, *walk.start) && isFromBefore(walk, mine) &&
        isFromBefore(walk, term) &&
        demand(walk, {Demand::Terms, nullptr, nullptr, mine, term}))
      return mine;
  }
  return nullptr;
}
