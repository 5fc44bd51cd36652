// palindrome verify, as two programs have it: `palindrome-verify` for round
// trips alone, `palindrome-mlir` for all that it can judge.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_VERIFYCOMMAND_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_VERIFYCOMMAND_H

#include "tools/line/Command.h"
#include <optional>

namespace palindrome {

class Specialists;

/// Runs the command. Returns its exit status; nothing if it needs specialists
/// and `specialists` is null, in which case it has judged and written nothing.
std::optional<int> runVerify(const Command &self,
                             const std::vector<std::string> &arguments,
                             const Specialists *specialists);

/// The members of the command, in each program.
Command makeVerifyCommand(int (*run)(const Command &,
                                     const std::vector<std::string> &));

} // namespace palindrome

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_VERIFYCOMMAND_H
