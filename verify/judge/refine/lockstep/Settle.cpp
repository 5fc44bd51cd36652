// Which demands hold: all walks that arrive at a node have to show what is
// demanded of it, from what is demanded of the nodes where they began. What
// does not hold is refuted, and so is what relied on it.

#include "verify/judge/refine/lockstep/Prover.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

void Walk::forgetValues() {
  for (Place *place : {&source, &target}) {
    place->terms.clear();
    place->lastTerms.clear();
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

/// Whether a walk shows a demand on the node where it ends. If it does not, the
/// cause is noted.
bool Prover::isShownBy(const Claim &claim, Walk &walk) {
  if (walk.shown.contains(claim.demand))
    return true;
  failure.reset();
  showing = &claim;
  bool isShownHere = !checked.demands || isShown(walk, claim.demand);
  showing = nullptr;
  if (isShownHere)
    walk.shown.insert(claim.demand);
  else if (failure)
    causes.try_emplace({claim.node, claim.demand}, *failure);
  return isShownHere;
}

/// Finds the demands that some walk does not show. To show one may add others.
void Prover::checkClaims() {
  for (bool changes = true; changes && !isOver();) {
    changes = false;
    for (unsigned i = 0; i != found.size() && !isOver(); ++i) {
      Node &node = *found[i];
      for (auto &walk : node.arriving) {
        while (!walk->isVoid && walk->settled != node.claims.size() &&
               !isOver()) {
          changes = true;
          const Claim &claim = *node.claims[walk->settled++];
          if (node.known.contains(claim.demand) &&
              !failed.count({&node, claim.demand}) && !isShownBy(claim, *walk))
            failed[{&node, claim.demand}] = &claim;
        }
      }
    }
  }
}

/// What a demand is worth when it is a question which of several that failed
/// are to blame: guesses about memory are given up first, and of those the ones
/// about what one side reads by itself.
static unsigned worthOf(const Demand &demand) {
  switch (demand.kind) {
  case Demand::Values:
  case Demand::Captured:
    return 3;
  case Demand::Terms:
    return 2;
  case Demand::Memory:
    return 1;
  case Demand::Contents:
  case Demand::Accessed:
    return 0;
  case Demand::Holds:
  case Demand::HoldsUnlessPoison:
    return 4;
  }
  return 0;
}

/// Refutes what failed by itself: on a walk that relies on nothing else that
/// failed, such as one from the entry. Where all of it depends on each other,
/// the least worth of it. Returns what it has refuted.
SetVector<FailedDemand> Prover::refute() {
  SetVector<FailedDemand> refuted;
  /// The walks that have shown that.
  DenseMap<FailedDemand, const Walk *> shownBy;
  for (auto &entry : failed) {
    const FailedDemand &one = entry.first;
    auto shown = find_if(one.first->arriving, [&](auto &walk) {
      return !walk->isVoid && none_of(walk->relied, [&](const Demand &other) {
        FailedDemand from(walk->start, other);
        return from != one && failed.count(from) != 0;
      }) && !isShownBy(*entry.second, *walk);
    });
    if (shown == one.first->arriving.end())
      continue;
    refuted.insert(one);
    shownBy[one] = shown->get();
  }
  if (refuted.empty() && !failed.empty()) {
    auto worth = [&](const FailedDemand &one) {
      bool isGuess = one.second.kind == Demand::Terms && guesses.count(one);
      return isGuess ? 0 : worthOf(one.second);
    };
    unsigned least = worth(failed.begin()->first);
    for (auto &[one, claim] : failed)
      least = std::min(least, worth(one));
    for (auto &[one, claim] : failed)
      if (worth(one) == least)
        refuted.insert(one);
  }
  for (const FailedDemand &one : refuted) {
    one.first->refute(one.second);
    traceRefuted(one, shownBy.lookup(one));
  }
  failed.remove_if(
      [&](const auto &entry) { return refuted.contains(entry.first); });
  return refuted;
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

/// Whether all that was demanded in this attempt holds. What does not is
/// refuted for the next attempt, with all that relies on it: an attempt for
/// each step of a long row of demands would take too long.
bool Prover::settle() {
  failed.clear();
  checkClaims();
  bool areShown = failed.empty();
  while (!failed.empty() && !isOver()) {
    SmallPtrSet<const Node *, 8> changed;
    for (const FailedDemand &one : refute())
      changed.insert(one.first);
    for (Node *node : found)
      for (auto &walk : node->arriving)
        if (changed.contains(walk->start))
          walk->withdraw();
    checkClaims();
  }
  return areShown;
}
