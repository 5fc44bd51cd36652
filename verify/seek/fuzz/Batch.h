// What a worker process does: makes and judges some mutants, one after another,
// and reports what is worth knowing.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_BATCH_H
#define PALINDROME_VERIFY_SEEK_FUZZ_BATCH_H

#include "verify/seek/fuzz/Campaign.h"
#include "verify/seek/fuzz/Corpus.h"
#include "verify/seek/fuzz/judge/MutantJudge.h"
#include "verify/seek/fuzz/mutants/FileCache.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace palindrome::fuzz {

/// The work of one batch.
struct Plan {
  uint64_t number = 0; ///< Decides all random choices.
  /// Entries to be judged as they are; if there are none, mutants are made.
  std::vector<size_t> seeds = {};
  uint64_t mutants = 0; ///< The most to make.
};

/// A mutant that shows a cause which is new, or with fewer steps than the
/// finding that is known.
struct Candidate {
  std::string cause;
  Case mutant;
};

/// A mutant with new features, and the file that holds it.
struct KeptMutant {
  Case mutant;
  /// Below the state folder; empty if the mutant is too large to be kept.
  std::string path;
  std::vector<Feature> features;
};

/// A seed that was judged.
struct JudgedSeed {
  size_t entry = 0;
  bool isUsable = false;
  std::vector<Feature> features;
};

/// How often a mutation was part of a mutant, and of one with new features.
struct Yield {
  uint64_t tried = 0, found = 0;
};

struct BatchResult {
  uint64_t number = 0;
  uint64_t mutants = 0, unchanged = 0;
  /// Of these mutants, those whose export LLVM's verifier rejects, which is no
  /// finding.
  uint64_t rejectedExports = 0;
  /// Those at which a parser or an interface of LLVM's or MLIR's dies,
  /// likewise.
  uint64_t upstreamCrashes = 0;
  /// The cause for which the worker died while it made a mutant.
  std::map<std::string, uint64_t> deaths;
  std::map<std::string, uint64_t> verdicts;
  std::map<std::string, uint64_t> causes;
  std::map<std::string, Yield> yields;
  std::vector<JudgedSeed> seeds;
  std::vector<KeptMutant> kept;
  std::vector<Candidate> candidates;
};

void describe(JSONMembers &members, BatchResult &result);

/// What a batch reads of the campaign.
struct Knowledge {
  MutantJudge &judge;
  const FuzzOptions &options;
  const Corpus &corpus;
  const Features &features;
  const std::map<std::string, Finding> &findings;
  const std::map<std::string, Yield> &yields;
};

/// Runs a batch in this process. `deliverInterim` receives the result so far
/// when something was found, and every few mutants.
BatchResult
runBatch(const Plan &plan, const Knowledge &knowledge,
         llvm::function_ref<void(const BatchResult &)> deliverInterim);

/// What is being done to a mutant. Only where a worker dies while it judges is
/// that a finding.
enum class MutantPhase : char { Making = 'm', Judging = 'j', Proving = 'p' };

/// The text that a worker passes to `beginCase`.
std::string formatRunning(const Case &mutant, MutantPhase phase);
struct Running {
  Case mutant;
  MutantPhase phase = MutantPhase::Making;
};
std::optional<Running> parseRunning(llvm::StringRef text);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_BATCH_H
