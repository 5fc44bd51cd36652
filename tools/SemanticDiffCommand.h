// What `palindrome diff` becomes with --semantic.

#ifndef PALINDROME_TOOLS_SEMANTICDIFFCOMMAND_H
#define PALINDROME_TOOLS_SEMANTICDIFFCOMMAND_H

#include "tools/CommandLine.h"

namespace palindrome {

extern const Command semanticDiffCommand;

} // namespace palindrome

#endif // PALINDROME_TOOLS_SEMANTICDIFFCOMMAND_H
