// How palindrome verify judges, by its options.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_JUDGING_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_JUDGING_H

#include "tools/commands/verify/Specialists.h"
#include "verify/report/Reporter.h"

namespace palindrome {

struct Judging {
  VerifyOptions options;
  Requirement requirement;
  RefineOptions refine; ///< Of the LLVM side.
};

/// Whether `required` needs proofs or runs of what came back different.
bool asksForMeaning(Verdict required);

/// Opens the cache of proofs if one is needed; nothing after reporting an
/// error. `line` must outlive the result. `specialists` may be null where
/// `needsSpecialists` is false. There are so many `files` to judge.
std::optional<Judging>
makeJudging(VerifyLine &line, const Specialists *specialists, size_t files);

} // namespace palindrome

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_JUDGING_H
