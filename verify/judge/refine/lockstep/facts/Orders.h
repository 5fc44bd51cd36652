// Orders of integers that the target relies on and the source has not shown.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_ORDERS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_ORDERS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace palindrome::refine::lockstep {

struct Activity;
class Facts;
class Premises;
class TermReduction;

/// Demands orders of integers of the node where a walk began, where they make
/// something hold that the facts of the walk do not.
class Orders {
public:
  Orders(LockstepProblem &problem, Activity &activity, TermReduction &reduction,
         Premises &premises, Facts &facts)
      : pool(problem.pool), cones(problem.cones), means(problem.means),
        terms(problem.terms), activity(activity), reduction(reduction),
        premises(premises), facts(facts) {}

  /// Whether `holds` does, for the facts of a walk and for orders that `term`,
  /// of the target, makes likely. Those are then demanded where the walk began.
  bool holdsInOrder(Walk &walk, const Term *term,
                    llvm::function_ref<bool(llvm::ArrayRef<Fact> facts)> holds);
  /// Whether `condition` holds, likewise.
  bool holdsInOrder(Walk &walk, const Term *condition);

private:
  void addBounds(const Term &term, llvm::SmallVectorImpl<const Term *> &orders);

  TermPool &pool;
  Cones &cones;
  const Means &means;
  LooseTerms &terms;
  Activity &activity;
  TermReduction &reduction;
  Premises &premises;
  Facts &facts;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FACTS_ORDERS_H
