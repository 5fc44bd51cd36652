// Whether what the target alone does on a walk is defined where the source is.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FINISHING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FINISHING_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

struct Nodes;
class Orders;
class Partners;
class TermReduction;
class WalkValues;

/// Looks, at the end of a walk, at what the target does and the source does
/// not: divisions, loads, calls and assumptions.
class Finishing {
public:
  Finishing(LockstepProblem &problem, const Nodes &nodes,
            TermReduction &reduction, Orders &orders, WalkValues &values,
            Partners &partners)
      : layout(problem.layout), pool(problem.pool), cones(problem.cones),
        checked(problem.checked), metadata(problem.metadata),
        libraries(problem.libraries), nodes(nodes), reduction(reduction),
        orders(orders), values(values), partners(partners) {}

  /// Whether what the target did on the walk was defined.
  bool finish(Walk &walk);

private:
  bool isDefined(Walk &walk, const llvm::Instruction &division);
  const llvm::Instruction *
  readOnWalk(Walk &walk, const llvm::LoadInst &load,
             llvm::ArrayRef<const llvm::BasicBlock *> entered,
             const llvm::DenseMap<const Term *, const Term *> &read);
  bool isReadNext(Walk &walk, const llvm::LoadInst &load,
                  llvm::DenseMap<const Term *, const Term *> &read);

  const llvm::DataLayout &layout;
  TermPool &pool;
  Cones &cones;
  const LockstepObligations &checked;
  MetadataComparison &metadata;
  encode::LibraryDeclarations &libraries;
  const Nodes &nodes;
  TermReduction &reduction;
  Orders &orders;
  WalkValues &values;
  Partners &partners;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_FINISHING_H
