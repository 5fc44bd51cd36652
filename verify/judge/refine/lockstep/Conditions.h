// Conditions that may hold whenever a node is reached.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_CONDITIONS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_CONDITIONS_H

#include "verify/judge/refine/lockstep/state/LockstepProblem.h"
#include "verify/judge/refine/lockstep/state/Walk.h"

namespace palindrome::refine::lockstep {

class Counters;
struct Nodes;
class Premises;
class TermReduction;
class WalkValues;

/// Collects for nodes which conditions walks that end there have shown. They
/// are tried in the next attempt.
class Conditions {
public:
  Conditions(LockstepProblem &problem, Nodes &nodes, TermReduction &reduction,
             Premises &premises, Counters &counters, WalkValues &values)
      : source(problem.source), pool(problem.pool), means(problem.means),
        terms(problem.terms), nodes(nodes), reduction(reduction),
        premises(premises), counters(counters), values(values) {}

  /// Collects what may hold on each way to the node where a walk ends: what
  /// held where it began, or at the head of a loop the facts of the walk, with
  /// phis in place of what they take on this way.
  void collectConditions(Walk &walk);
  /// Collects the facts of a walk that cannot go on, if the source has arrived
  /// at the head of a loop: a condition there may be what the target relies on.
  void collectConditionsAtHead(Walk &walk);

private:
  void addCandidate(Node &node, const Term *condition);
  void collectTaken(Walk &walk);
  const Term *afterStep(Walk &walk, const llvm::BasicBlock &head,
                        const Term &condition);
  void collectFacts(Walk &walk, Node &node);

  const Body &source;
  TermPool &pool;
  const Means &means;
  LooseTerms &terms;
  Nodes &nodes;
  TermReduction &reduction;
  Premises &premises;
  Counters &counters;
  WalkValues &values;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_CONDITIONS_H
