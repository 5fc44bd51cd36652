// The options of a command that judges passes.

#include "tools/commands/verify/PassLine.h"
#include "palindrome/Downgrade.h"

using namespace palindrome;
using namespace palindrome::tools;

void PassLine::addTo(CommandLine &line) {
  line.addString("pipeline", "PASSES", options.pipeline,
                 "judge what MLIR's passes do, not a round trip: a pipeline as "
                 "mlir-opt --pass-pipeline takes it");
  line.addString("opt-passes", "PASSES", options.optPasses,
                 "the same for LLVM's passes, as opt -passes takes them");
  line.addNumber(
      "for-llvm", "N", release, oldestRelease, LLVM_VERSION_MAJOR,
      "judge what `export --for-llvm=N` writes: LLVM N's llvm-as, if "
      "it is installed, reads it, and it still means the same");
  line.addList("load-pass-plugin", "LIB", pluginPaths,
               "load the passes of the plug-in LIB: one for mlir-opt with "
               "--pipeline, for opt with --opt-passes");
  line.addFlag("each-pass", options.isEachPass,
               "judge after every pass that changed something; with --lower: "
               "find the pass after which a function is different");
  line.addNumber("reduce-within", "SECONDS", reduceSeconds, 0, 1000000,
                 "with --each-pass: wall time to reduce the module on which "
                 "the first wrong pass is wrong, or each function that is "
                 "different with --lower; 0: report it as it is");
}

std::string PassLine::subject() const {
  std::string text;
  if (!options.pipeline.empty())
    text += " --pipeline=" + options.pipeline;
  if (!options.optPasses.empty())
    text += " --opt-passes=" + options.optPasses;
  if (isForRelease())
    text += " --for-llvm=" + std::to_string(release);
  if (options.isEachPass)
    text += " --each-pass";
  return text;
}

std::optional<std::string> PassLine::findProblem(const CommandLine &line,
                                                 bool isLowering) const {
  if (!options.pipeline.empty() && !options.optPasses.empty())
    return "--pipeline and --opt-passes exclude each other";
  if (isForRelease() &&
      (!options.pipeline.empty() || !options.optPasses.empty() ||
       options.isEachPass || isLowering))
    return "--for-llvm is judged alone, without passes or a lowering";
  for (const char *name : {"pipeline", "opt-passes"})
    if (line.isGiven(name) && !isUsed())
      return "--" + std::string(name) + " names no pass";
  if (options.isEachPass && !isUsed() && !isLowering)
    return "--each-pass needs --pipeline, --opt-passes or --lower";
  if (!pluginPaths.empty() && !isUsed())
    return "--load-pass-plugin needs --pipeline or --opt-passes";
  return std::nullopt;
}
