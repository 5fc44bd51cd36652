// Judges what a pipeline of passes does, by the options of palindrome verify.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_PASSVERIFICATION_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_PASSVERIFICATION_H

#include "palindrome/Passes.h"
#include "tools/commands/verify/PassLine.h"

namespace palindrome::tools {

/// Judges passes in the place of round trips.
class PassVerification {
public:
  PassVerification(const Engine &engine, const JudgeOptions &judge,
                   PassOptions given, unsigned reduceSeconds)
      : engine(engine), options(std::move(given)),
        judging(engine, judge, options), reduceSeconds(reduceSeconds) {}

  std::optional<std::string> findProblem() const {
    return judging.findProblem();
  }
  FileResult judge(llvm::MemoryBufferRef input) const {
    return judging.judge(input);
  }
  /// Makes the module of the first wrong pass in `result` small, if there is
  /// one, in this process.
  void reduce(FileResult &result) const;

private:
  const Engine &engine;
  const PassOptions options;
  const PassJudge judging;
  const unsigned reduceSeconds;
};

/// The judge of the pipeline of `line`, after registering all passes and
/// loading their plug-ins; null after reporting why one does not load, or why
/// the pipeline does not parse.
std::unique_ptr<PassVerification>
makePassVerification(const PassLine &line, const LoweringOptions &lowering,
                     const Engine &engine, const JudgeOptions &judge,
                     const RefineOptions &refine);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_PASSVERIFICATION_H
