// The options of a command that judges passes.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_PASSLINE_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_PASSLINE_H

#include "palindrome/Passes.h"
#include "tools/line/CommandLine.h"
#include "llvm/Config/llvm-config.h"

namespace palindrome::tools {

class PassLine {
public:
  /// Adds the options to `line`.
  void addTo(CommandLine &line);
  /// Whether something else than round trips is judged.
  bool isUsed() const {
    return !options.pipeline.empty() || !options.optPasses.empty() ||
           isForRelease();
  }
  /// The options that say what is judged, each after a space.
  std::string subject() const;
  /// What is wrong with the options together, of a run that judges lowerings or
  /// not; nothing if they fit.
  std::optional<std::string> findProblem(const CommandLine &line,
                                         bool isLowering) const;
  /// The options, without those of the prover and the lowering.
  PassOptions get() const {
    PassOptions result = options;
    if (isForRelease())
      result.release = static_cast<unsigned>(release);
    return result;
  }
  /// The files of the plug-ins.
  const std::vector<std::string> &plugins() const { return pluginPaths; }
  /// Wall time to reduce the module of a wrong pass; 0: it is not reduced.
  unsigned secondsToReduce() const {
    return static_cast<unsigned>(reduceSeconds);
  }

private:
  bool isForRelease() const { return release < LLVM_VERSION_MAJOR; }

  PassOptions options;
  std::vector<std::string> pluginPaths;
  int64_t reduceSeconds = 20;
  int64_t release = LLVM_VERSION_MAJOR; ///< This one: nothing is judged.
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_PASSLINE_H
