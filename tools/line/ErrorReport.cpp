// Reports errors in the input of a command.

#include "tools/line/ErrorReport.h"
#include "tools/line/Command.h"
#include "verify/io/Excerpt.h"
#include "verify/io/Printable.h"

using namespace palindrome;

static bool isOneLine = false;

void palindrome::keepErrorsToOneLine() { isOneLine = true; }

int palindrome::reportError(const Diagnostic &error,
                            llvm::MemoryBufferRef input) {
  return reportError(isOneLine ? printable(error.str())
                               : withExcerpts(error, input));
}

int palindrome::reportError(const Diagnostic &error) {
  return reportError(error, llvm::MemoryBufferRef());
}
