// The options of a command that judges passes.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_PASSLINE_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_PASSLINE_H

#include "palindrome/Passes.h"
#include "tools/line/CommandLine.h"

namespace palindrome::tools {

class PassLine {
public:
  /// Adds the options to `line`.
  void addTo(CommandLine &line);
  /// Whether a pipeline was given.
  bool isUsed() const {
    return !options.pipeline.empty() || !options.optPasses.empty();
  }
  /// The options that say what is judged, each after a space.
  std::string subject() const;
  /// What is wrong with the options together, of a run that judges lowerings or
  /// not; nothing if they fit.
  std::optional<std::string> findProblem(const CommandLine &line,
                                         bool isLowering) const;
  /// The options, without those of the prover and the lowering.
  const PassOptions &get() const { return options; }
  /// The files of the plug-ins.
  const std::vector<std::string> &plugins() const { return pluginPaths; }
  /// Wall time to reduce the module of a wrong pass; 0: it is not reduced.
  unsigned secondsToReduce() const {
    return static_cast<unsigned>(reduceSeconds);
  }

private:
  PassOptions options;
  std::vector<std::string> pluginPaths;
  int64_t reduceSeconds = 20;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_PASSLINE_H
