// Errors with the line of the file that they are about, and a caret below it,
// as LLVM's and MLIR's tools show them.

#ifndef PALINDROME_VERIFY_BASE_IO_EXCERPT_H
#define PALINDROME_VERIFY_BASE_IO_EXCERPT_H

#include "verify/base/io/Diagnostic.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace palindrome {

/// The line `line` of `text`, and below it a caret at `column`; both count from
/// 1, columns in bytes, and 0 for `column` means no caret. Each of the two ends
/// with a line break. Of a long line only what surrounds the column is shown.
/// Empty if there is no such line, or if it is no text.
std::string excerptOf(llvm::StringRef text, unsigned line, unsigned column);

/// `error` in one line, without a line break at the end. If its place is in
/// `input`, the excerpt follows, and after that each note in the same way.
std::string withExcerpts(const Diagnostic &error, llvm::MemoryBufferRef input);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_EXCERPT_H
