// What `palindrome diff` becomes with --semantic.

#ifndef PALINDROME_TOOLS_REFINECOMMAND_H
#define PALINDROME_TOOLS_REFINECOMMAND_H

#include "tools/CommandLine.h"

namespace palindrome {

extern const Command refineCommand;

} // namespace palindrome

#endif // PALINDROME_TOOLS_REFINECOMMAND_H
