// One run of palindrome verify, once it is known what it judges and how.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_RUN_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_RUN_H

#include "tools/commands/verify/Judging.h"

namespace palindrome::tools {

/// Judges `inputs` and writes the report. `leftOut` goes into the summary.
/// `context` has the shard. Returns the exit status, also after it has reported
/// an error.
int runJudging(VerifyLine &values, const CommandLine &line,
               std::vector<VerifyInput> inputs, const LeftOut &leftOut,
               report::ReportContext context);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_RUN_H
