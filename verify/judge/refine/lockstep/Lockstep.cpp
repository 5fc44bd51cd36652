// Which shapes of two functions a proof is tried for, and with which means.

#include "verify/judge/refine/lockstep/Lockstep.h"
#include "verify/judge/refine/linear/Linear.h"
#include "verify/judge/refine/lockstep/Prover.h"
#include "verify/judge/refine/structure/Convergence.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The coverings that are tried of a pair.
static constexpr unsigned mostCoverings = 8;

/// Whether a block may branch to one of its successors. Its condition may be a
/// constant.
static bool mayBranch(const BasicBlock &from, const BasicBlock &to) {
  auto *branch = dyn_cast<BranchInst>(from.getTerminator());
  auto *known = branch && branch->isConditional()
                    ? dyn_cast<ConstantInt>(branch->getCondition())
                    : nullptr;
  return !known || branch->getSuccessor(known->isOne() ? 0 : 1) == &to;
}

Body::Body(const Unfolding &unfolding, const Module &callees)
    : unfolding(unfolding), function(unfolding.function()), callees(callees),
      dominators(const_cast<Function &>(function)) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> edges;
  FindFunctionBackedges(function, edges);
  for (auto [from, to] : edges)
    if (mayBranch(*from, *to))
      heads.insert(to);
  for (const BasicBlock &block : function)
    if (count_if(predecessors(&block), [&](const BasicBlock *from) {
          return mayBranch(*from, block);
        }) > 1)
      joins.insert(&block);
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

static bool isShownLinearly(const Function &source, const Function &target) {
  return answerLinearly(source, target).isShown;
}

Prover::Prover(const Unfolding &source, const Unfolding &target,
               PureQuestion ask, function_ref<bool()> isOver,
               const LockstepObligations &checked, const LockstepParts &parts,
               const Means &means, std::vector<std::string> *traced)
    : source(source, *target.function().getParent()),
      target(target, *target.function().getParent()),
      alike(source.function(), target.function()),
      layout(source.function().getDataLayout()),
      pool(layout, parts.normalForms),
      cones(source.function(), target.function(),
            means.asks == Means::All      ? ask
            : means.asks == Means::Linear ? PureQuestion(isShownLinearly)
                                          : PureQuestion(),
            isOver,
            [this](const Value &value) {
              return this->source.ranges().of(&value);
            }),
      isOver(isOver), checked(checked), parts(parts), means(means),
      traced(traced) {}

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

static bool hasLoops(const Function &function) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> edges;
  FindFunctionBackedges(function, edges);
  return !edges.empty();
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

/// The searches in their order. What is proved needs the solver seldom, and
/// conditions at nodes seldom without it, while a wrong guess asks for both
/// often.
static constexpr Means order[] = {
    {Means::Nothing, /*meetsAtJoins=*/true, /*guessesContents=*/false,
     /*looksBack=*/false},
    {Means::Nothing, /*meetsAtJoins=*/true, /*guessesContents=*/false},
    {Means::Nothing, /*meetsAtJoins=*/true, /*guessesContents=*/true},
    {Means::Linear, /*meetsAtJoins=*/true, /*guessesContents=*/false,
     /*looksBack=*/true, /*usesConditions=*/true},
    {Means::Nothing, /*meetsAtJoins=*/false, /*guessesContents=*/true},
    {Means::All, /*meetsAtJoins=*/true, /*guessesContents=*/true},
    {Means::All, /*meetsAtJoins=*/true, /*guessesContents=*/true,
     /*looksBack=*/true, /*usesConditions=*/true},
    {Means::All, /*meetsAtJoins=*/false, /*guessesContents=*/true},
};

/// Whether conditions at the heads of loops may help where searches `stopped`:
/// the target may be undefined, or it is open which way a loop goes, which is
/// seldom a matter of more than a few comparisons.
static bool needsConditions(ArrayRef<ObstacleKind> stopped, const Means &means,
                            const LockstepParts &parts) {
  return any_of(stopped, [&](ObstacleKind stop) {
    return stop == ObstacleKind::Undefined ||
           ((means.asks == Means::Linear || parts.asksWithConditions) &&
            (stop == ObstacleKind::Loop || stop == ObstacleKind::Branch));
  });
}

/// Whether the pair is proved, each side as it is or, without conditions, as a
/// covering: where the heads of loops correspond, a covering of one side takes
/// that away.
static bool proveUnfolded(Unfolding &source, Unfolding &target,
                          PureQuestion ask, function_ref<bool()> isOver,
                          const LockstepObligations &checked,
                          const LockstepParts &parts, const Means &means,
                          std::optional<Obstacle> &obstacle,
                          std::vector<std::string> *traced) {
  std::optional<LoneHead> lone;
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> pairs;
  auto prove = [&] {
    Prover prover(source, target, ask, isOver, checked, parts, means, traced);
    if (prover.run())
      return true;
    // Coverings stop elsewhere, and say less about the functions.
    if (!obstacle)
      obstacle = prover.obstacle();
    lone = prover.loneHead();
    pairs = prover.headPairs();
    return false;
  };
  auto unfold = [&] {
    return Unfolding::adjust(source, target, pairs) ||
           (lone && (lone->isSource ? source : target)
                        .unfold(*lone, lone->isSource ? target : source));
  };
  if (prove())
    return true;
  unsigned left = parts.coverings && means.looksBack && !means.usesConditions
                      ? mostCoverings
                      : 0;
  for (; left != 0 && !isOver() && unfold(); --left)
    if (prove())
      return true;
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
    // Without a block where paths meet, there is nothing to pass, and without a
    // load nothing to guess.
    const bool canPass = hasJoins(source) || hasJoins(target);
    const bool canGuess =
        any_of(instructions(source),
               [](const Instruction &inst) { return isa<LoadInst>(inst); });
    found->kind = ObstacleKind::Time;
    SmallVector<ObstacleKind> stopped;
    const bool haveLoops = hasLoops(source) && hasLoops(target);
    for (const Means &means : order) {
      if ((!means.meetsAtJoins && !canPass) ||
          (means.usesConditions
               ? !haveLoops || !needsConditions(stopped, means, parts)
               : !means.guessesContents && !canGuess))
        continue;
      Unfolding ofSource(source, checked.exits),
          ofTarget(target, checked.exits);
      std::optional<Obstacle> stop;
      if (proveUnfolded(ofSource, ofTarget, ask, isOver, checked, parts, means,
                        stop,
                        notes && notes->traces ? &notes->attempts : nullptr))
        return true;
      if (stop)
        stopped.push_back(stop->kind);
      // The other searches say less.
      if (stop && means.meetsAtJoins && means.guessesContents)
        found = std::move(stop);
    }
    return false;
  };
  bool isProved = decide();
  if (notes && !isProved)
    notes->obstacle = std::move(found);
  return isProved;
}
