// What an attempt stopped at.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_OBSTACLES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_OBSTACLES_H

#include "verify/judge/refine/lockstep/Lockstep.h"
#include "verify/judge/refine/lockstep/loops/Unfolding.h"
#include "verify/judge/refine/lockstep/state/Walk.h"
#include <map>
#include <optional>

namespace palindrome::refine::lockstep {

/// What an attempt stopped at.
struct Stop {
  ObstacleKind kind;
  /// The instructions or blocks that both sides were at; may be null.
  const llvm::Value *source, *target;
  /// The smallest terms that were compared in vain; may be null.
  const Term *from, *to;
};

/// Terms of which the second is not shown to refine the first.
using FailedTerms = std::pair<const Term *, const Term *>;

/// The first obstacles of an attempt, and what led to them.
struct Obstacles {
  /// Notes the first terms that fail, which are the innermost ones. Returns
  /// false.
  bool noteFailure(const Term *from, const Term *to);
  /// Notes that the attempt stops where `walk` is, if that is not null, unless
  /// it has stopped before.
  void stopAt(const Walk *walk, ObstacleKind kind);

  std::optional<Stop> stop; ///< The first obstacle of this attempt.
  /// The first head of a loop at which one side was alone.
  std::optional<LoneHead> lone;
  /// The first terms that failed since it was cleared.
  std::optional<FailedTerms> failure;
  /// Why demands were refuted.
  std::map<std::pair<const Node *, Demand>, FailedTerms> causes;

private:
  FailedTerms causeOf(const Node &node, FailedTerms failed) const;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_OBSTACLES_H
