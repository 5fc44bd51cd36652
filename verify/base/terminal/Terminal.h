// What a program may write to a terminal: colours, and escapes that move the
// cursor.

#ifndef PALINDROME_VERIFY_BASE_TERMINAL_TERMINAL_H
#define PALINDROME_VERIFY_BASE_TERMINAL_TERMINAL_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace palindrome {

/// Whether output is coloured. With `Auto`, it depends on where the output goes
/// and on the environment.
enum class ColourMode { Auto, Always, Never };

/// Looks up a variable of the environment; nothing if it is not set.
using Environment =
    llvm::function_ref<std::optional<std::string>(llvm::StringRef)>;

/// Whether output is to be coloured that goes to a terminal or not. In this
/// order, `mode`, NO_COLOR, CLICOLOR_FORCE and CLICOLOR decide if they are set,
/// then TERM: a terminal has colours unless it is `dumb` or has no name. An
/// empty variable counts as one that is not set, which no-color.org asks for.
bool wantsColour(ColourMode mode, bool isTerminal, Environment variable);

/// Sets the mode of this process, which is `Auto` at first.
void setColourMode(ColourMode mode);

/// Whether what is written to the file `descriptor` is to be coloured.
bool hasColour(int descriptor);

/// Whether the file `descriptor` is a terminal on which the cursor can be
/// moved: its name is neither missing nor `dumb`.
bool canMoveCursor(int descriptor);

/// Whether what is written to the file `descriptor` may appear on a terminal,
/// at once or after other programs have read it: it is no regular file.
bool mayReachTerminal(int descriptor);

/// How many columns the terminal of the file `descriptor` has; 80 if it does
/// not say.
unsigned columnsOf(int descriptor);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_TERMINAL_TERMINAL_H
