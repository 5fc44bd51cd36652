// The encoder: whether the target refines the source, as a question for a
// solver.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_QUERY_ENCODE_H
#define PALINDROME_VERIFY_REFINE_ENCODE_QUERY_ENCODE_H

#include "palindrome/Refine.h"
#include "verify/refine/witness/Witness.h"

namespace palindrome::refine {

/// The solver's answer for a pair of functions.
struct Proof {
  enum Kind {
    Holds, ///< The target refines the source, within the bound.
    Fails, ///< `witness` is an input for which it does not, to be replayed.
    Unknown,
  };
  Kind kind = Unknown;
  std::optional<Reason> reason; ///< For unknown.
  Witness witness;              ///< For fails.
  /// For unknown: an input for which refinement may fail, from a model that
  /// depends on an approximation. Only a replay can confirm it.
  std::optional<Witness> candidate = {};
  bool hasLoops = false;
  bool complete = true; ///< PairResult::complete.
};

/// Asks whether `target` refines `source`, two definitions with one signature.
/// The solver gives up after `options.timeoutSeconds`.
Proof proveRefinement(const llvm::Function &source,
                      const llvm::Function &target,
                      const RefineOptions &options);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_ENCODE_QUERY_ENCODE_H
