// Makes the judge of passes by the options of palindrome verify.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_PASSRUN_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_PASSRUN_H

#include "tools/commands/verify/PassLine.h"
#include "tools/commands/verify/Specialists.h"

namespace palindrome {

/// See `Specialists::passes`.
std::unique_ptr<PassRun> makePassRun(const PassLine &line,
                                     const LoweringOptions &lowering,
                                     const Engine &engine,
                                     const JudgeOptions &judge,
                                     const RefineOptions &refine);

} // namespace palindrome

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_PASSRUN_H
