// MLIR's lowering, judged by what functions do before it and after it.

#ifndef PALINDROME_TOOLS_COMMANDS_JUDGEDLOWERING_H
#define PALINDROME_TOOLS_COMMANDS_JUDGEDLOWERING_H

#include "palindrome/Lower.h"
#include "palindrome/Verify.h"
#include "verify/run/lowering/Judge.h"

namespace palindrome::tools {

/// The lowering with `options`. It is judged as `judging` says, whose width of
/// `index` is that of each module; not at all if its `runs` are 0.
Lowering makeJudgedLowering(const LoweringOptions &options,
                            const lowering::JudgeLoweringOptions &judging);

/// Sets the functions of `judging` by which what is wrong in a lowering with
/// `options` is found. `engine` exports, and is kept.
void findWhatIsWrong(lowering::JudgeLoweringOptions &judging,
                     const LoweringOptions &options,
                     std::shared_ptr<const Engine> engine);

/// How `palindrome fuzz --lower` judges: with few runs of each function, and
/// the ops that are wrong are found. If there are `pipelines`, all of which
/// `parseMLIRPipeline` accepts, they are judged in the place of the lowering.
/// The engine must outlive the result.
Lowering makeFuzzedLowering(const Engine &engine,
                            const std::vector<std::string> &pipelines);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_JUDGEDLOWERING_H
