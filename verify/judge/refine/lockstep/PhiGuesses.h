// Guesses which phis correspond.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_PHIGUESSES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_PHIGUESSES_H

#include "verify/judge/refine/lockstep/Likeness.h"
#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class Counterparts;
struct Suggestions;
class WalkValues;

/// Suggests phis of the source, or terms, for phis of the target, and for what
/// the target computes from these or chooses. What is suggested has to be
/// shown.
class PhiGuesses {
public:
  PhiGuesses(LockstepProblem &problem, Suggestions &suggestions,
             WalkValues &values, Counterparts &counterparts)
      : source(problem.source), target(problem.target), pool(problem.pool),
        suggestions(suggestions), values(values), counterparts(counterparts),
        alike(problem.source.function, problem.target.function) {}

  /// Phis that are computed alike correspond in their order, if there are as
  /// many of them in both functions.
  void pairPhis();
  /// Adds what corresponds where a walk ends: two events to each other, and the
  /// phis of two blocks.
  void addMet(Walk &walk, const llvm::Value *from, const llvm::Value *to);
  /// Adds which phis may correspond that a walk has passed on both sides.
  void addPassed(Walk &walk);
  /// Adds which phis of the source are what the target chooses by a `select`,
  /// on each walk that has passed both.
  void addChosen(Walk &walk);

private:
  void addCandidates(Walk &walk, const llvm::BasicBlock &from,
                     const llvm::BasicBlock &to);
  llvm::SmallVector<const llvm::PHINode *, 2>
  addComputed(Walk &walk, const llvm::PHINode &phi,
              const llvm::BasicBlock &from);
  void addFolded(const llvm::PHINode &phi, const llvm::BasicBlock &from);
  bool countAlike(const llvm::Value &phi, const llvm::Value &other) const;
  void addTaken(const llvm::PHINode &phi, const Term *term,
                llvm::DenseMap<const Term *, const Term *> &taken);
  void addArrived(const llvm::PHINode &phi, const Term *term,
                  llvm::DenseMap<const Term *, const Term *> taken);

  const Body &source;
  const Body &target;
  TermPool &pool;
  Suggestions &suggestions;
  WalkValues &values;
  Counterparts &counterparts;
  Likeness alike;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_PHIGUESSES_H
