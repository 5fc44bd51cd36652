// What identifies the contents of a file.

#ifndef PALINDROME_VERIFY_BASE_IO_CONTENT_H
#define PALINDROME_VERIFY_BASE_IO_CONTENT_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome {

/// A digest of the contents of a file, of 32 hexadecimal digits (BLAKE3).
std::string contentDigest(llvm::StringRef contents);

/// Whether `text` has the form of such a digest, so that it is safe as a part
/// of a path.
bool isContentDigest(llvm::StringRef text);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_CONTENT_H
