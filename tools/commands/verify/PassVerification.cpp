// Judges what a pipeline of passes does, by the options of palindrome verify.

#include "tools/commands/verify/PassVerification.h"
#include "mlir/InitAllPasses.h"
#include "tools/commands/ReleaseLine.h"
#include "tools/line/PassPlugins.h"
#include "verify/seek/passes/Reproduce.h"

using namespace palindrome;
using namespace palindrome::tools;

void PassVerification::reduce(FileResult &result) const {
  if (reduceSeconds && result.passes && result.passes->wrong)
    passes::reduceWrong(*result.passes, engine, options, reduceSeconds);
}

/// Loads the plug-ins of `line`, which add to `options`; false after reporting
/// an error.
static bool loadPlugins(const PassLine &line, PassOptions &options) {
  auto report = [](llvm::Error error) {
    reportError(llvm::toString(std::move(error)));
    return false;
  };
  for (const std::string &path : line.plugins()) {
    if (options.optPasses.empty()) {
      if (llvm::Error error = loadMLIRPasses(path))
        return report(std::move(error));
      continue;
    }
    llvm::Expected<PassExtension> extension = loadLLVMPasses(path);
    if (!extension)
      return report(extension.takeError());
    options.extensions.push_back(std::move(*extension));
  }
  return true;
}

std::unique_ptr<PassVerification> palindrome::tools::makePassVerification(
    const PassLine &line, const LoweringOptions &lowering, const Engine &engine,
    const JudgeOptions &judge, const RefineOptions &refine) {
  mlir::registerAllPasses();
  PassOptions options = line.get();
  if (!loadPlugins(line, options))
    return nullptr;
  options.lowering = lowering;
  options.refine = refine;
  if (options.release)
    ReleaseLine::warnIfMissing("verify", options.release);
  bool isLLVM = options.pipeline.empty();
  auto made = std::make_unique<PassVerification>(
      engine, judge, std::move(options), line.secondsToReduce());
  std::optional<std::string> problem = made->findProblem();
  if (!problem)
    return made;
  reportError(std::string("palindrome verify: error: ") +
              (isLLVM ? "--opt-passes" : "--pipeline") + ": " + *problem);
  return nullptr;
}
