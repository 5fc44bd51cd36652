// A fuzzing campaign: makes mutants of seeds, judges them in worker processes,
// keeps those with new features as further seeds, and collects findings by
// cause in a state folder from which it can be resumed.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_CAMPAIGN_H
#define PALINDROME_VERIFY_SEEK_FUZZ_CAMPAIGN_H

#include "verify/seek/fuzz/judge/FuzzOptions.h"
#include "verify/seek/fuzz/mutants/AnyMutant.h"
#include "llvm/Support/Error.h"
#include <map>

namespace palindrome::fuzz {

/// A finding: the smallest mutant so far that shows a cause.
struct Finding {
  std::string cause;
  std::string folder; ///< Its path.
  uint64_t count = 0; ///< How many mutants showed it.
  size_t steps = 0;   ///< The steps of this mutant.
  size_t bytes = 0;   ///< Its size as a file.
  std::string message;
  /// Whether the mutant shows the cause when it is read from its file.
  bool fileShowsIt = true;
};

/// Whether a finding is confirmed, and whether a file can hold it.
enum class Evidence { None, InMemory, File };
inline Evidence evidenceOf(const Finding &finding) {
  if (finding.folder.empty())
    return Evidence::None;
  return finding.fileShowsIt ? Evidence::File : Evidence::InMemory;
}

/// The counts of a campaign, over all its runs.
struct FuzzSummary {
  uint64_t mutants = 0;   ///< Mutants that were judged.
  uint64_t seeds = 0;     ///< Seeds that were judged.
  uint64_t unusable = 0;  ///< Those of which no mutant is made.
  uint64_t unchanged = 0; ///< Draws of which no step applied.
  /// Modules of MLIR whose export LLVM's verifier rejects, which are no
  /// findings.
  uint64_t rejectedExports = 0;
  /// Inputs at which a parser of LLVM's or MLIR's dies, or an interface of
  /// MLIR's that Palindrome's export and upstream's both call. They are no
  /// findings.
  uint64_t upstreamCrashes = 0;
  /// Workers that died while they made a mutant, by cause.
  std::map<std::string, uint64_t> deaths;
  uint64_t kept = 0;
  uint64_t features = 0;
  double seconds = 0; ///< Wall time of all runs.
  /// Of this run alone.
  uint64_t runMutants = 0;
  double runSeconds = 0;
  std::array<uint64_t, numVerdicts> verdicts{}; ///< Of mutants.
  std::map<std::string, Finding> findings;      ///< By cause.
};

/// What a campaign calls as it goes.
struct FuzzEvents {
  /// A cause was found for the first time, or a smaller mutant that shows it.
  std::function<void(const Finding &, bool isNew)> onFinding;
  /// After each batch.
  std::function<void(const FuzzSummary &)> onProgress;
};

/// Runs a campaign until its limits are reached. `seeds` are paths of files.
/// The calling process must have no other threads. An error is one line: the
/// state folder cannot be used, or no seed can.
llvm::Expected<FuzzSummary> runCampaign(const MutantKind &kind,
                                        const Engine &engine,
                                        llvm::ArrayRef<std::string> seeds,
                                        const FuzzOptions &options,
                                        const FuzzEvents &events);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_CAMPAIGN_H
