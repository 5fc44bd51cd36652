// The size that inputs may have.

#ifndef PALINDROME_VERIFY_BASE_IO_INPUTLIMIT_H
#define PALINDROME_VERIFY_BASE_IO_INPUTLIMIT_H

#include "llvm/Support/Error.h"
#include <cstdint>

namespace palindrome {

/// The most bytes that an input may have, after it was decompressed: 2048 MB,
/// or as many MB as the environment says in PALINDROME_MAX_INPUT; 0 stands for
/// no limit there. It is an error if that is no number.
llvm::Expected<uint64_t> inputLimit();

/// The error of an input that has more than `limit` bytes, without its name.
llvm::Error exceeds(uint64_t limit);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_INPUTLIMIT_H
