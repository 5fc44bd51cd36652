// palindrome serve, which both programs have: `palindrome` runs it, since a
// small process starts others faster.

#ifndef PALINDROME_TOOLS_COMMANDS_SERVE_SERVECOMMAND_H
#define PALINDROME_TOOLS_COMMANDS_SERVE_SERVECOMMAND_H

#include "tools/line/Command.h"

namespace palindrome::tools {

extern const Command serveCommand;

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_SERVE_SERVECOMMAND_H
