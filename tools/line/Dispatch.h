// Runs a subcommand of palindrome.

#ifndef PALINDROME_TOOLS_LINE_DISPATCH_H
#define PALINDROME_TOOLS_LINE_DISPATCH_H

#include "tools/line/Command.h"

namespace palindrome::tools {

/// Runs `command` with the arguments after its name, and returns the exit
/// status. If LLVM crashes or ends the program with a fatal error, an error
/// names the command. Before the latter, `onFatalError` is called with LLVM's
/// reason, unless it is null.
int dispatch(const Command &command, const std::vector<std::string> &arguments,
             void (*onFatalError)(const char *reason));

/// Makes writing to stdout an error if it was closed before the program began:
/// otherwise the first file that is opened would take its place, and receive
/// the output. To be called first in `main`.
void reserveStandardStreams();

/// Writes what is left of `llvm::outs()`. Returns `status`, or, after it has
/// reported in one line that stdout cannot be written, `ExitUnreadable`.
int finishOutput(int status);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_DISPATCH_H
