// The option --color, which every command has, and the colour of messages.

#ifndef PALINDROME_TOOLS_LINE_COLOUR_H
#define PALINDROME_TOOLS_LINE_COLOUR_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace palindrome::tools {

/// The values of --color, the default first.
std::vector<std::string> colourModeNames();

/// Sets the mode of this process (see verify/base/terminal/Terminal.h) by the
/// last
/// --color among `arguments` that has a right value, if there is one.
void setColourModeBy(const std::vector<std::string> &arguments);

/// `text`, of one line or more, with the word for the severity of each message,
/// as in "a.ll:1:2: error: ...", coloured.
std::string colourSeverities(llvm::StringRef text);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_COLOUR_H
