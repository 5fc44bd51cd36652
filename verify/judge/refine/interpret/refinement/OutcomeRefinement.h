// Refinement of outcomes: whether the source allows what the target did.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_REFINEMENT_OUTCOMEREFINEMENT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_REFINEMENT_OUTCOMEREFINEMENT_H

#include "palindrome/Counterexample.h"
#include "verify/judge/refine/interpret/state/LaneRefinement.h"
#include "verify/judge/refine/interpret/state/Outcome.h"

namespace palindrome::interpret {

/// How an outcome of the target differs from one of the source.
struct OutcomeDifference {
  /// A lane, or a byte of memory.
  struct Value {
    ValueKind kind = ValueKind::None;
    std::string text = {};
  };

  DifferenceKind kind = DifferenceKind::Result;
  std::string what = {}; ///< In words, without `target` and `source`.
  /// The values that differ, where these do.
  Value target = {}, source = {};
  /// How the executions end, where that differs.
  Outcome::Kind targetEnd = Outcome::Returns, sourceEnd = Outcome::Returns;
  bool isAtCall = false; ///< Of memory: when a callee may read it.

  /// In one line, such as "the results differ: the target has 1, the source has
  /// 2".
  std::string text() const;
  /// Whether `other` is alike but for values and numbers.
  bool isAlike(const OutcomeDifference &other) const {
    return kind == other.kind && targetEnd == other.targetEnd &&
           sourceEnd == other.sourceEnd;
  }
};

/// Whether `target`, an outcome of the target, refines `source`, an outcome of
/// the source. If the answer is `No`, sets `difference`.
Match outcomeRefines(const Outcome &target, const Outcome &source,
                     OutcomeDifference &difference);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_REFINEMENT_OUTCOMEREFINEMENT_H
