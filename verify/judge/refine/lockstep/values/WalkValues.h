// What values are on a walk: terms over what was there when it began and what
// it has made since.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_WALKVALUES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_WALKVALUES_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

struct Activity;
class Counterparts;
class Counters;
class KnownCalls;
class MemoryContents;
class Premises;
struct Suggestions;
class TermReduction;

/// Evaluates values of both functions to terms of the source, as far as the
/// values of the target have counterparts there.
class WalkValues {
public:
  WalkValues(LockstepProblem &problem, Activity &activity,
             Suggestions &suggestions, TermReduction &reduction,
             Premises &premises, Counters &counters, Counterparts &counterparts,
             MemoryContents &contents, KnownCalls &knownCalls)
      : source(problem.source), pool(problem.pool), means(problem.means),
        terms(problem.terms), activity(activity), suggestions(suggestions),
        reduction(reduction), premises(premises), counters(counters),
        counterparts(counterparts), contents(contents), knownCalls(knownCalls) {
  }

  /// The term of a value of the source or of the target, during the walk or on
  /// arrival at its end. It has a foreign leaf if the source has no
  /// counterpart.
  const Term *evaluate(Walk &walk, const llvm::Value *value, bool isSource,
                       bool onArrival = false);
  /// The term that `evaluate` returns, in the form that it has on the walk.
  const Term *reduced(Walk &walk, const llvm::Value *value, bool isSource,
                      bool onArrival = false);
  /// A value of the target for the solver alone: what the target has frozen is
  /// neither undef nor poison.
  const Term *evaluateFrozen(Walk &walk, const llvm::Value *value,
                             bool onArrival = false);
  /// What a term is on a walk, with its values as they are known by now. What
  /// is meant at the end of the walk has what phis take on arrival there.
  const Term *onWalk(Walk &walk, const Term *term, bool onArrival);
  const Term *onWalk(Walk &walk, const Term *term, bool onArrival,
                     llvm::DenseMap<const Term *, const Term *> &known);
  /// What a term is at the end of a walk.
  const Term *onArrival(Walk &walk, const Term *term) {
    return onWalk(walk, term, /*onArrival=*/true);
  }
  /// Evaluates, at the end of a walk, the loads of the source that other walks
  /// have asked for: what they have read is perhaps not known behind it.
  void readWanted(Walk &walk);

private:
  const Term *compute(Walk &walk, const llvm::Value *value, bool isSource,
                      bool onArrival);
  const Term *evaluateLoad(Walk &walk, const llvm::LoadInst &load);
  const Term *evaluateTarget(Walk &walk, const llvm::Value *value);

  const Body &source;
  TermPool &pool;
  const Means &means;
  LooseTerms &terms;
  Activity &activity;
  Suggestions &suggestions;
  TermReduction &reduction;
  Premises &premises;
  Counters &counters;
  Counterparts &counterparts;
  MemoryContents &contents;
  KnownCalls &knownCalls;
  /// Whether a `freeze` of the target alone is a term of its own, which is
  /// one value, rather than its operand, which it refines.
  bool keepsFreezes = false;
  /// The values that were taken for others since no partner was known yet.
  unsigned substitutes = 0;
  unsigned evaluations = 0; ///< Those that are going on, in each other.
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_VALUES_WALKVALUES_H
