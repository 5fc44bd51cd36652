// The options of a fuzzing campaign.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_FUZZOPTIONS_H
#define PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_FUZZOPTIONS_H

#include "palindrome/Verify.h"

namespace palindrome::fuzz {

struct FuzzOptions {
  JudgeOptions judge;
  /// Those that `judge.lowering` judges in the place of a lowering.
  std::vector<std::string> pipelines;
  uint64_t seed = 1;
  uint64_t count = 0; ///< Mutants of the whole campaign; 0: no limit.
  double seconds = 0; ///< Of this run; 0: no limit.
  unsigned jobs = 1;
  double timeoutSeconds = 10; ///< For one mutant; 0: no limit.
  uint64_t memoryBytes = 0;   ///< For one worker; 0: no limit.
  /// Whether a result that is not identical is a finding only if the prover
  /// finds that it does not refine the mutant.
  bool semantic = false;
  uint64_t maxSeedBytes = 64 << 10; ///< Larger seeds are left out.
  std::string state;                ///< The state folder.
};

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_FUZZOPTIONS_H
