// The options of palindrome verify.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_VERIFYLINE_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_VERIFYLINE_H

#include "palindrome/Verify.h"
#include "tools/commands/verify/BaselineLine.h"
#include "tools/commands/verify/PassLine.h"
#include "tools/commands/verify/Recording.h"
#include "tools/line/FunctionLine.h"
#include "tools/line/LoweringLine.h"
#include "tools/line/PluginOptions.h"
#include "tools/line/ProofCacheOption.h"
#include "tools/line/WarningLine.h"
#include "tools/line/WorkerOptions.h"
#include "verify/run/settle/Programs.h"

namespace palindrome::tools {

/// The values of the options.
struct VerifyLine {
  std::string engine, through, format, require, requireMLIR, output;
  std::string shard, filesFrom, listFiles;
  std::vector<std::string> excluded;
  WorkerOptions workers;
  PluginOptions plugins;
  int64_t differences = 1000;
  int64_t slowest = 0;
  bool skipUnreadable = false, withStats = false;
  bool isLowering = false, isSplitting = false;
  bool isFailingFast = false, isQuiet = false;
  double semanticTimeout = 5;
  int64_t testRuns = 200;
  int64_t loweringRuns = 16;
  double runTimeout = 10;
  settle::ProgramOptions programs;
  ProofCacheOption cache;
  LoweringLine lowering;
  PassLine passes;
  WarningLine warnings;
  Recording recording;
  BaselineLine baseline;
  FunctionLine functions;
  std::vector<std::string> importDialects;
  std::vector<std::string> raised; ///< The values of --raise.
  bool isRaising = false;

  /// Adds the options to `line`.
  void addTo(CommandLine &line);

  /// The options that say what is judged, for a baseline.
  std::string subject() const;
};

/// Adds --slowest, with its value in `slowest`.
void addSlowest(CommandLine &line, int64_t &slowest);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_VERIFYLINE_H
