// What the source reads from memory.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_MEMORYCONTENTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_MEMORYCONTENTS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"
#include "llvm/IR/IntrinsicInst.h"

namespace palindrome::refine::lockstep {

class Definedness;
class Premises;
class WalkValues;

/// What is in memory where the source reads on a walk.
class MemoryContents {
public:
  MemoryContents(LockstepProblem &problem, const Definedness &definedness,
                 Premises &premises, WalkValues &values)
      : source(problem.source), layout(problem.layout), pool(problem.pool),
        means(problem.means), definedness(definedness), premises(premises),
        values(values) {}

  /// Whether a load of the source was no poison by its metadata.
  bool hasReadExactly(Walk &walk, const llvm::LoadInst &load);
  /// The constant that `load`, of the source, reads from the initializer of a
  /// constant global. Null if it does not, or may not read one value.
  const Term *initializerOf(Walk &walk, const llvm::LoadInst &load);
  /// What memory contains, as a value of `type`, at `address` once `event` of
  /// the source has filled it, or copied a constant there. Null if that is
  /// unknown.
  const llvm::Constant *filledBy(Walk &walk, const llvm::MemIntrinsic &event,
                                 const Term *address, llvm::Type *type);
  /// What a load of `type` from `address` reads right after `access` of the
  /// source, which reads or writes there. Null if that is unknown.
  const llvm::Value *leftBy(Walk &walk, const llvm::Instruction &access,
                            const Term *address, llvm::Type *type);
  /// What is in memory where a load of the source reads, whether or not its
  /// metadata make that poison.
  const Term *contentOf(Walk &walk, const llvm::LoadInst &load);

private:
  const Body &source;
  const llvm::DataLayout &layout;
  TermPool &pool;
  const Means &means;
  const Definedness &definedness;
  Premises &premises;
  WalkValues &values;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_MEMORYCONTENTS_H
