// Makes one mutant anew and judges it, in a worker process: to confirm a
// finding, to drop steps that it does not need, and to replay it.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_JUDGEDMUTANT_H
#define PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_JUDGEDMUTANT_H

#include "verify/base/workers/WorkerPool.h"
#include "verify/seek/fuzz/judge/MutantJudge.h"
#include <map>

namespace palindrome::fuzz {

/// A mutant that was made anew, with the verdict on it.
struct JudgedMutant {
  std::vector<std::string> causes; ///< None if the mutant is no finding.
  std::string verdict;             ///< Also `crash`, `timeout` and `memory`.
  std::string message;             ///< One line; may be empty.
  std::string text;                ///< The mutant as a file.
  std::string extension;           ///< Of that file, with its dot.
  /// `StoredFinding::smallest` of the causes that have one.
  std::map<std::string, std::string> smallest;
  Steps applied;            ///< The steps that changed the module.
  bool isUpstreams = false; ///< isUpstreamsDeath; then there are no causes.

  bool shows(llvm::StringRef cause) const {
    return llvm::is_contained(causes, cause);
  }
};

/// Who judges, and within which limits.
struct JudgeSetup {
  MutantJudge &judge;
  WorkerLimits limits;
};

/// Judges what `steps` make of the file `seed`.
JudgedMutant judgeMutant(const JudgeSetup &setup, llvm::StringRef seed,
                         const Steps &steps);

/// Whether `death`, of a worker that judged what `steps` make of the file
/// `seed`, is upstream's: it was in code that is not Palindrome's, and
/// upstream's parsers or exporter alone die of the mutant as well. If it was in
/// MLIR's own interface for a dialect, it is enough that upstream's exporter
/// makes no valid module of the mutant.
bool isUpstreamsDeath(const JudgeSetup &setup, const JobOutcome &death,
                      llvm::StringRef seed, const Steps &steps);

/// Judges the file `path` as it is.
JudgedMutant judgeMutantFile(const JudgeSetup &setup, llvm::StringRef path);

/// Drops steps, one at a time, as long as the mutant still shows `cause`.
/// Returns nothing if it does not show it to begin with.
std::optional<JudgedMutant> dropSteps(const JudgeSetup &setup,
                                      llvm::StringRef seed, Steps steps,
                                      llvm::StringRef cause);

/// The limits of the worker that judges one mutant.
WorkerLimits mutantLimits(const FuzzOptions &options);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_JUDGEDMUTANT_H
