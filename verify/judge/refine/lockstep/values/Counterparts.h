// What the target has made, or taken at a phi, as terms of the source.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_COUNTERPARTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_COUNTERPARTS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

struct Nodes;
class Partners;
class Premises;
class Rereads;
struct Suggestions;
class WalkValues;

/// The phi from which an instruction computes its result, with what is the same
/// in all iterations: arguments and constants. Null if there is none.
const llvm::PHINode *onlyPhiOf(const llvm::Instruction &inst);

/// Finds for a value of the target a term that it refines: a value of the
/// source that has been suggested for it, or what it is computed from. That is
/// demanded of the node where the walk began, if the value was there.
class Counterparts {
public:
  Counterparts(LockstepProblem &problem, Suggestions &suggestions, Nodes &nodes,
               Premises &premises, WalkValues &values, Rereads &rereads,
               Partners &partners)
      : layout(problem.layout), pool(problem.pool), suggestions(suggestions),
        nodes(nodes), premises(premises), values(values), rereads(rereads),
        partners(partners) {}

  /// The term of a value of the target that exists, if the source has a
  /// counterpart.
  const Term *evaluateCounterpart(Walk &walk, const llvm::Instruction &value);
  /// What the target computes from a phi, or chooses, as a phi of the source.
  /// `term` is what is known of it.
  const Term *evaluateComputed(Walk &walk, const llvm::Instruction &inst,
                               const Term *term);
  /// A term with as few bits as `phi`, of the target, has.
  const Term *truncated(const Term *wide, const llvm::Value &phi);

private:
  const Term *evaluateArrived(Walk &walk, const llvm::Value &phi);
  const Term *evaluateNarrowed(Walk &walk, const llvm::Value *value);
  const Term *evaluateShifted(Walk &walk, const llvm::PHINode &phi);
  const Term *extendedPhi(Walk &walk, const llvm::PHINode &phi);

  const llvm::DataLayout &layout;
  TermPool &pool;
  Suggestions &suggestions;
  Nodes &nodes;
  Premises &premises;
  WalkValues &values;
  Rereads &rereads;
  Partners &partners;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_COUNTERPARTS_H
