// The walk through both functions.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EXPLORER_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EXPLORER_H

#include "verify/judge/refine/lockstep/Branches.h"
#include "verify/judge/refine/lockstep/Conditions.h"
#include "verify/judge/refine/lockstep/Exceptions.h"
#include "verify/judge/refine/lockstep/Lockstep.h"
#include "verify/judge/refine/lockstep/LoneSteps.h"
#include "verify/judge/refine/lockstep/Meetings.h"
#include "verify/judge/refine/lockstep/memory/LoneWrites.h"
#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

struct Activity;
class Finishing;
class Learning;
struct Nodes;
struct Obstacles;
class PhiGuesses;
class ProverTrace;
struct WalkJudgement;
struct WalkKnowledge;
class WalkValues;

/// Begins walks at nodes, and goes on with them until they end at other nodes,
/// or come to a stop.
class Explorer {
public:
  Explorer(LockstepProblem &problem, Activity &activity, Nodes &nodes,
           Obstacles &obstacles, ProverTrace &trace, WalkKnowledge &knowledge,
           WalkJudgement &judgement, PhiGuesses &phiGuesses,
           Finishing &finishing);

  /// Begins the walks of a node that has no exploration yet. Nodes where they
  /// end are found thereby; what they suggest, claim and stop at is noted.
  void explore(Node &node);

private:
  void proceed(std::unique_ptr<Walk> walk);
  void fork(Walk &walk);
  bool forkTarget(const Walk &walk);
  bool isInVain();
  void end(std::unique_ptr<Walk> walk, const llvm::Value *source,
           const llvm::Value *target);
  void fail(Walk &walk, ObstacleKind kind);
  void failAtHead(Walk &walk, bool isSource);

  LockstepProblem &problem;
  Activity &activity;
  Nodes &nodes;
  Obstacles &obstacles;
  Learning &learning;
  WalkValues &values;
  PhiGuesses &phiGuesses;
  Finishing &finishing;
  ProverTrace &trace;
  LoneWrites writes;
  Meetings meetings;
  Conditions conditions;
  Branches branches;
  LoneSteps loneSteps;
  Exceptions exceptions;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EXPLORER_H
