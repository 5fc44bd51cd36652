// Attempts at a proof, each without what was refuted in those before.

#include "verify/refine/lockstep/Lockstep.h"
#include "verify/refine/lockstep/Prover.h"
#include "verify/refine/structure/Convergence.h"
#include "verify/refine/structure/Structure.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

static constexpr unsigned mostAttempts = 100;
/// The coverings that are tried of a pair.
static constexpr unsigned mostCoverings = 8;

Body::Body(const Unfolding &unfolding)
    : unfolding(unfolding), function(unfolding.function()),
      dominators(const_cast<Function &>(function)) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> edges;
  FindFunctionBackedges(function, edges);
  for (auto [from, to] : edges)
    heads.insert(to);
}

Prover::Prover(const Unfolding &source, const Unfolding &target,
               PureQuestion ask, function_ref<bool()> isOver,
               const LockstepObligations &checked, const LockstepParts &parts,
               bool usesConditions)
    : source(source), target(target), layout(source.function().getDataLayout()),
      pool(layout, parts.normalForms),
      cones(source.function(), target.function(), ask, isOver), isOver(isOver),
      checked(checked), parts(parts), usesConditions(usesConditions) {}

Prover::~Prover() {
  for (Instruction *inst : loose)
    inst->deleteValue();
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
  walks = 0;
  hasFailed = false;
  lone.reset();
  nodeOf(&source.function.getEntryBlock(), &target.function.getEntryBlock());
  for (unsigned i = 0; i != found.size() && !isOver(); ++i)
    explore(*found[i]);

  // What was shown by a demand that is refuted later has to be shown again.
  bool areShown = true;
  auto countDemands = [&] {
    size_t count = 0;
    for (Node *node : found)
      count += node->demands.size();
    return count;
  };
  for (bool changes = true; changes && !isOver();) {
    changes = false;
    size_t before = countDemands();
    for (unsigned i = 0; i != found.size() && !isOver(); ++i) {
      Node &node = *found[i];
      for (unsigned j = 0; j != node.demands.size() && !isOver(); ++j) {
        Demand demand = node.demands[j];
        if (node.refuted.count(demand))
          continue;
        bool holds = !checked.demands || all_of(node.arriving, [&](auto &walk) {
          return isShown(*walk, demand);
        });
        if (holds)
          continue;
        node.refuted.insert(demand);
        areShown = false;
        changes = true;
      }
    }
    changes |= countDemands() != before;
  }
  return areShown && !hasFailed && !isOver();
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
    if (attempt())
      return !checked.progress || keepsProgress();
    if (count() == before)
      return false;
  }
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
  return !function.isVarArg() && !function.hasPrefixData() &&
         !function.hasPrologueData() && !function.isPresplitCoroutine() &&
         none_of(
             function,
             [](const BasicBlock &block) { return block.hasAddressTaken(); }) &&
         none_of(instructions(function), [](const Instruction &inst) {
           return roleOf(inst) == Role::Excluded;
         });
}

/// Whether the pair is proved, each side as it is or as a covering.
static bool proveUnfolded(Unfolding &source, Unfolding &target,
                          PureQuestion ask, function_ref<bool()> isOver,
                          const LockstepObligations &checked,
                          const LockstepParts &parts) {
  const unsigned most = parts.coverings ? mostCoverings : 0;
  bool usesConditions = false;
  for (unsigned coverings = 0; coverings <= most + 1; ++coverings) {
    std::optional<LoneHead> lone;
    SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> pairs;
    {
      Prover prover(source, target, ask, isOver, checked, parts,
                    usesConditions);
      if (prover.run())
        return true;
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

bool palindrome::refine::refinesInLockstep(const Function &source,
                                           const Function &target,
                                           PureQuestion ask,
                                           function_ref<bool()> isOver,
                                           const LockstepObligations &checked,
                                           const LockstepParts &parts) {
  if (!isSupported(source) || !isSupported(target) ||
      !sameType(source.getFunctionType(), target.getFunctionType()) ||
      source.getCallingConv() != target.getCallingConv() ||
      (checked.convergence && !convergesAlike(source, target)) ||
      (checked.promises && !promisesNoMore(source, target)))
    return false;
  Unfolding ofSource(source, checked.exits), ofTarget(target, checked.exits);
  return proveUnfolded(ofSource, ofTarget, ask, isOver, checked, parts);
}
