// Identifies what two versions of a symbol are, as text.

#ifndef PALINDROME_VERIFY_RUN_VERSIONS_TEXTS_H
#define PALINDROME_VERIFY_RUN_VERSIONS_TEXTS_H

#include "verify/run/versions/Forms.h"

namespace palindrome::versions {

/// A digest of the symbol `name` in both versions, with the functions that are
/// inlined in it: of 32 hexadecimal digits. Debug information and the names of
/// structs do not count, nor other symbols than by their names. Empty if one of
/// them has no text that determines it.
std::string digestOfTexts(const Side &older, const Side &newer,
                          llvm::StringRef name);

} // namespace palindrome::versions

#endif // PALINDROME_VERIFY_RUN_VERSIONS_TEXTS_H
