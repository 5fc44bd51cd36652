// The encoder: whether B refines A, as a question for a solver.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_QUERY_ENCODE_H
#define PALINDROME_VERIFY_REFINE_ENCODE_QUERY_ENCODE_H

#include "palindrome/Refine.h"
#include "verify/refine/witness/Witness.h"

namespace palindrome::refine {

/// What the solver says of a pair.
struct Proof {
  enum Kind {
    Holds, ///< B refines A, for all executions within the bound.
    Fails, ///< `witness` is an input for which it does not, to be replayed.
    Unknown,
  };
  Kind kind = Unknown;
  std::optional<Reason> reason; ///< For unknown.
  Witness witness;              ///< For fails.
  /// For unknown: an input that it may fail for, of a model that touches an
  /// over-approximation. Nothing is said of it until it is replayed.
  std::optional<Witness> candidate = {};
  bool hasLoops = false;
  bool complete = true; ///< As PairResult's.
};

/// Asks whether `b` refines `a`, two definitions of one signature. The solver
/// gives up after `options.timeoutSeconds`.
Proof proveRefinement(const llvm::Function &a, const llvm::Function &b,
                      const RefineOptions &options);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_ENCODE_QUERY_ENCODE_H
