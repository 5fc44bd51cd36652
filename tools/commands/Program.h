// The program with all of its commands, described.

#ifndef PALINDROME_TOOLS_COMMANDS_PROGRAM_H
#define PALINDROME_TOOLS_COMMANDS_PROGRAM_H

#include "tools/manual/Manual.h"

namespace palindrome::tools {

/// Describes all commands. May be called once in a process: LLVM registers the
/// options of `translate` for good.
ProgramDescription describeProgram();

/// Prints the help of the program, with more of it if `isLong`. Returns the
/// exit status.
int showProgramHelp(bool isLong);

/// The names of all commands.
std::vector<std::string> commandNames();

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_PROGRAM_H
