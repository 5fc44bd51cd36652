// What the source has shown by the way that it has come.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_LEARNING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_LEARNING_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class Definedness;
class Facts;
class MemoryContents;
class Pointers;
class Premises;
class TermReduction;
class WalkValues;

/// Adds to a walk what the source has shown by branching, by accessing memory
/// and by passing arguments: where it is otherwise, the source is undefined.
class Learning {
public:
  Learning(LockstepProblem &problem, Definedness &definedness,
           TermReduction &reduction, Premises &premises, Facts &facts,
           Pointers &pointers, WalkValues &values, MemoryContents &contents)
      : source(problem.source), pool(problem.pool), means(problem.means),
        terms(problem.terms), definedness(definedness), reduction(reduction),
        premises(premises), facts(facts), pointers(pointers), values(values),
        contents(contents) {}

  /// Adds that a side has taken this successor of a branch. The target's branch
  /// must be defined.
  void learnEdge(Walk &walk, const llvm::Instruction &branch,
                 unsigned successor, bool isSource = true);
  /// Adds what `inst`, which the source has executed, has shown of pointers.
  void learnAccesses(Walk &walk, const llvm::Instruction &inst);
  /// Adds what the branches have shown that lead to the node, and to it alone,
  /// and what they depend on that lead elsewhere, too.
  void addDominatingFacts(Walk &walk);

private:
  const Term *learnDecided(Walk &walk, const llvm::Instruction &branch,
                           bool isSource);
  void addDominatingAccesses(Walk &walk);
  void addConditions(Walk &walk);

  const Body &source;
  TermPool &pool;
  const Means &means;
  LooseTerms &terms;
  Definedness &definedness;
  TermReduction &reduction;
  Premises &premises;
  Facts &facts;
  Pointers &pointers;
  WalkValues &values;
  MemoryContents &contents;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_LEARNING_H
