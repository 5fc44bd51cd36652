// The program with all of its commands, described.

#ifndef PALINDROME_TOOLS_COMMANDS_PROGRAM_H
#define PALINDROME_TOOLS_COMMANDS_PROGRAM_H

#include "tools/manual/Manual.h"

namespace palindrome {

/// Describes all commands. May be called once in a process: LLVM registers the
/// options of `translate` for good.
ProgramDescription describeProgram();

} // namespace palindrome

#endif // PALINDROME_TOOLS_COMMANDS_PROGRAM_H
