// Judges one pair: asks for a proof that needs no bound, and looks for what
// contradicts it.

#ifndef PALINDROME_TEST_REFINE_SOUNDNESS_JUDGE_H
#define PALINDROME_TEST_REFINE_SOUNDNESS_JUDGE_H

#include "test/refine/soundness/Balance.h"
#include "test/refine/soundness/Report.h"
#include "verify/judge/refine/lockstep/Lockstep.h"
#include "llvm/IR/Function.h"
#include <vector>

namespace palindrome::soundness {

/// What the command line asks for.
struct Request {
  std::vector<std::string> files;
  unsigned count = 1000;
  uint64_t seed = 1;
  double timeout = 3, search = 1;
  std::string out;
  bool lockstep = false, half = false;
  refine::LockstepObligations checked;
  /// Of the pairs that were judged. It is shared by the workers.
  Balance balance;
};

/// Writes a pair to `request.out`, if that is set.
void keepPair(const Request &request, size_t number,
              const llvm::Function &source, const llvm::Function &target);

/// Judges a pair that a proof without a bound is asked for. It is a mutant, or
/// what a pass has made. `what` describes the change.
Report judgeChanged(const Request &request, size_t number,
                    const llvm::Function &source, const llvm::Function &target,
                    bool isMutant, llvm::StringRef what);

} // namespace palindrome::soundness

#endif // PALINDROME_TEST_REFINE_SOUNDNESS_JUDGE_H
