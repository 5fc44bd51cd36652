// Which shapes of two functions a proof is tried for, and with which means.

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

/// The coverings that are tried of a pair.
static constexpr unsigned mostCoverings = 8;

Body::Body(const Unfolding &unfolding, const Module &callees)
    : unfolding(unfolding), function(unfolding.function()), callees(callees),
      dominators(const_cast<Function &>(function)) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> edges;
  FindFunctionBackedges(function, edges);
  for (auto [from, to] : edges)
    heads.insert(to);
  auto areAlike = [](const PHINode &one, const PHINode &other) {
    return one.getType() == other.getType() &&
           all_of(one.blocks(), [&](const BasicBlock *block) {
             return one.getIncomingValueForBlock(block) ==
                    other.getIncomingValueForBlock(block);
           });
  };
  for (const BasicBlock &block : function) {
    SmallVector<const PHINode *> different;
    for (const PHINode &phi : block.phis()) {
      auto *first = find_if(different,
                            [&](auto *other) { return areAlike(*other, phi); });
      if (first != different.end())
        firstAlike[&phi] = *first;
      else
        different.push_back(&phi);
    }
  }
}

Prover::Prover(const Unfolding &source, const Unfolding &target,
               PureQuestion ask, function_ref<bool()> isOver,
               const LockstepObligations &checked, const LockstepParts &parts,
               bool meetsAtJoins, bool usesConditions,
               std::vector<std::string> *traced)
    : source(source, *target.function().getParent()),
      target(target, *target.function().getParent()),
      alike(source.function(), target.function()),
      layout(source.function().getDataLayout()),
      pool(layout, parts.normalForms),
      cones(source.function(), target.function(), ask, isOver), isOver(isOver),
      asks(ask), checked(checked), parts(parts), meetsAtJoins(meetsAtJoins),
      usesConditions(usesConditions), traced(traced) {}

Prover::~Prover() {
  for (Instruction *inst : loose)
    inst->deleteValue();
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
                          bool mayUseConditions,
                          std::optional<Obstacle> &obstacle,
                          std::vector<std::string> *traced) {
  const unsigned most = parts.coverings ? mostCoverings : 0;
  bool usesConditions = false;
  for (unsigned coverings = 0; coverings <= most + 1; ++coverings) {
    std::optional<LoneHead> lone;
    SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> pairs;
    {
      Prover prover(source, target, ask, isOver, checked, parts, meetsAtJoins,
                    usesConditions, traced);
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
    if (usesConditions && (pairs.empty() || !mayUseConditions))
      return false;
  }
  return false;
}

bool palindrome::refine::refinesInLockstep(
    const Function &source, const Function &target, PureQuestion ask,
    function_ref<bool()> isOver, const LockstepObligations &checked,
    const LockstepParts &parts, LockstepNotes *notes) {
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
    // What is proved needs the solver seldom, and conditions at nodes seldom
    // without it, while a wrong guess asks for both often.
    auto prove = [&](bool asks, bool meetsAtJoins,
                     std::optional<Obstacle> &stop) {
      Unfolding ofSource(source, checked.exits),
          ofTarget(target, checked.exits);
      return proveUnfolded(ofSource, ofTarget, asks ? ask : PureQuestion(),
                           isOver, checked, parts, meetsAtJoins, asks, stop,
                           notes && notes->traces ? &notes->attempts : nullptr);
    };
    // Without a block where paths meet, there is nothing to pass.
    const bool canPass = hasJoins(source) || hasJoins(target);
    std::optional<Obstacle> other;
    return prove(/*asks=*/false, /*meetsAtJoins=*/true, found) ||
           (canPass && prove(/*asks=*/false, /*meetsAtJoins=*/false, other)) ||
           prove(/*asks=*/true, /*meetsAtJoins=*/true, found) ||
           (canPass && prove(/*asks=*/true, /*meetsAtJoins=*/false, other));
  };
  bool isProved = decide();
  if (notes && !isProved)
    notes->obstacle = std::move(found);
  return isProved;
}
