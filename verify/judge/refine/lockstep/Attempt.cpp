// Attempts at a proof, each without what was refuted in those before. A node
// that nothing has changed for is not explored again: most attempts refute
// little.

#include "verify/judge/refine/lockstep/Prover.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

static constexpr unsigned mostAttempts = 100;
/// A few nodes are less than this part of all.
static constexpr unsigned fewOf = 4;

/// Whether the walks from an explored node might be others now.
bool Prover::isOutdated(const Node &node) const {
  const Exploration &exploration = *node.exploration;
  return exploration.isRefuted ||
         exploration.conditions != node.conditions.size() ||
         (lastSuggestion >= exploration.number &&
          any_of(exploration.missed, [&](const Value *value) {
            auto found = suggestedAt.find(value);
            return found != suggestedAt.end() &&
                   found->second >= exploration.number;
          }));
}

/// Drops the walks from nodes of which the exploration was dropped.
void Prover::dropWalks() {
  for (auto &[key, node] : nodes)
    erase_if(node->arriving,
             [](auto &walk) { return !walk->start->exploration; });
}

/// Keeps the explorations that nothing has changed for, with their walks.
/// Returns how many are dropped.
unsigned Prover::keepExplorations() {
  unsigned dropped = 0;
  for (auto &[key, node] : nodes)
    if (node->exploration &&
        (node->exploration->isIncomplete || isOutdated(*node))) {
      node->exploration.reset();
      ++dropped;
    }
  guesses.remove_if([](const FailedDemand &guess) {
    return !guess.first->exploration ||
           guess.first->refuted.contains(guess.second);
  });
  choices.clear();
  for (auto &[key, node] : nodes)
    if (node->exploration)
      choices.insert_range(node->exploration->choices);
  dropWalks();
  return dropped;
}

/// Explores a node, unless that was done and is kept.
void Prover::reach(Node &node) {
  if (!node.exploration)
    return explore(node);
  walks += node.exploration->walks;
  for (Node *end : node.exploration->ends)
    nodeOf(end->source, end->target);
}

/// Drops the walks from nodes that no walk from the entry leads to any more.
void Prover::dropUnreached() {
  for (auto &[key, node] : nodes)
    if (!node->isFound) {
      node->exploration.reset();
      node->forgetClaims();
    }
  dropWalks();
}

/// Demands again what the walks of this attempt rely on, and nothing else.
void Prover::claimAgain() {
  for (Node *node : found)
    node->forgetClaims();
  for (Node *node : found) {
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
  const bool beginsAnew = dropped * fewOf >= found.size();
  for (Node *node : found)
    node->isFound = false;
  found.clear();
  walks = 0;
  exploredBefore = explorations;
  hasFailed = false;
  lone.reset();
  stop.reset();
  nodeOf(&source.function.getEntryBlock(), &target.function.getEntryBlock());
  for (unsigned i = 0; i != found.size() && !isOver(); ++i)
    reach(*found[i]);
  if (isOver()) {
    stopAt(nullptr, ObstacleKind::Time);
    return false;
  }
  dropUnreached();
  if (beginsAnew)
    claimAgain();
  bool areShown = settle();
  traceAttempt(areShown);
  if (isOver())
    stopAt(nullptr, ObstacleKind::Time);
  return areShown && !hasFailed && !isOver();
}

/// Refutes guesses that nothing refutes, so that others are tried: a walk that
/// stops because of one never shows that it is wrong. False if there is none.
bool Prover::giveUpGuesses() {
  for (auto &[node, demand] : guesses)
    node->refute(demand);
  for (Node *node : found)
    for (auto &walk : node->arriving)
      walk->withdraw();
  return !guesses.empty();
}

bool Prover::run() {
  pairAllocas();
  pairPhis();
  for (unsigned attempts = 0; attempts != mostAttempts && !isOver();
       ++attempts) {
    auto count = [&] {
      size_t refuted = 0;
      for (auto &[key, node] : nodes)
        refuted += node->refuted.size() + node->conditions.size();
      return refuted;
    };
    size_t before = count();
    if (attempt()) {
      if (!checked.progress || keepsProgress()) {
        audit();
        return true;
      }
      stopAt(nullptr, ObstacleKind::Progress);
      return false;
    }
    bool isOther = count() != before || any_of(found, [&](const Node *node) {
                     return node->exploration && isOutdated(*node);
                   });
    if (!isOther && !giveUpGuesses())
      return false;
  }
  stopAt(nullptr, ObstacleKind::Time);
  return false;
}
