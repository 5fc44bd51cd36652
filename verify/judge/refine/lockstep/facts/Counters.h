// Counters of the source that another one determines.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_COUNTERS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_COUNTERS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace palindrome::refine::lockstep {

class Premises;
class TermReduction;

/// What is added to a phi in each iteration of its loop, if that is a constant:
/// of 65 bits, with its sign.
std::optional<llvm::APInt> stepOf(const llvm::PHINode &phi);

/// Whether two phis may have the same step. False if one has a step, and the
/// other another one, or sums that no phi begins.
bool mayCountAlike(const llvm::PHINode &one, const llvm::PHINode &other);

/// Terms for counters of the source that use another counter of the same loop.
class Counters {
public:
  Counters(LockstepProblem &problem, TermReduction &reduction,
           Premises &premises)
      : source(problem.source), pool(problem.pool), reduction(reduction),
        premises(premises) {}

  /// Looks, at the head of a loop that a walk enters, for counters that another
  /// one determines, which counts up. Notes their terms. `taken` is what a phi
  /// takes there.
  void collectCounters(
      Walk &walk, Node &node,
      llvm::function_ref<const Term *(const llvm::PHINode &phi)> taken);
  /// The term of a counter of the source that another one determines; it is
  /// demanded of the node where the walk begins. Null if there is none, or if
  /// the demand was refuted there.
  const Term *evaluateCounter(Walk &walk, const llvm::PHINode &phi);

private:
  const Body &source;
  TermPool &pool;
  TermReduction &reduction;
  Premises &premises;
  llvm::DenseMap<const llvm::PHINode *, const Term *> determined;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_COUNTERS_H
