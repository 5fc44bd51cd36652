// What one side alone writes, or both in another order.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_MEMORY_LONEWRITES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_MEMORY_LONEWRITES_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class EventOperands;
class Learning;
class Refinement;
class TermReduction;
class WalkValues;

/// Passes writes that the other side does not make at the same time
/// (DeadStores.cpp, Reordered.cpp).
class LoneWrites {
public:
  LoneWrites(LockstepProblem &problem, TermReduction &reduction,
             WalkValues &values, Refinement &refinement,
             EventOperands &operands, Learning &learning)
      : layout(problem.layout), checked(problem.checked),
        metadata(problem.metadata), reduction(reduction), values(values),
        refinement(refinement), operands(operands), learning(learning) {}

  /// Passes the store at which the source has arrived. False if it is at none.
  bool passStore(Walk &walk);
  /// Passes the store at which the target has arrived, if the walk began with a
  /// store of both to the same address, and the value refines what the source
  /// stored there. False if it is at no such store.
  bool passRepeatedStore(Walk &walk);
  /// Passes the write at which the target has arrived, where the source has
  /// made some alone: only if it is to where one of these was, if
  /// `isOfWritten`. False if it is at none.
  bool passWrite(Walk &walk, bool isOfWritten);
  /// Passes the stores of both at which the walk could end, if the source has
  /// written alone what others may read then.
  bool passPair(Walk &walk);
  /// Whether a load of the source reads what the source alone has written on
  /// the walk; it is that value then.
  bool readsWritten(Walk &walk, const llvm::LoadInst &load);
  /// Whether nobody can read what the source alone has written on the walk,
  /// once it has ended at `end`, or the target has written the same there.
  bool isUnread(Walk &walk, const llvm::Value *end);

private:
  bool passUnreadBytes(Walk &walk);
  bool isSetAlready(Walk &walk, const llvm::StoreInst &store);
  bool isRedundant(Walk &walk, const llvm::StoreInst &store);
  bool writesTheSame(Walk &walk);
  bool readsWrites(Walk &walk);

  const llvm::DataLayout &layout;
  const LockstepObligations &checked;
  MetadataComparison &metadata;
  TermReduction &reduction;
  WalkValues &values;
  Refinement &refinement;
  EventOperands &operands;
  Learning &learning;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_MEMORY_LONEWRITES_H
