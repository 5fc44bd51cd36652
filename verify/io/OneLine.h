// Text of any size as a line that people can read.

#ifndef PALINDROME_VERIFY_IO_ONELINE_H
#define PALINDROME_VERIFY_IO_ONELINE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome {

/// `text` on one line of bounded length: lines are trimmed and joined by "; ",
/// repeated ones once.
std::string oneLine(llvm::StringRef text);

} // namespace palindrome

#endif // PALINDROME_VERIFY_IO_ONELINE_H
