// The search for a proof: a walk through both functions side by side.
//
// A node is a pair of events, or of blocks where paths meet, that both sides
// arrive at together. A walk goes from a node to the next on one path of each
// side; the target takes the branches that those of the source imply. What must
// hold at the end of a walk is shown from what holds at its beginning, a
// demand, which all walks that end there have to show.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_PROVER_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_PROVER_H

#include "verify/judge/refine/lockstep/Explorer.h"
#include "verify/judge/refine/lockstep/Finishing.h"
#include "verify/judge/refine/lockstep/PhiGuesses.h"
#include "verify/judge/refine/lockstep/ProverTrace.h"
#include "verify/judge/refine/lockstep/Settling.h"
#include "verify/judge/refine/lockstep/Showing.h"
#include "verify/judge/refine/lockstep/facts/WalkKnowledge.h"
#include "verify/judge/refine/lockstep/state/Activity.h"
#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Nodes.h"
#include "verify/judge/refine/lockstep/state/Obstacles.h"
#include "verify/judge/refine/lockstep/state/Suggestions.h"
#include "verify/judge/refine/lockstep/values/WalkJudgement.h"

namespace palindrome::refine::lockstep {

/// Makes attempts at a proof, and owns all that they need.
class Prover {
public:
  /// `ask` and `isOver` are those of `refinesInLockstep`. If `traced` is not
  /// null, lines on what the search does are added to it.
  Prover(const Unfolding &source, const Unfolding &target, PureQuestion ask,
         llvm::function_ref<bool()> isOver, const LockstepObligations &checked,
         const LockstepParts &parts, const Means &means,
         std::vector<std::string> *traced);

  /// Searches for a proof; whether it has found one.
  bool run();
  /// If there was no proof: what the last attempt stopped at, for people.
  std::optional<Obstacle> obstacle() const;
  /// If there was no proof: the first head of a loop at which a side was alone.
  const std::optional<LoneHead> &loneHead() const { return obstacles.lone; }
  /// The heads of loops that both sides have arrived at together.
  llvm::SmallVector<
      std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>>
  headPairs() const;

private:
  bool isOutdated(const Node &node) const;
  unsigned keepExplorations();
  void reach(Node &node);
  void dropWalks();
  void dropUnreached();
  void claimAgain();
  bool attempt();
  bool giveUpGuesses();
  bool keepsProgress() const; // Progress.cpp
  void audit();               // Audit.cpp

  LockstepProblem problem;
  Activity activity;
  Suggestions suggestions;
  Nodes nodes;
  Obstacles obstacles;
  WalkKnowledge knowledge;
  WalkJudgement judgement;
  ProverTrace trace;
  PhiGuesses phiGuesses;
  Finishing finishing;
  Explorer explorer;
  Showing showing;
  Settling settling;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_PROVER_H
