// The encoder: whether the target refines the source, as a question for a
// solver.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_ENCODE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_ENCODE_H

#include "palindrome/Refine.h"
#include "verify/judge/refine/witness/Witness.h"
#include <memory>

namespace palindrome::smt {
class ExprArena;
} // namespace palindrome::smt

namespace palindrome::encode {

/// A part of an outcome that the target must refine.
enum class OutcomePart {
  UndefinedBehavior, ///< That the target has none.
  End,               ///< That both sides end alike, and all of the next three.
  Result,
  Memory,
  Exception,
  Calls,   ///< Which call of the target is which of the source.
  Objects, ///< Which object of the target is which of the source.
};

/// Counterexamples that a query is not to find, since replay did not confirm
/// others like them.
struct Exclusions {
  std::vector<refine::Witness> inputs; ///< Those with the same arguments.
  /// Those for which only these parts do not refine.
  std::vector<OutcomePart> parts;

  bool empty() const { return inputs.empty() && parts.empty(); }
};

/// Why counterexamples that fail in the ignored parts alone may be none.
/// Nothing if these parts are compared exactly.
std::optional<Reason> doubtOfParts(llvm::ArrayRef<OutcomePart> ignored);

/// The solver's answer for a pair of functions.
struct Proof {
  enum Kind {
    Holds, ///< The target refines the source, within the bound.
    Fails, ///< `witness` is an input for which it does not, to be replayed.
    Unknown,
  };
  Kind kind = Unknown;
  std::optional<Reason> reason; ///< For unknown.
  refine::Witness witness;      ///< For fails.
  /// For fails: each part of which the rest of the outcome refines. Where two
  /// parts fail by themselves, there is none.
  std::vector<OutcomePart> failing = {};
  /// For unknown: an input for which refinement may fail, from a model that
  /// depends on an approximation. Only a replay can confirm it.
  std::optional<refine::Witness> candidate = {};
  bool hasLoops = false;
  bool complete = true; ///< PairResult::complete.
};

/// Asks whether `target` refines `source`, two definitions with one signature.
/// The solver gives up after `options.timeoutSeconds`. With exclusions, a
/// counterexample is searched for, and the answer is not that it holds.
Proof proveRefinement(const llvm::Function &source,
                      const llvm::Function &target,
                      const RefineOptions &options,
                      const Exclusions &exclusions = {});

/// Proves many small questions. They share a solver, since making one takes
/// longer than most of them, and a new one is made before it has become large.
/// While this exists, its thread has no other solver.
class PartProver {
public:
  PartProver();
  ~PartProver();

  /// Whether `target` is proved to refine `source` without a bound, where both
  /// are parts of other functions, which go on to use the results: these are
  /// not only looked at. No counterexample is searched for. All questions have
  /// the same options but for the time.
  bool proves(const llvm::Function &source, const llvm::Function &target,
              const RefineOptions &options);

private:
  std::unique_ptr<smt::ExprArena> terms; ///< Null before the first question.
  unsigned asked = 0;                    ///< With these terms.
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_ENCODE_H
