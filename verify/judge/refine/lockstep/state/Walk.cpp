// What nodes and walks remember, and what they forget.

#include "verify/judge/refine/lockstep/state/Walk.h"
#include "verify/judge/refine/lockstep/events/Roles.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

void Walk::forgetValues() {
  for (WalkSide *side : {&source, &target}) {
    side->terms.clear();
    side->lastTerms.clear();
  }
  forget();
  partners.clear();
  shown.clear();
  settled = 0;
  relied = reliedOnWay;
}

void Node::claim(const Demand &demand, const Claim *reason) {
  if (!known.insert(demand).second)
    return;
  std::unique_ptr<Claim> &claim = everClaimed[demand];
  if (!claim)
    claim = std::make_unique<Claim>(Claim{this, demand, reason});
  claims.push_back(claim.get());
}

void Node::forgetClaims() {
  claims.clear();
  known.clear();
  for (auto &walk : arriving)
    walk->settled = 0;
}

void Node::refute(const Demand &demand) {
  refuted.insert(demand);
  known.erase(demand);
  if (exploration)
    exploration->isRefuted |= exploration->relied.contains(demand);
}

/// Whether one of `demands`, on this node, was refuted.
static bool isAnyRefuted(const Node &node, const Demands &demands) {
  return any_of(demands, [&](const Demand &demand) {
    return node.refuted.contains(demand);
  });
}

void Walk::withdraw() {
  isVoid |= isAnyRefuted(*start, reliedOnWay);
  if (!isVoid && isAnyRefuted(*start, relied))
    forgetValues();
}

void WalkSide::enter() {
  const BasicBlock &block = *arrivedAt;
  passed.push_back(&block);
  if (from)
    for (const PHINode &phi : block.phis())
      bound[&phi] = phi.getIncomingValueForBlock(from);
  at = &*block.getFirstNonPHIIt();
  arrivedAt = from = nullptr;
}

SmallVector<const PHINode *> WalkSide::boundPhis() const {
  SmallVector<const PHINode *> phis;
  for (const BasicBlock *block : passed)
    for (const PHINode &phi : block->phis())
      if (bound.contains(&phi))
        phis.push_back(&phi);
  return phis;
}

const Value *WalkSide::standsFor(const Value *value, bool onArrival) const {
  auto *phi = dyn_cast<PHINode>(value);
  if (onArrival && phi && from && phi->getParent() == arrivedAt)
    value = phi->getIncomingValueForBlock(from);
  for (auto found = bound.find(value); found != bound.end();
       found = bound.find(value))
    value = found->second;
  return value;
}

bool WalkSide::isOld(const Value *value) const {
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst || isMade.contains(inst))
    return false;
  StepRole role = roleOf(*inst);
  return role == StepRole::Phi || lockstep::isMade(role);
}
