// Attempts at a proof, each without what was refuted in those before.

#include "verify/refine/lockstep/Lockstep.h"
#include "verify/refine/lockstep/Prover.h"
#include "verify/refine/structure/Convergence.h"
#include "verify/refine/structure/Structure.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

static constexpr unsigned mostAttempts = 100;
/// The coverings that are tried of a pair.
static constexpr unsigned mostCoverings = 8;

Body::Body(const Unfolding &unfolding, const Module &callees)
    : unfolding(unfolding), function(unfolding.function()), callees(callees),
      dominators(const_cast<Function &>(function)) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> edges;
  FindFunctionBackedges(function, edges);
  for (auto [from, to] : edges)
    heads.insert(to);
}

Prover::Prover(const Unfolding &source, const Unfolding &target,
               PureQuestion ask, function_ref<bool()> isOver,
               const LockstepObligations &checked, const LockstepParts &parts,
               bool meetsAtJoins, bool usesConditions)
    : source(source, *target.function().getParent()),
      target(target, *target.function().getParent()),
      alike(source.function(), target.function()),
      layout(source.function().getDataLayout()),
      pool(layout, parts.normalForms),
      cones(source.function(), target.function(), ask, isOver), isOver(isOver),
      checked(checked), parts(parts), meetsAtJoins(meetsAtJoins),
      usesConditions(usesConditions) {}

Prover::~Prover() {
  for (Instruction *inst : loose)
    inst->deleteValue();
}

/// Whether a walk shows a demand on the node where it ends. If it does not, the
/// cause is noted.
bool Prover::isShownBy(Node &node, const Demand &demand, Walk &walk) {
  failure.reset();
  if (!checked.demands || isShown(walk, demand))
    return true;
  if (failure)
    causes.try_emplace({&node, demand}, *failure);
  return false;
}

/// The demands that some walk does not show. To show one may add others.
std::set<FailedDemand> Prover::failedDemands() {
  std::set<FailedDemand> failed;
  std::vector<size_t> checkedDemands;
  for (bool changes = true; changes && !isOver();) {
    changes = false;
    for (unsigned i = 0; i != found.size() && !isOver(); ++i) {
      Node &node = *found[i];
      checkedDemands.resize(found.size());
      for (; checkedDemands[i] != node.demands.size() && !isOver();
           ++checkedDemands[i]) {
        changes = true;
        Demand demand = node.demands[checkedDemands[i]];
        if (any_of(node.arriving,
                   [&](auto &walk) { return !isShownBy(node, demand, *walk); }))
          failed.insert({&node, demand});
      }
    }
  }
  return failed;
}

/// What a demand is worth when it is a question which of several that failed
/// are to blame: guesses about memory are given up first.
static unsigned worthOf(const Demand &demand) {
  switch (demand.kind) {
  case Demand::Values:
    return 2;
  case Demand::Terms:
    return 1;
  case Demand::Memory:
  case Demand::Contents:
  case Demand::Accessed:
    return 0;
  case Demand::Holds:
  case Demand::HoldsUnlessPoison:
    return 3;
  }
  return 0;
}

/// Refutes what failed by itself: on a walk that relies on nothing else that
/// failed, such as one from the entry. Where all of it depends on each other,
/// the least worth of it.
void Prover::refute(const std::set<FailedDemand> &failed) {
  bool hasRefuted = false;
  for (const FailedDemand &one : failed) {
    Node &node = *one.first;
    bool isSure = any_of(node.arriving, [&](auto &walk) {
      return none_of(walk->relied,
                     [&](const Demand &other) {
                       FailedDemand from(walk->start, other);
                       return from != one && failed.count(from) != 0;
                     }) &&
             !isShownBy(node, one.second, *walk);
    });
    if (isSure)
      node.refuted.insert(one.second);
    hasRefuted |= isSure;
  }
  if (hasRefuted || failed.empty())
    return;
  auto isWorthLess = [](const FailedDemand &one, const FailedDemand &other) {
    return worthOf(one.second) < worthOf(other.second);
  };
  unsigned least = worthOf(llvm::min_element(failed, isWorthLess)->second);
  for (auto &[node, demand] : failed)
    if (worthOf(demand) == least)
      node->refuted.insert(demand);
}

/// Refutes guesses that nothing refutes, so that others are tried: a walk that
/// stops because of one never shows that it is wrong. False if there is none.
bool Prover::giveUpGuesses() {
  for (auto &[node, demand] : guesses)
    node->refuted.insert(demand);
  return !guesses.empty();
}

/// One attempt: whether all that it relies on was shown. If it was not, what is
/// refuted was added to the nodes.
bool Prover::attempt() {
  for (Node *node : found) {
    node->isExplored = false;
    node->arriving.clear();
    node->demands.clear();
    node->known.clear();
  }
  found.clear();
  choices.clear();
  guesses.clear();
  walks = 0;
  hasFailed = false;
  lone.reset();
  stop.reset();
  nodeOf(&source.function.getEntryBlock(), &target.function.getEntryBlock());
  for (unsigned i = 0; i != found.size() && !isOver(); ++i)
    explore(*found[i]);
  std::set<FailedDemand> failed = failedDemands();
  if (!isOver())
    refute(failed);
  else
    stopAt(nullptr, ObstacleKind::Time);
  return failed.empty() && !hasFailed && !isOver();
}

bool Prover::run() {
  pairAllocas();
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
      if (!checked.progress || keepsProgress())
        return true;
      stopAt(nullptr, ObstacleKind::Progress);
      return false;
    }
    if (count() == before && !giveUpGuesses())
      return false;
  }
  stopAt(nullptr, ObstacleKind::Time);
  return false;
}

SmallVector<std::pair<const BasicBlock *, const BasicBlock *>>
Prover::headPairs() const {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> pairs;
  for (const Node *node : found)
    if (auto *block = dyn_cast<BasicBlock>(node->source);
        block && source.heads.contains(block))
      pairs.emplace_back(block, cast<BasicBlock>(node->target));
  return pairs;
}

static bool isSupported(const Function &function) {
  return !function.hasPrefixData() && !function.hasPrologueData() &&
         !function.isPresplitCoroutine() &&
         none_of(
             function,
             [](const BasicBlock &block) { return block.hasAddressTaken(); }) &&
         none_of(instructions(function), [](const Instruction &inst) {
           return roleOf(inst) == Role::Excluded;
         });
}

/// Whether paths meet at a block that is no head of a loop.
static bool hasJoins(const Function &function) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> edges;
  FindFunctionBackedges(function, edges);
  return any_of(function, [&](const BasicBlock &block) {
    return block.hasNPredecessorsOrMore(2) &&
           none_of(edges, [&](auto &edge) { return edge.second == &block; });
  });
}

/// Whether the pair is proved, each side as it is or as a covering.
static bool proveUnfolded(Unfolding &source, Unfolding &target,
                          PureQuestion ask, function_ref<bool()> isOver,
                          const LockstepObligations &checked,
                          const LockstepParts &parts, bool meetsAtJoins,
                          std::optional<Obstacle> &obstacle) {
  const unsigned most = parts.coverings ? mostCoverings : 0;
  bool usesConditions = false;
  for (unsigned coverings = 0; coverings <= most + 1; ++coverings) {
    std::optional<LoneHead> lone;
    SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> pairs;
    {
      Prover prover(source, target, ask, isOver, checked, parts, meetsAtJoins,
                    usesConditions);
      if (prover.run())
        return true;
      // Coverings stop elsewhere, and say less about the functions.
      if (coverings == 0)
        obstacle = prover.obstacle();
      lone = prover.loneHead();
      pairs = prover.headPairs();
    }
    if (isOver() || usesConditions)
      return false;
    bool isUnfolded = false;
    if (coverings < most) {
      isUnfolded = Unfolding::adjust(source, target, pairs);
      if (!isUnfolded && lone)
        isUnfolded = (lone->isSource ? source : target)
                         .unfold(*lone, lone->isSource ? target : source);
    }
    // Without a loop, all branches before an event are on the way to it.
    usesConditions = !isUnfolded;
    if (usesConditions && pairs.empty())
      return false;
  }
  return false;
}

bool palindrome::refine::refinesInLockstep(
    const Function &source, const Function &target, PureQuestion ask,
    function_ref<bool()> isOver, const LockstepObligations &checked,
    const LockstepParts &parts, std::optional<Obstacle> *obstacle) {
  std::optional<Obstacle> found;
  auto decide = [&] {
    found = Obstacle{ObstacleKind::Excluded};
    if (!isSupported(source) || !isSupported(target) ||
        !sameType(source.getFunctionType(), target.getFunctionType()) ||
        source.getCallingConv() != target.getCallingConv())
      return false;
    found->kind = ObstacleKind::Promise;
    if ((checked.convergence && !convergesAlike(source, target)) ||
        (checked.promises && !promisesNoMore(source, target)))
      return false;
    // What is proved needs the solver seldom, while a wrong guess asks for it
    // often.
    auto askNothing = [](const Function &, const Function &) { return false; };
    auto prove = [&](PureQuestion question, bool meetsAtJoins,
                     std::optional<Obstacle> &stop) {
      Unfolding ofSource(source, checked.exits),
          ofTarget(target, checked.exits);
      return proveUnfolded(ofSource, ofTarget, question, isOver, checked, parts,
                           meetsAtJoins, stop);
    };
    // Without a block where paths meet, there is nothing to pass.
    const bool canPass = hasJoins(source) || hasJoins(target);
    std::optional<Obstacle> other;
    return prove(askNothing, /*meetsAtJoins=*/true, found) ||
           (canPass && prove(askNothing, /*meetsAtJoins=*/false, other)) ||
           prove(ask, /*meetsAtJoins=*/true, found) ||
           (canPass && prove(ask, /*meetsAtJoins=*/false, other));
  };
  bool isProved = decide();
  if (obstacle && !isProved)
    *obstacle = std::move(found);
  return isProved;
}
