// A worker that looks for what is wrong.

#include "verify/lowering/Apart.h"
#include "verify/roundtrip/ResultJSON.h"
#include "verify/workers/WorkerPool.h"

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
      1, limits,
      [&](size_t) {
        return formatJSONLine("wrong", [&](JSONObject &object) {
          addWrongLowering(object, find());
        });
      },
      [&](size_t, JobOutcome outcome) {
        if (outcome.kind != JobOutcome::Kind::Done)
          return;
        llvm::Expected<llvm::json::Value> value =
            llvm::json::parse(outcome.text);
        if (!value)
          llvm::consumeError(value.takeError());
        else if (!parseWrongLowering(*value, wrong.emplace()))
          wrong.reset();
      });
  // What the job does next is limited again.
  if (!jobEnd())
    beginCase("");
  return wrong;
}
