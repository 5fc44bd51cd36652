// Which functions palindrome refine compares.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_CHOICE_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_CHOICE_H

#include "tools/commands/refine/Arguments.h"
#include "verify/judge/refine/Pairs.h"

namespace palindrome::tools {

/// The pairs that the command line asks for; `source` and `target` are the same
/// module where it names one file. Returns nothing after it has reported an
/// error.
std::optional<std::vector<refine::FunctionPair>>
choosePairs(const RefineArguments &arguments, llvm::Module &source,
            llvm::Module &target);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_CHOICE_H
