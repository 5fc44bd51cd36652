// The results and the options of the prover, which decides whether one function
// of LLVM IR (the target) refines another (the source). docs/semantics.md
// defines refinement and every verdict.

#ifndef PALINDROME_REFINE_H
#define PALINDROME_REFINE_H

#include "palindrome/Counterexample.h"
#include "palindrome/ProverPart.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace palindrome {

namespace proofs {
class ProofStore;
} // namespace proofs

/// The verdict on a source and a target, from the best to the worst.
enum class Meaning {
  Equivalent, ///< Each refines the other.
  Refined,    ///< The target refines the source.
  Unknown,    ///< Not decided.
  Different,  ///< The target does not refine the source.
};

/// The name in reports, such as "refined".
llvm::StringRef meaningName(Meaning meaning);

/// Why a pair is unknown (docs/semantics.md, "Verdicts").
enum class ReasonKind {
  Time,          ///< A limit of time ended the proof.
  Memory,        ///< A limit of memory ended the proof.
  GaveUp,        ///< The solver found no way, for another reason than a limit.
  Bound,         ///< The two functions cannot both end within the loop bound.
  Unsupported,   ///< `what` is not encoded.
  Approximated,  ///< The encoding of `what` is not exact where it matters.
  NotReproduced, ///< The solver's counterexample was not confirmed by a run.
  Crash,         ///< The worker process died.
  /// Of passes that may know the whole program: see
  /// verify/seek/passes/Callers.h.
  Interprocedural,
  Lowering, ///< Of passes: the difference is due to the lowering of MLIR.
};

/// The name in JSON, such as "not-reproduced".
llvm::StringRef reasonKindName(ReasonKind kind);

struct Reason {
  ReasonKind kind = ReasonKind::NotReproduced;
  std::string what = {}; ///< The details in one line; may be empty.
};

/// In one line, for people: "unsupported: inline assembly", "time".
std::string reasonText(const Reason &reason);

/// How a counterexample was confirmed. The target was run on its input, and no
/// run of the source matches: the source makes no choice, so that it has a
/// single run (`Concrete`); it was run with each of its choices (`Enumerated`);
/// or the query over its choices is unsatisfiable (`Solver`).
enum class Replay { Concrete, Enumerated, Solver };

/// How refinement was established.
enum class ProofKind {
  Text,  ///< The bodies are the same text.
  Rules, ///< The target promises less, by rules (verify/judge/refine/rules/).
  Lockstep,  ///< Both sides do the same step by step; without a bound.
  AllInputs, ///< Both were run on all inputs; without a bound.
  Execution, ///< The whole executions, with loops unrolled to the bound.
};

/// The name in JSON, such as "lockstep".
llvm::StringRef proofName(ProofKind kind);

struct RefineOptions {
  /// The loop bounds: how many iterations of a loop are followed.
  unsigned sourceUnroll = 1, targetUnroll = 1;
  /// Whether a pair that is proved within the bounds is searched for
  /// counterexamples beyond them.
  bool searchesBeyond = true;
  bool undefInputs = true;  ///< Whether arguments and memory may be undef.
  bool poisonInputs = true; ///< Whether they may be poison.
  /// Whether to ask as well if the source refines the target, which
  /// distinguishes equivalent from refined.
  bool bothWays = true;
  /// Processor time for one pair; 0: no limit.
  double timeoutSeconds = 20;
  /// When all pairs have to be judged: what is not is unknown for want of time.
  std::optional<std::chrono::steady_clock::time_point> end = {};
  /// The runs on searched inputs where there is no proof; 0: none.
  unsigned testRuns = 0;
  uint64_t memoryBytes = uint64_t(2) << 30; ///< For one worker; 0: no limit.
  unsigned jobs = 1;                        ///< Worker processes.
  bool tracesProver = false; ///< Whether PairResult::attempts is filled.
  /// What the prover does without, which shows what it brings.
  std::vector<ProverPart> without = {};
  /// Where results are looked up before pairs are judged, and kept; null: they
  /// are not.
  proofs::ProofStore *proofs = nullptr;

  bool uses(ProverPart part) const {
    return !llvm::is_contained(without, part);
  }
};

/// What stops a proof in lockstep.
enum class ObstacleKind : uint8_t {
  Excluded,  ///< A function that no such proof is tried of.
  Promise,   ///< The target promises more, as a function.
  Loop,      ///< One side alone is at the head of a loop.
  Branch,    ///< The target branches, and it is not known whereto.
  Event,     ///< The events differ, or the target's promises more.
  Operand,   ///< An operand of an event is not shown to refine.
  Undefined, ///< The target may be undefined.
  Store,     ///< What the source alone stores may be read.
  Progress,  ///< A loop of the target promises more progress.
  Time,      ///< The time is over, or there are too many paths.
};

llvm::StringRef obstacleName(ObstacleKind kind);

/// Where a proof in lockstep stopped, and the smallest part that failed. The
/// texts are for people.
struct Obstacle {
  ObstacleKind kind;
  /// The instruction or the block that either side is at; may be empty.
  std::string source = {}, target = {};
  /// A value of either side, of which the target's is not shown to refine the
  /// source's, as terms; empty where that is not the obstacle.
  std::string sourceValue = {}, targetValue = {};
};

/// What was compared of functions of MLIR.
enum class Basis {
  None,  ///< They are no functions of MLIR.
  Rules, ///< What the rules of their dialects state of them.
  Lowered,
};
/// "", "by the dialects' rules", "as lowered".
llvm::StringRef basisName(Basis basis);

/// The verdict on one pair, and what it rests on.
struct PairResult {
  std::string sourceName, targetName; ///< As "@f"; empty where there is none.
  /// `file:line:column` of functions of MLIR; else empty.
  std::string sourcePlace = {}, targetPlace = {};
  Basis basis = Basis::None;
  /// With `Basis::Lowered`, why the rules decide nothing, in one line.
  std::string unstated = {};
  Meaning meaning = Meaning::Unknown;
  /// Why the pair is unknown; nothing for another meaning.
  std::optional<Reason> reason;
  /// What a proof in lockstep stopped at, if one was tried and there is no
  /// proof.
  std::optional<Obstacle> obstacle = {};
  /// What the search for proofs in lockstep did, a line each, where that was
  /// asked for.
  std::vector<std::string> attempts = {};
  /// One line on another meaning: the first difference, or how equality was
  /// found. May be empty.
  std::string remark;
  bool sameText = false; ///< The bodies are equal but for the names of values.
  bool structural = false; ///< Different, and no run is needed to show it.
  /// How the proof was made that the target refines the source; nothing if none
  /// was needed or found.
  std::optional<ProofKind> proof;
  std::optional<Replay> replay; ///< Set where a counterexample was run.
  /// The rules that the proof rests on; empty for other kinds of proof.
  std::vector<std::string> rules;
  /// Whether the source refines the target; nothing where that is not decided.
  std::optional<bool> otherWay;
  /// The loop bound of the proof; 0 where neither function has a loop, or the
  /// proof needs none.
  unsigned bound = 0;
  bool complete = true; ///< Whether no execution exceeds the bound.
  /// The runs on searched inputs that found no difference, which is no proof;
  /// nothing if there were none because there is a verdict, or they were not
  /// asked for.
  std::optional<unsigned> runs;
  std::string untested; ///< Where `runs` is 0, why no run counts, in one line.
  /// The counterexample; nothing unless the pair is different, and then where
  /// no run is needed to show it.
  std::optional<Counterexample> counterexample;
  double seconds = 0;    ///< Processor time.
  bool isCached = false; ///< An earlier run found the result.
};

/// The reason's text or the remark, whichever `result` has.
std::string explanationOf(const PairResult &result);

/// What the runs of `result` have shown, such as "no difference in 200 runs";
/// empty if it has none.
std::string runsText(const PairResult &result);

} // namespace palindrome

#endif // PALINDROME_REFINE_H
