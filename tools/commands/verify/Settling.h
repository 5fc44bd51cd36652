// The judges that only some runs of palindrome verify need: the prover, runs of
// programs, and MLIR's lowerings. What is made is for a run with the options
// `line`, which must outlive it.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_SETTLING_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_SETTLING_H

#include "tools/commands/verify/VerifyLine.h"

namespace palindrome::tools {

/// Whether `required` needs proofs or runs of what came back different.
bool asksForMeaning(Verdict required);

/// How a module that came back different is settled; null if it is not.
decltype(JudgeOptions::settle) makeSettler(const VerifyLine &line,
                                           const RefineOptions &refine,
                                           Verdict required);

/// How a module of MLIR that came back different is settled; null if not.
decltype(JudgeOptions::settleMLIR)
makeSettlerForMLIR(const VerifyLine &line, const RefineOptions &refine,
                   Verdict required);

/// The lowering of --lower.
Lowering makeLowering(const VerifyLine &line);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_SETTLING_H
