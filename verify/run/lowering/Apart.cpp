// A worker that looks for what is wrong.

#include "verify/run/lowering/Apart.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/run/roundtrip/ResultJSON.h"

using namespace palindrome;

std::optional<WrongLowering>
lowering::findApart(llvm::function_ref<WrongLowering()> find, double seconds) {
  suspendTimeLimit();
  WorkerLimits limits;
  // The pass is found after the function is small.
  constexpr double factor = 2;
  limits.timeoutSeconds = factor * seconds;
  limits.end = jobEnd();
  std::optional<WrongLowering> wrong;
  runInWorkers(
      1, limits, [&](size_t) { return formatMembers(find()); },
      [&](size_t, JobOutcome outcome) {
        if (outcome.kind == JobOutcome::Kind::Done)
          wrong = parseMembers<WrongLowering>(outcome.text);
      });
  // What the job does next is limited again.
  if (!jobEnd())
    beginCase("");
  return wrong;
}
