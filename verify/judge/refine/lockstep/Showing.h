// How what has to hold at the end of a walk is shown.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_SHOWING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_SHOWING_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class Definedness;
class EventOperands;
class MemoryContents;
class Premises;
class Refinement;
class TermReduction;
class WalkValues;

/// Whether a demand on the node where a walk ends holds after it.
class Showing {
public:
  Showing(LockstepProblem &problem, const Definedness &definedness,
          TermReduction &reduction, Premises &premises, WalkValues &values,
          MemoryContents &contents, Refinement &refinement,
          EventOperands &operands)
      : layout(problem.layout), pool(problem.pool), cones(problem.cones),
        checked(problem.checked), parts(problem.parts),
        metadata(problem.metadata), terms(problem.terms),
        definedness(definedness), reduction(reduction), premises(premises),
        values(values), contents(contents), refinement(refinement),
        operands(operands) {}

  /// Whether a demand on the node at the end of a walk holds after it.
  bool isShown(Walk &walk, const Demand &demand);

private:
  bool holdsAtEnd(Walk &walk, const Term *condition);
  bool wouldRead(Walk &walk, const Demand &demand);
  bool isShownUnlessPoison(Walk &walk, const Term *demanded);

  const llvm::DataLayout &layout;
  TermPool &pool;
  Cones &cones;
  const LockstepObligations &checked;
  const LockstepParts &parts;
  MetadataComparison &metadata;
  LooseTerms &terms;
  const Definedness &definedness;
  TermReduction &reduction;
  Premises &premises;
  WalkValues &values;
  MemoryContents &contents;
  Refinement &refinement;
  EventOperands &operands;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_SHOWING_H
