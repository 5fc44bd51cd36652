// Errors in the input of a command, with the lines that they are about.

#ifndef PALINDROME_TOOLS_LINE_ERRORREPORT_H
#define PALINDROME_TOOLS_LINE_ERRORREPORT_H

#include "verify/base/io/Diagnostic.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace palindrome::tools {

/// Writes `error` to stderr: a line; below it the line of `input` that it is
/// about, with a caret, if its place is there; and its notes in the same way.
/// Returns `ExitUnreadable`.
int reportError(const Diagnostic &error, llvm::MemoryBufferRef input);

/// Writes `error`, the line and the notes alone: there is no text to show, as
/// of a file that cannot be read. Returns `ExitUnreadable`.
int reportError(const Diagnostic &error);

/// Has the rest of the process write errors in one line each, for programs that
/// read them.
void keepErrorsToOneLine();

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_ERRORREPORT_H
