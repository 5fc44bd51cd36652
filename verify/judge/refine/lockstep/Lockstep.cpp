// Which shapes of two functions a proof is tried for, and with which means.

#include "verify/judge/refine/lockstep/Lockstep.h"
#include "verify/judge/refine/lockstep/Prover.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/structure/Convergence.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/InstIterator.h"

using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The coverings that are tried of a pair.
static constexpr unsigned mostCoverings = 8;

static bool isSupported(const Function &function) {
  return !function.hasPrefixData() && !function.hasPrologueData() &&
         !function.isPresplitCoroutine() &&
         none_of(
             function,
             [](const BasicBlock &block) { return block.hasAddressTaken(); }) &&
         none_of(instructions(function), [](const Instruction &inst) {
           return roleOf(inst) == StepRole::Excluded;
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
