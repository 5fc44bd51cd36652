// Which demands hold: all walks that arrive at a node have to show what is
// demanded of it, from what is demanded of the nodes where they began. What
// does not hold is refuted, and so is what relied on it.

#include "verify/judge/refine/lockstep/Settling.h"
#include "verify/judge/refine/lockstep/ProverTrace.h"
#include "verify/judge/refine/lockstep/Showing.h"
#include "verify/judge/refine/lockstep/state/Activity.h"
#include "verify/judge/refine/lockstep/state/Nodes.h"
#include "verify/judge/refine/lockstep/state/Obstacles.h"
#include "verify/judge/refine/lockstep/state/Suggestions.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

bool Settling::isShownBy(const Claim &claim, Walk &walk) {
  if (walk.shown.contains(claim.demand))
    return true;
  obstacles.failure.reset();
  activity.showing = &claim;
  bool isShownHere =
      !problem.checked.demands || showing.isShown(walk, claim.demand);
  activity.showing = nullptr;
  if (isShownHere)
    walk.shown.insert(claim.demand);
  else if (obstacles.failure)
    obstacles.causes.try_emplace({claim.node, claim.demand},
                                 *obstacles.failure);
  return isShownHere;
}

/// Finds the demands that some walk does not show. To show one may add others.
void Settling::checkClaims() {
  for (bool changes = true; changes && !problem.isOver();) {
    changes = false;
    for (unsigned i = 0; i != nodes.found.size() && !problem.isOver(); ++i) {
      Node &node = *nodes.found[i];
      for (auto &walk : node.arriving) {
        while (!walk->isVoid && walk->settled != node.claims.size() &&
               !problem.isOver()) {
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
SetVector<FailedDemand> Settling::refute() {
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
      bool isGuess =
          one.second.kind == Demand::Terms && suggestions.guesses.count(one);
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
    trace.traceRefuted(one, shownBy.lookup(one));
  }
  failed.remove_if(
      [&](const auto &entry) { return refuted.contains(entry.first); });
  return refuted;
}

bool Settling::settle() {
  failed.clear();
  checkClaims();
  bool areShown = failed.empty();
  while (!failed.empty() && !problem.isOver()) {
    SmallPtrSet<const Node *, 8> changed;
    for (const FailedDemand &one : refute())
      changed.insert(one.first);
    for (Node *node : nodes.found)
      for (auto &walk : node->arriving)
        if (changed.contains(walk->start))
          walk->withdraw();
    checkClaims();
  }
  return areShown;
}
