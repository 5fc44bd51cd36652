// A single witness, replayed within limits, and what is shown of a
// counterexample.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_ATTEMPT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_ATTEMPT_H

#include "verify/judge/refine/interpret/state/Limits.h"
#include "verify/judge/refine/interpret/state/Outcome.h"
#include "verify/judge/refine/replay/Replay.h"
#include "verify/judge/refine/replay/Trace.h"

namespace palindrome::replay {

struct Limits {
  /// The runs of the source, one for each sequence of its choices. Beyond them
  /// there are "too many choices".
  uint64_t runs = uint64_t(1) << 16;
  /// The instructions that one run executes.
  unsigned steps = interpret::mostSteps;
  /// The runs of the target in which uses of one register observe several
  /// values that it was computed from undef as.
  unsigned redraws = 256;
  /// Whether counterexamples are described, which takes time.
  bool describes = true;
};

/// What a witness shows that is no counterexample.
enum class Agreement {
  None, ///< Nothing: a function cannot be run, or the choices are too many.
  Undefined, ///< A run of the source has undefined behavior.
  Exact,     ///< The target's outcome refines that of a run of the source.
};

/// As confirm(), for a witness that has a memory object for each global. Sets
/// `agreement` unless it is null.
std::optional<Refutation> attempt(const llvm::Function &source,
                                  const llvm::Function &target,
                                  const Witness &witness, Limits limits,
                                  Reason &why,
                                  std::optional<OpenCase> *open = nullptr,
                                  Agreement *agreement = nullptr);

/// Two runs on a witness whose outcomes differ.
struct DifferingRuns {
  const llvm::Function &source, &target;
  const Witness &witness;
  const interpret::Outcome &sourceOutcome, &targetOutcome;
  const Trace &sourceTrace, &targetTrace;
  const interpret::OutcomeDifference &outcomes;
  /// The number of the source's runs, all of which differ; 0 if the solver is
  /// to prove that.
  uint64_t runs;
  bool usesDiffer; ///< Of the target: see palindrome::Counterexample.
};
palindrome::Counterexample describe(const DifferingRuns &difference);

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_ATTEMPT_H
