// The tokens of LLVM IR's text, as LLVM prints it.

#ifndef PALINDROME_EXPORT_RELEASES_TOKENS_H
#define PALINDROME_EXPORT_RELEASES_TOKENS_H

#include "llvm/ADT/StringRef.h"
#include <vector>

namespace palindrome::releases {

/// Divides a text into tokens: words (with a sigil, as %x, @"f g", !DILocation,
/// and with the colon of a label or of a field), numbers, strings, and single
/// other characters. Comments and spaces are no tokens. The tokens are parts of
/// the text.
std::vector<llvm::StringRef> tokensOf(llvm::StringRef text);

} // namespace palindrome::releases

#endif // PALINDROME_EXPORT_RELEASES_TOKENS_H
