// The options of palindrome refine.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_ARGUMENTS_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_ARGUMENTS_H

#include "palindrome/Refine.h"
#include "tools/line/ProofCacheOption.h"
#include "tools/line/WorkerOptions.h"

namespace palindrome::tools {

/// The values of the command line's options.
struct RefineArguments {
  std::string format, require, output;
  std::string sourceFunction, targetFunction;
  int64_t unroll = 1, sourceUnroll = 0, targetUnroll = 0, testRuns = 0;
  WorkerOptions workers = {/*jobs=*/1, /*timeoutSeconds=*/20,
                           /*memoryLimitMB=*/2048};
  ProofCacheOption cache;
  std::vector<std::string> without;
  std::vector<std::string> functions;
  std::string passes; ///< LLVM's.
  /// Plug-ins with passes, LLVM's or MLIR's.
  std::vector<std::string> passPlugins;
  bool isQuiet = false, areTimesShown = false;
  bool noUndef = false, noPoison = false, allowBounded = false, oneWay = false;
  bool explains = false;
  /// What --trace was given for; a blank for --trace alone.
  std::vector<std::string> traced;

  void addTo(CommandLine &line);
  /// What is wrong with the values; nothing if they are right.
  std::optional<std::string> findProblem() const;
  bool isJSON() const { return format == "json"; }
  bool isHTML() const { return format == "html"; }
  bool tracesRuns() const;
  RefineOptions options();
  /// Whether an overall verdict is good enough for exit status 0.
  bool suffices(Meaning meaning, bool complete) const;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_ARGUMENTS_H
