// Whether terms refine each other on a walk.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_REFINEMENT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_REFINEMENT_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class MemoryContents;
struct Obstacles;
class Orders;
class Partners;
class Pointers;
class Premises;
class TermReduction;
class WalkValues;

/// Whether a term, or a value, refines another one on a walk: by itself, by
/// demands on the node where the walk began, or by a question to the solver.
class Refinement {
public:
  Refinement(LockstepProblem &problem, Obstacles &obstacles,
             TermReduction &reduction, Premises &premises, Orders &orders,
             Pointers &pointers, WalkValues &values, MemoryContents &contents,
             Partners &partners)
      : pool(problem.pool), cones(problem.cones), terms(problem.terms),
        obstacles(obstacles), reduction(reduction), premises(premises),
        orders(orders), pointers(pointers), values(values), contents(contents),
        partners(partners) {}

  /// Whether `to` refines `from`, or is demanded to. If not, the terms that
  /// failed are noted.
  bool refines(Walk &walk, const Term *from, const Term *to);
  /// Whether a value of the target refines one of the source, during the walk
  /// or on arrival at its end.
  bool areRelated(Walk &walk, const llvm::Value *from, const llvm::Value *to,
                  bool onArrival);
  /// Whether `to` refines `from` because their operands do, by `refine`.
  bool refinesInParts(
      Walk &walk, const Term *from, const Term *to,
      llvm::function_ref<bool(const Term *from, const Term *to)> refine);
  /// Whether `to` refines `from` because they differ in leaves alone, of which
  /// it is demanded, without a question to the solver. A leaf may be extended
  /// or truncated, as what is counted with more bits is.
  bool refinesInLeaves(Walk &walk, const Term *from, const Term *to);
  /// A source's extension or truncation of an operation as that operation on
  /// operands that are extended or truncated, if `to` is one. `from` if it is
  /// not.
  const Term *castBefore(Walk &walk, const Term *from, const Term *to);

private:
  const Term *extendedWithSign(Walk &walk, const Term *term);
  const Term *inPlainSteps(Walk &walk, const Term *address,
                           const PlainForm &form);
  const Term *simplified(Walk &walk, const Term *from, const Term *to);
  bool choosesLike(
      Walk &walk, const Term &choice, const Term &to,
      llvm::function_ref<bool(const Term *from, const Term *to)> refine);
  bool choosesInTurn(
      const Term &from, const Term &to,
      llvm::function_ref<bool(const Term *from, const Term *to)> refine);

  TermPool &pool;
  Cones &cones;
  LooseTerms &terms;
  Obstacles &obstacles;
  TermReduction &reduction;
  Premises &premises;
  Orders &orders;
  Pointers &pointers;
  WalkValues &values;
  MemoryContents &contents;
  Partners &partners;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_REFINEMENT_H
