// Runs a subcommand of palindrome.

#ifndef PALINDROME_TOOLS_LINE_DISPATCH_H
#define PALINDROME_TOOLS_LINE_DISPATCH_H

#include "tools/line/Command.h"

namespace palindrome {

/// Runs `command` with the arguments after its name, and returns the exit
/// status. If LLVM crashes or ends the program with a fatal error, an error
/// names the command. Before the latter, `onFatalError` is called with LLVM's
/// reason, unless it is null.
int dispatch(const Command &command, const std::vector<std::string> &arguments,
             void (*onFatalError)(const char *reason));

} // namespace palindrome

#endif // PALINDROME_TOOLS_LINE_DISPATCH_H
