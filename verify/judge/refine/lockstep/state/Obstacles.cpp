// What an attempt stopped at: for people, who learn from it what a proof lacks.

#include "verify/judge/refine/lockstep/state/Obstacles.h"

using namespace palindrome;
using namespace palindrome::refine::lockstep;
using namespace llvm;

/// How many refuted demands are followed to their causes.
static constexpr unsigned mostCauses = 16;

/// Notes the first terms that fail, which are the innermost ones. Returns
/// false.
bool Obstacles::noteFailure(const Term *from, const Term *to) {
  if (!failure)
    failure = FailedTerms(from, to);
  return false;
}

/// The terms because of which `failed` could not be demanded of `node`.
FailedTerms Obstacles::causeOf(const Node &node, FailedTerms failed) const {
  const Node *at = &node;
  for (unsigned i = 0; i != mostCauses; ++i) {
    auto isOf = [&](const auto &entry) {
      const auto &[where, demand] = entry.first;
      if (where != at)
        return false;
      if (demand.kind == Demand::Values)
        return demand.from == failed.first->value &&
               demand.to == failed.second->value;
      return demand.kind == Demand::Terms && demand.fromTerm == failed.first &&
             demand.toTerm == failed.second;
    };
    auto found = find_if(causes, isOf);
    if (found == causes.end() || found->second == failed)
      break;
    failed = found->second;
  }
  return failed;
}

void Obstacles::stopAt(const Walk *walk, ObstacleKind kind) {
  if (stop)
    return;
  stop = Stop{kind, nullptr, nullptr, nullptr, nullptr};
  if (!walk)
    return;
  auto at = [](const WalkSide &side) -> const Value * {
    return side.at ? static_cast<const Value *>(side.at) : side.arrivedAt;
  };
  stop->source = at(walk->source);
  stop->target = at(walk->target);
  if (failure && walk->start)
    std::tie(stop->from, stop->to) = causeOf(*walk->start, *failure);
}
