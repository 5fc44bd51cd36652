// The semantic tier: does one function of LLVM IR refine another? What that
// means is docs/semantics.md; a verdict is never a guess.

#ifndef PALINDROME_REFINE_H
#define PALINDROME_REFINE_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace palindrome {

/// What was shown of a pair of functions: A, the input, and B, the output. The
/// best first.
enum class Meaning {
  Equivalent, ///< Each refines the other.
  Refined,    ///< B refines A.
  Unknown,    ///< Not decided.
  Different,  ///< B does not refine A.
};

/// The name in reports, such as "refined".
llvm::StringRef meaningName(Meaning meaning);

/// Why a pair is unknown (docs/semantics.md, "Verdicts").
enum class ReasonKind {
  Time,          ///< A limit of time ended the proof.
  Memory,        ///< A limit of memory ended the proof.
  Bound,         ///< The two functions cannot both end within the loop bound.
  Unsupported,   ///< `what` is not encoded.
  Approximated,  ///< The encoding of `what` is not exact where it matters.
  NotReproduced, ///< The solver's counterexample was not confirmed by a run.
  Crash,         ///< The worker process died.
};

/// The name in JSON, such as "not-reproduced".
llvm::StringRef reasonKindName(ReasonKind kind);

struct Reason {
  ReasonKind kind = ReasonKind::NotReproduced;
  std::string what = {}; ///< The details in one line; may be empty.
};

/// In one line, for people: "unsupported: inline assembly", "time".
std::string reasonText(const Reason &reason);

/// How a counterexample was confirmed: A fails to match B's outcome where no
/// choice is read (`Concrete`), for every one of A's choices, tried one by one
/// (`Enumerated`), or by an unsatisfiable query over A's choices (`Solver`).
enum class Replay { Concrete, Enumerated, Solver };

struct RefineOptions {
  /// How many iterations of a loop are looked at, on either side.
  unsigned unrollA = 1, unrollB = 1;
  bool undefInputs = true;  ///< Whether arguments and memory may be undef.
  bool poisonInputs = true; ///< Whether they may be poison.
  /// Whether to ask the other direction too, which tells equivalent from
  /// refined.
  bool bothWays = true;
  double timeoutSeconds = 20; ///< Wall time for a pair, 0: no limit.
  uint64_t memoryBytes = uint64_t(2) << 30; ///< Of a worker, 0: no limit.
  unsigned jobs = 1;
};

/// What became of one pair.
struct PairResult {
  std::string nameA, nameB;
  Meaning meaning = Meaning::Unknown;
  /// Why the pair is unknown; nothing for another meaning.
  std::optional<Reason> reason;
  /// What there is to add to another meaning, in one line: the first difference
  /// of what is different, or how equality was found. May be empty.
  std::string remark;
  bool sameText = false; ///< The bodies are equal but for the names of values.
  bool structural = false; ///< Different without an execution.
  std::optional<Replay> replay;
  /// Whether A refines B; nothing where it was not decided.
  std::optional<bool> otherWay;
  /// How often loops were unrolled, 0 where there is none.
  unsigned bound = 0;
  bool complete = true; ///< Whether no execution exceeds the bound.
  /// The counterexample, for people: inputs, memory, both outcomes, where they
  /// part. Empty unless different.
  std::string witness;
  double seconds = 0;
};

/// The reason's text or the remark, whichever `result` has.
std::string explanationOf(const PairResult &result);

} // namespace palindrome

#endif // PALINDROME_REFINE_H
