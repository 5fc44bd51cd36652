// The options of a command that judges passes.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_PASSLINE_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_PASSLINE_H

#include "palindrome/Passes.h"
#include "tools/line/CommandLine.h"

namespace palindrome {

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
  /// What is wrong with the options together; nothing if they fit.
  std::optional<std::string> findProblem(const CommandLine &line) const;
  /// The judge of the pipeline, after registering all passes and loading the
  /// plug-ins; null after reporting why one does not load, or why the pipeline
  /// does not parse.
  std::unique_ptr<PassJudge> makeJudge(const Engine &engine,
                                       const JudgeOptions &judge,
                                       const RefineOptions &refine,
                                       const LoweringOptions &lowering);
  /// Makes the module of the first wrong pass in `result` small, if there is
  /// one, in this process.
  void reduce(FileResult &result, const Engine &engine) const;

private:
  /// Loads the plug-ins; false after reporting an error.
  bool loadPlugins();

  PassOptions options;
  std::vector<std::string> plugins;
  int64_t reduceSeconds = 20;
};

} // namespace palindrome

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_PASSLINE_H
