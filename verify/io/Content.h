// What identifies the contents of a file.

#ifndef PALINDROME_VERIFY_IO_CONTENT_H
#define PALINDROME_VERIFY_IO_CONTENT_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome {

/// A digest of the contents of a file, of 32 hexadecimal digits (BLAKE3).
std::string contentDigest(llvm::StringRef contents);

} // namespace palindrome

#endif // PALINDROME_VERIFY_IO_CONTENT_H
