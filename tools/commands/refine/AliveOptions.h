// Command lines of alive-tv.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_ALIVEOPTIONS_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_ALIVEOPTIONS_H

#include "tools/line/CommandLine.h"
#include <optional>
#include <string>
#include <vector>

namespace palindrome::tools {

/// Adds --alive2-args.
void addAliveFlag(CommandLine &line);

/// If --alive2-args is among `words`, replaces each option that alive-tv has by
/// that of palindrome refine with the same effect. Other words stay as they
/// are. Returns what is wrong: an option without a counterpart, or a value that
/// is none.
std::optional<std::string>
translateAliveOptions(std::vector<std::string> &words);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_ALIVEOPTIONS_H
