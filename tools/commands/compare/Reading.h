// Reads the modules that are compared.

#ifndef PALINDROME_TOOLS_COMMANDS_COMPARE_READING_H
#define PALINDROME_TOOLS_COMMANDS_COMPARE_READING_H

#include "tools/commands/compare/FilePairs.h"
#include "tools/commands/refine/Sides.h"

namespace palindrome::tools {

/// Reads both sides of `pair` into `sides`; several modules of one are linked.
/// A local symbol whose name another one of them has gets the path of its
/// module into its name, so that it is the same in both versions. Returns false
/// after it has reported an error.
bool readPair(const FilePair &pair, Sides &sides);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMPARE_READING_H
