// Contents that are compressed by zstd.

#ifndef PALINDROME_VERIFY_BASE_IO_ZSTD_H
#define PALINDROME_VERIFY_BASE_IO_ZSTD_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>

namespace palindrome {

/// Whether `contents` begin as those of a compressed file do. No module, text
/// or binary, begins so.
bool isZstd(llvm::StringRef contents);

/// A frame with a checksum, so that damage is noticed.
std::string compressZstd(llvm::StringRef contents);

/// What was compressed, of all frames of a file. An error says in a few words
/// what is wrong, also that it is more than `most` bytes or than an input may
/// have (`inputLimit`).
llvm::Expected<std::string> decompressZstd(llvm::StringRef compressed,
                                           uint64_t most = UINT64_MAX);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_ZSTD_H
