// Reports errors in the input of a command.

#include "tools/line/ErrorReport.h"
#include "tools/line/Command.h"
#include "verify/base/io/Excerpt.h"

using namespace palindrome;
using namespace palindrome::tools;

static bool isOneLine = false;

void palindrome::tools::keepErrorsToOneLine() { isOneLine = true; }

int palindrome::tools::reportError(const Diagnostic &error,
                                   llvm::MemoryBufferRef input) {
  if (isOneLine)
    return reportError(error.str());
  writeMessage(withExcerpts(error, input));
  return ExitUnreadable;
}

int palindrome::tools::reportError(const Diagnostic &error) {
  return reportError(error, llvm::MemoryBufferRef());
}
