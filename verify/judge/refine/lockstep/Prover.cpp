// Attempts at a proof, each without what was refuted in those before. A node
// that nothing has changed for is not explored again: most attempts refute
// little.

#include "verify/judge/refine/lockstep/Prover.h"
#include "verify/judge/refine/lockstep/memory/Allocas.h"

using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

static constexpr unsigned mostAttempts = 100;
/// A few nodes are less than this part of all.
static constexpr unsigned fewOf = 4;

Prover::Prover(const Unfolding &source, const Unfolding &target,
               PureQuestion ask, function_ref<bool()> isOver,
               const LockstepObligations &checked, const LockstepParts &parts,
               const Means &means, std::vector<std::string> *traced)
    : problem(source, target, ask, isOver, checked, parts, means),
      suggestions(activity), nodes(suggestions),
      knowledge(problem, activity, nodes),
      judgement(problem, activity, suggestions, nodes, obstacles, knowledge),
      trace(problem, activity, nodes, obstacles, judgement.values, traced),
      phiGuesses(problem, suggestions, judgement.values,
                 judgement.counterparts),
      finishing(problem, nodes, knowledge.reduction, knowledge.orders,
                judgement.values, judgement.partners),
      explorer(problem, activity, nodes, obstacles, trace, knowledge, judgement,
               phiGuesses, finishing),
      showing(problem, knowledge.definedness, knowledge.reduction,
              knowledge.premises, judgement.values, judgement.contents,
              judgement.refinement, judgement.operands),
      settling(problem, activity, suggestions, nodes, obstacles, showing,
               trace) {}

std::optional<Obstacle> Prover::obstacle() const {
  if (!obstacles.stop)
    return std::nullopt;
  ValueNames names(problem.source.function, problem.target.function);
  Obstacle result{obstacles.stop->kind};
  if (obstacles.stop->source)
    result.source = names.line(*obstacles.stop->source);
  if (obstacles.stop->target)
    result.target = names.line(*obstacles.stop->target);
  if (obstacles.stop->from) {
    result.sourceValue = names.of(*obstacles.stop->from);
    result.targetValue = names.of(*obstacles.stop->to);
  }
  return result;
}

SmallVector<std::pair<const BasicBlock *, const BasicBlock *>>
Prover::headPairs() const {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> pairs;
  for (const Node *node : nodes.found)
    if (auto *block = dyn_cast<BasicBlock>(node->source);
        block && problem.source.heads.contains(block))
      pairs.emplace_back(block, cast<BasicBlock>(node->target));
  return pairs;
}

/// Whether the walks from an explored node might be others now.
bool Prover::isOutdated(const Node &node) const {
  const Exploration &exploration = *node.exploration;
  return exploration.isRefuted ||
         exploration.conditions != node.conditions.size() ||
         (suggestions.lastSuggestion >= exploration.number &&
          any_of(exploration.missed, [&](const Value *value) {
            auto found = suggestions.suggestedAt.find(value);
            return found != suggestions.suggestedAt.end() &&
                   found->second >= exploration.number;
          }));
}

/// Drops the walks from nodes of which the exploration was dropped.
void Prover::dropWalks() {
  for (auto &[key, node] : nodes.all)
    erase_if(node->arriving,
             [](auto &walk) { return !walk->start->exploration; });
}

/// Keeps the explorations that nothing has changed for, with their walks.
/// Returns how many are dropped.
unsigned Prover::keepExplorations() {
  unsigned dropped = 0;
  for (auto &[key, node] : nodes.all)
    if (node->exploration &&
        (node->exploration->isIncomplete || isOutdated(*node))) {
      node->exploration.reset();
      ++dropped;
    }
  suggestions.guesses.remove_if([](const FailedDemand &guess) {
    return !guess.first->exploration ||
           guess.first->refuted.contains(guess.second);
  });
  suggestions.choices.clear();
  for (auto &[key, node] : nodes.all)
    if (node->exploration)
      suggestions.choices.insert_range(node->exploration->choices);
  dropWalks();
  return dropped;
}

/// Explores a node, unless that was done and is kept.
void Prover::reach(Node &node) {
  if (!node.exploration)
    return explorer.explore(node);
  activity.walks += node.exploration->walks;
  for (Node *end : node.exploration->ends)
    nodes.nodeOf(end->source, end->target);
}

/// Drops the walks from nodes that no walk from the entry leads to any more.
void Prover::dropUnreached() {
  for (auto &[key, node] : nodes.all)
    if (!node->isFound) {
      node->exploration.reset();
      node->forgetClaims();
    }
  dropWalks();
}

/// Demands again what the walks of this attempt rely on, and nothing else.
void Prover::claimAgain() {
  for (Node *node : nodes.found)
    node->forgetClaims();
  for (Node *node : nodes.found) {
    for (const Demand &demand : node->exploration->relied)
      node->claim(demand, nullptr);
    for (auto &walk : node->arriving)
      for (const Demand &demand : walk->relied)
        walk->start->claim(demand, nullptr);
  }
}

/// One attempt: whether all that it relies on was shown. If it was not, what is
/// refuted was added to the nodes.
bool Prover::attempt() {
  const unsigned dropped = keepExplorations();
  // Where little has changed, what was shown of the rest is not looked at
  // again. What nothing relies on any more is then demanded still.
  const bool beginsAnew = dropped * fewOf >= nodes.found.size();
  for (Node *node : nodes.found)
    node->isFound = false;
  nodes.found.clear();
  activity.walks = 0;
  activity.exploredBefore = activity.explorations;
  activity.hasFailed = false;
  obstacles.lone.reset();
  obstacles.stop.reset();
  nodes.nodeOf(&problem.source.function.getEntryBlock(),
               &problem.target.function.getEntryBlock());
  for (unsigned i = 0; i != nodes.found.size() && !problem.isOver(); ++i)
    reach(*nodes.found[i]);
  if (problem.isOver()) {
    obstacles.stopAt(nullptr, ObstacleKind::Time);
    return false;
  }
  dropUnreached();
  if (beginsAnew)
    claimAgain();
  bool areShown = settling.settle();
  trace.traceAttempt(areShown);
  if (problem.isOver())
    obstacles.stopAt(nullptr, ObstacleKind::Time);
  return areShown && !activity.hasFailed && !problem.isOver();
}

/// Refutes guesses that nothing refutes, so that others are tried: a walk that
/// stops because of one never shows that it is wrong. False if there is none.
bool Prover::giveUpGuesses() {
  for (auto &[node, demand] : suggestions.guesses)
    node->refute(demand);
  for (Node *node : nodes.found)
    for (auto &walk : node->arriving)
      walk->withdraw();
  return !suggestions.guesses.empty();
}

bool Prover::run() {
  suggestions.allocas =
      pairAllocas(problem.source.function, problem.target.function);
  phiGuesses.pairPhis();
  for (unsigned attempts = 0; attempts != mostAttempts && !problem.isOver();
       ++attempts) {
    auto count = [&] {
      size_t refuted = 0;
      for (auto &[key, node] : nodes.all)
        refuted += node->refuted.size() + node->conditions.size();
      return refuted;
    };
    size_t before = count();
    if (attempt()) {
      if (!problem.checked.progress || keepsProgress()) {
        audit();
        return true;
      }
      obstacles.stopAt(nullptr, ObstacleKind::Progress);
      return false;
    }
    bool isOther =
        count() != before || any_of(nodes.found, [&](const Node *node) {
          return node->exploration && isOutdated(*node);
        });
    if (!isOther && !giveUpGuesses())
      return false;
  }
  obstacles.stopAt(nullptr, ObstacleKind::Time);
  return false;
}
