// What the search does, a line each, for people who want to know why it finds
// no proof.

#include "verify/judge/refine/lockstep/Prover.h"
#include "llvm/Support/FormatVariadic.h"

using namespace palindrome;
using namespace palindrome::refine::lockstep;
using namespace llvm;

static StringRef nameOf(Demand::Kind kind) {
  switch (kind) {
  case Demand::Values:
    return "values";
  case Demand::Captured:
    return "captured";
  case Demand::Terms:
    return "terms";
  case Demand::Memory:
    return "memory";
  case Demand::Contents:
    return "contents";
  case Demand::Accessed:
    return "accessed";
  case Demand::Holds:
    return "holds";
  case Demand::HoldsUnlessPoison:
    return "holds unless poison";
  }
  return "";
}

static std::string nodeText(const ValueNames &names, const Node &node) {
  return names.line(*node.source) + " | " + names.line(*node.target);
}

/// The names of all values, which are numbered once.
const ValueNames &Prover::valueNames() {
  if (!knownNames)
    knownNames.emplace(source.function, target.function);
  return *knownNames;
}

void Prover::traceAttempt(bool areShown) {
  if (!traced)
    return;
  size_t kept = count_if(found, [&](const Node *node) {
    return node->exploration->number <= exploredBefore;
  });
  size_t demands = 0;
  for (const Node *node : found)
    demands += node->claims.size();
  traced->push_back(formatv(
      "attempt{0}{1}{2}{3}: {4} nodes, {5} of them as before, {6} walks, {7} "
      "demands: {8}",
      means.looksBack ? "" : ", without looking back",
      means.guessesContents ? "" : ", without contents",
      means.meetsAtJoins ? "" : ", past joins",
      means.usesConditions ? ", conditions" : "", found.size(), kept, walks,
      demands,
      hasFailed  ? "stopped"
      : areShown ? "shown"
                 : "refuted"));
}

/// Notes where a walk cannot go on, and what it knows there.
void Prover::traceStop(Walk &walk, ObstacleKind kind) {
  if (!traced)
    return;
  const ValueNames &names = valueNames();
  auto at = [&](const Place &place) -> std::string {
    if (place.at)
      return names.line(*place.at);
    return place.arrivedAt ? names.line(*place.arrivedAt) : "";
  };
  std::string line =
      formatv("{0}: from {1} to {2} | {3}", obstacleName(kind),
              nodeText(names, *walk.start), at(walk.source), at(walk.target));
  const Value *condition = nullptr;
  if (auto *branch = dyn_cast_or_null<BranchInst>(walk.target.at))
    condition = branch->isConditional() ? branch->getCondition() : nullptr;
  else if (auto *choice = dyn_cast_or_null<SwitchInst>(walk.target.at))
    condition = choice->getCondition();
  if (condition && (kind == ObstacleKind::Branch || kind == ObstacleKind::Loop))
    line +=
        "; condition " + names.of(*reduce(walk, evaluate(walk, condition,
                                                         /*isSource=*/false)));
  if (failure)
    line += "; value " + names.of(*failure->first) + " | " +
            names.of(*failure->second);
  for (const Fact &fact : walk.facts)
    line +=
        (fact.holds ? "; known " : "; known not ") + names.of(*fact.condition);
  traced->push_back(std::move(line));
}

/// A demand and the node that it is on.
std::string Prover::textOf(const Node &node, const Demand &demand) {
  const ValueNames &names = valueNames();
  std::string line =
      formatv("{0}: {1}", nodeText(names, node), nameOf(demand.kind));
  for (const Value *value : {demand.from, demand.to})
    if (value)
      line += " " + names.line(*value);
  for (const Term *term : {demand.fromTerm, demand.toTerm})
    if (term)
      line += " " + names.of(*term);
  return line;
}

void Prover::traceRefuted(const FailedDemand &failed, const Walk *walk) {
  if (!traced)
    return;
  std::string line = "refuted at " + textOf(*failed.first, failed.second);
  if (walk)
    line += ", on the way from " + nodeText(valueNames(), *walk->start);
  traced->push_back(std::move(line));
}
