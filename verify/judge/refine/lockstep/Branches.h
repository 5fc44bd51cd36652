// Which way a branch leads where its side has arrived.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_BRANCHES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_BRANCHES_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class Definedness;
class Orders;
class Partners;
class Premises;
class Refinement;
class TermReduction;
class WalkValues;

/// Takes branches whose way is known, or, of the target, is decided by what the
/// source has branched on.
class Branches {
public:
  Branches(LockstepProblem &problem, const Definedness &definedness,
           TermReduction &reduction, Premises &premises, Orders &orders,
           WalkValues &values, Partners &partners, Refinement &refinement)
      : problem(problem), definedness(definedness), reduction(reduction),
        premises(premises), orders(orders), values(values), partners(partners),
        refinement(refinement) {}

  /// Takes the branch at which a side has arrived if its condition is known.
  bool takeKnownBranch(Walk &walk, bool isSource);
  /// Asks which way the target goes, once the source has no branch to tell.
  bool decideBranch(Walk &walk);
  /// Lets the target go the way that the source has just gone, as `facts` tell,
  /// if its condition may be the same about what has more bits.
  void followWidened(Walk &walk, llvm::ArrayRef<Fact> facts);
  /// Whether the branch at which the target has arrived is defined, where it is
  /// open which way it leads.
  bool isDefinedBranch(Walk &walk);

private:
  const Term *extendedLike(const Term *term, const Term *wider);
  bool refinesByPhis(Walk &walk, const Term *from, const Term *to);
  bool decideByPhis(Walk &walk, const Term *condition,
                    llvm::ArrayRef<Fact> facts);
  bool decideByFlag(Walk &walk, const Term *condition);

  LockstepProblem &problem;
  const Definedness &definedness;
  TermReduction &reduction;
  Premises &premises;
  Orders &orders;
  WalkValues &values;
  Partners &partners;
  Refinement &refinement;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_BRANCHES_H
