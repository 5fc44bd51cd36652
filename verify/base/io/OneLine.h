// Shortens text of any size to one line that people can read.

#ifndef PALINDROME_VERIFY_BASE_IO_ONELINE_H
#define PALINDROME_VERIFY_BASE_IO_ONELINE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome {

/// Joins the lines of `text` by "; ", trimmed, without empty ones and without
/// repetitions of the line before. The result is cut after 1000 characters.
std::string oneLine(llvm::StringRef text);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_ONELINE_H
