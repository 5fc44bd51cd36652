// What the search does, a line each, for people who want to know why it finds
// no proof.

#include "verify/judge/refine/lockstep/ProverTrace.h"
#include "verify/judge/refine/lockstep/state/Activity.h"
#include "verify/judge/refine/lockstep/state/Nodes.h"
#include "verify/judge/refine/lockstep/state/Obstacles.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
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

const ValueNames &ProverTrace::valueNames() {
  if (!knownNames)
    knownNames.emplace(problem.source.function, problem.target.function);
  return *knownNames;
}

void ProverTrace::traceAttempt(bool areShown) {
  if (!traced)
    return;
  size_t kept = count_if(nodes.found, [&](const Node *node) {
    return node->exploration->number <= activity.exploredBefore;
  });
  size_t demands = 0;
  for (const Node *node : nodes.found)
    demands += node->claims.size();
  traced->push_back(formatv(
      "attempt{0}{1}{2}{3}: {4} nodes, {5} of them as before, {6} walks, {7} "
      "demands: {8}",
      problem.means.looksBack ? "" : ", without looking back",
      problem.means.guessesContents ? "" : ", without contents",
      problem.means.meetsAtJoins ? "" : ", past joins",
      problem.means.usesConditions ? ", conditions" : "", nodes.found.size(),
      kept, activity.walks, demands,
      activity.hasFailed ? "stopped"
      : areShown         ? "shown"
                         : "refuted"));
}

void ProverTrace::traceStop(Walk &walk, ObstacleKind kind) {
  if (!traced)
    return;
  const ValueNames &names = valueNames();
  auto at = [&](const WalkSide &side) -> std::string {
    if (side.at)
      return names.line(*side.at);
    return side.arrivedAt ? names.line(*side.arrivedAt) : "";
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
    line += "; condition " + names.of(*values.reduced(walk, condition,
                                                      /*isSource=*/false));
  if (obstacles.failure)
    line += "; value " + names.of(*obstacles.failure->first) + " | " +
            names.of(*obstacles.failure->second);
  for (const Fact &fact : walk.facts)
    line +=
        (fact.holds ? "; known " : "; known not ") + names.of(*fact.condition);
  traced->push_back(std::move(line));
}

std::string ProverTrace::textOf(const Node &node, const Demand &demand) {
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

void ProverTrace::traceRefuted(const FailedDemand &failed, const Walk *walk) {
  if (!traced)
    return;
  std::string line = "refuted at " + textOf(*failed.first, failed.second);
  if (walk)
    line += ", on the way from " + nodeText(valueNames(), *walk->start);
  traced->push_back(std::move(line));
}
