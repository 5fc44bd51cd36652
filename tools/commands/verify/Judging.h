// How palindrome verify judges, by its options.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_JUDGING_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_JUDGING_H

#include "tools/commands/verify/VerifyLine.h"
#include "verify/run/report/Reporter.h"

namespace palindrome::tools {

struct Judging {
  VerifyOptions options;
  report::Requirement requirement;
  RefineOptions refine; ///< Of the LLVM side.
};

/// Opens the cache of proofs if one is needed; nothing after reporting an
/// error. `line` must outlive the result. There are so many `files` to judge.
std::optional<Judging> makeJudging(VerifyLine &line, size_t files);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_JUDGING_H
